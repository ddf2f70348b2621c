package dev.agon.app.bridge;

import dev.agon.bridge.report.CsvSessionWriter;
import dev.agon.bridge.report.HtmlSessionWriter;
import dev.agon.bridge.report.JsonSessionWriter;
import dev.agon.bridge.report.OldSessionWriter;
import dev.agon.bridge.report.ReportPart;
import dev.agon.bridge.report.SessionWriter;
import dev.agon.bridge.report.TableSessionWriter;
import dev.agon.bridge.report.UsebioWriter;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The forms in which scored sessions can be had. */
enum BridgeOutput {
  TABLE,
  CSV,
  JSON,
  HTML,
  USEBIO,
  OLD;

  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What it shows unless told otherwise. */
  Set<ReportPart> usual() {
    return switch (this) {
      case TABLE, CSV, OLD -> EnumSet.of(ReportPart.RANKING);
      case JSON, HTML, USEBIO -> EnumSet.allOf(ReportPart.class);
    };
  }

  /** Whether it has a place for what the director should look at. */
  boolean hasFindings() {
    return this == TABLE || this == JSON || this == HTML;
  }

  /** A report that shows these parts. */
  SessionWriter report(Set<ReportPart> parts) {
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
