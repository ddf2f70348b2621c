package dev.agon.bridge.page;

import dev.agon.bridge.report.SessionReport;
import dev.agon.bridge.report.SessionWriter;

/** Writes a session as a self-contained page, for the screen and for print. */
public final class HtmlSessionWriter implements SessionWriter {
  @Override
  public String write(SessionReport report) {
    return SessionPage.write(PublishedSession.of(report));
  }
}
