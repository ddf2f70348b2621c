package dev.agon.bridge.report;

import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.ScoredSession;
import java.util.List;
import java.util.Set;

/**
 * What is to be shown.
 *
 * @param file where the session comes from
 * @param findings what the director should look at
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

  boolean shows(ReportPart part) {
    return parts.contains(part);
  }

  /** The session's own name, or its file's. */
  String title() {
    return scored.session().title().isEmpty() ? file : scored.session().title();
  }
}
