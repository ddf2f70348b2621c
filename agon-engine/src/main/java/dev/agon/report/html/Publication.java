package dev.agon.report.html;

import dev.agon.report.EventReport;
import java.util.List;

/**
 * An event with all that is published of it.
 *
 * @param faults by bot and reason, in the order in which they are shown
 */
public record Publication(EventReport report, Particulars particulars, List<FaultSummary> faults) {
  public Publication {
    faults = List.copyOf(faults);
  }
}
