package dev.agon.bridge.report;

import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.ScoredSession;
import java.util.List;
import java.util.Set;

/**
 * A scored session and the parts of it to write.
 *
 * @param file the name of the session's file
 * @param by the figure that ranks
 * @param findings likely mistakes, one line each
 */
public record SessionReport(
    String file,
    ScoredSession scored,
    RankingMeasure by,
    Set<ReportPart> parts,
    List<String> findings) {
  public SessionReport {
    parts = Set.copyOf(parts);
    findings = List.copyOf(findings);
  }

  public boolean shows(ReportPart part) {
    return parts.contains(part);
  }

  /** The session's title; the file's name if it has none. */
  public String title() {
    return scored.session().title().isEmpty() ? file : scored.session().title();
  }
}
