package dev.agon.bridge.report;

import java.util.Locale;

/** What can be shown of a session. */
public enum ReportPart {
  /** Places, percentages and totals. */
  RANKING,
  /** Every result of each board. */
  TRAVELLERS,
  /** Every board of each pair. */
  CARDS;

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
