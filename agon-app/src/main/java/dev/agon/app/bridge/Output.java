package dev.agon.app.bridge;

import dev.agon.bridge.report.CsvReport;
import dev.agon.bridge.report.HtmlReport;
import dev.agon.bridge.report.JsonReport;
import dev.agon.bridge.report.OldReport;
import dev.agon.bridge.report.Part;
import dev.agon.bridge.report.Report;
import dev.agon.bridge.report.TableReport;
import dev.agon.bridge.report.UsebioReport;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The forms in which scored sessions can be had. */
enum Output {
  TABLE,
  CSV,
  JSON,
  HTML,
  USEBIO,
  OLD;

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What it shows unless told otherwise. */
  Set<Part> usual() {
    return switch (this) {
      case TABLE, CSV, OLD -> EnumSet.of(Part.RANKING);
      case JSON, HTML, USEBIO -> EnumSet.allOf(Part.class);
    };
  }

  /** Whether it has a place for what the director should look at. */
  boolean hasFindings() {
    return this == TABLE || this == JSON || this == HTML;
  }

  /** A report that shows these parts. */
  Report report(Set<Part> parts) {
    return switch (this) {
      case TABLE -> new TableReport();
      case CSV -> new CsvReport(parts.iterator().next());
      case JSON -> new JsonReport();
      case HTML -> new HtmlReport();
      case USEBIO -> new UsebioReport();
      case OLD -> new OldReport();
    };
  }
}
