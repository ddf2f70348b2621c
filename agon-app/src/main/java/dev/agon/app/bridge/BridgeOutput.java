package dev.agon.app.bridge;

import dev.agon.bridge.page.HtmlSessionWriter;
import dev.agon.bridge.report.CsvSessionWriter;
import dev.agon.bridge.report.JsonSessionWriter;
import dev.agon.bridge.report.OldSessionWriter;
import dev.agon.bridge.report.ReportPart;
import dev.agon.bridge.report.SessionWriter;
import dev.agon.bridge.report.TableSessionWriter;
import dev.agon.bridge.report.UsebioWriter;
import java.util.EnumSet;
import java.util.Set;

/** The output formats for scored sessions. */
enum BridgeOutput {
  TABLE("table"),
  CSV("csv"),
  JSON("json"),
  HTML("html"),
  USEBIO("usebio"),
  OLD("old");

  private final String id;

  BridgeOutput(String id) {
    this.id = id;
  }

  /** As in flags. */
  String id() {
    return id;
  }

  /** The parts that are written without {@code --show}. */
  Set<ReportPart> defaultParts() {
    return switch (this) {
      case TABLE -> EnumSet.of(ReportPart.TEAMS, ReportPart.MATCHES, ReportPart.RANKING);
      case CSV, OLD -> EnumSet.of(ReportPart.RANKING);
      case JSON, HTML, USEBIO -> EnumSet.allOf(ReportPart.class);
    };
  }

  /** Whether the format includes the findings; otherwise they go to standard error. */
  boolean hasFindings() {
    return this == TABLE || this == JSON || this == HTML;
  }

  /** A writer of these parts. */
  SessionWriter writer(Set<ReportPart> parts) {
    return switch (this) {
      case TABLE -> new TableSessionWriter();
      case CSV -> new CsvSessionWriter(parts.iterator().next());
      case JSON -> new JsonSessionWriter();
      case HTML -> new HtmlSessionWriter();
      case USEBIO -> new UsebioWriter();
      case OLD -> new OldSessionWriter();
    };
  }
}
