package dev.agon.bridge.evening;

import dev.agon.bridge.file.SessionFile;
import dev.agon.bridge.file.SessionFile.SessionFormat;
import dev.agon.bridge.old.OldFile;
import dev.agon.bridge.old.OldScorer;
import dev.agon.bridge.page.PublishedSession;
import dev.agon.bridge.page.SessionPage;
import dev.agon.bridge.report.CsvSessionWriter;
import dev.agon.bridge.report.JsonSessionWriter;
import dev.agon.bridge.report.OldSessionWriter;
import dev.agon.bridge.report.ReportPart;
import dev.agon.bridge.report.SessionReport;
import dev.agon.bridge.report.SessionWriter;
import dev.agon.bridge.report.TableSessionWriter;
import dev.agon.bridge.report.UsebioWriter;
import dev.agon.bridge.session.EventKind;
import dev.agon.text.UserError;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Set;

/** The output formats for scored sessions. */
public enum SessionOutput {
  TABLE("table"),
  CSV("csv"),
  JSON("json"),
  HTML("html"),
  USEBIO("usebio"),
  OLD("old");

  private final String id;

  SessionOutput(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  /** The parts that are written if none are named. */
  public Set<ReportPart> defaultParts() {
    return switch (this) {
      case TABLE -> EnumSet.of(ReportPart.TEAMS, ReportPart.MATCHES, ReportPart.RANKING);
      case CSV, OLD -> EnumSet.of(ReportPart.RANKING);
      case JSON, HTML, USEBIO -> EnumSet.allOf(ReportPart.class);
    };
  }

  public boolean hasFindings() {
    return this == TABLE || this == JSON || this == HTML;
  }

  public SessionWriter writer(Set<ReportPart> parts) {
    return switch (this) {
      case TABLE -> new TableSessionWriter();
      case CSV -> new CsvSessionWriter(parts.iterator().next());
      case JSON -> new JsonSessionWriter();
      case HTML -> report -> SessionPage.write(PublishedSession.of(report));
      case USEBIO -> new UsebioWriter();
      case OLD -> new OldSessionWriter();
    };
  }

  /** Writes the report of a file with this content, which is empty for several files. */
  public byte[] write(SessionReport report, byte[] content) {
    boolean oneSided = SessionFile.formatOf(content) == SessionFormat.OLD;
    if (oneSided && this == OLD) {
      return OldScorer.output(OldFile.read(report.file(), content));
    }
    if (oneSided && this == USEBIO) {
      throw new UserError(
          report.file()
              + ": USEBIO output needs both sides of each result; this file has only one");
    }
    EventKind kind = report.scored().session().kind();
    if (kind != EventKind.PAIRS && (this == USEBIO || this == OLD)) {
      throw new UserError(
          "%s: --output %s has no event for %s; use table, csv, json or html"
              .formatted(report.file(), id, kind == EventKind.TEAMS ? "teams" : "individuals"));
    }
    return writer(report.parts()).write(report).getBytes(StandardCharsets.UTF_8);
  }
}
