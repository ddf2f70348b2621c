package dev.agon.app.bridge;

import dev.agon.bridge.report.CsvSessionReport;
import dev.agon.bridge.report.HtmlSessionReport;
import dev.agon.bridge.report.JsonSessionReport;
import dev.agon.bridge.report.OldReport;
import dev.agon.bridge.report.Report;
import dev.agon.bridge.report.ReportPart;
import dev.agon.bridge.report.TableSessionReport;
import dev.agon.bridge.report.UsebioReport;
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
  Report report(Set<ReportPart> parts) {
    return switch (this) {
      case TABLE -> new TableSessionReport();
      case CSV -> new CsvSessionReport(parts.iterator().next());
      case JSON -> new JsonSessionReport();
      case HTML -> new HtmlSessionReport();
      case USEBIO -> new UsebioReport();
      case OLD -> new OldReport();
    };
  }
}
