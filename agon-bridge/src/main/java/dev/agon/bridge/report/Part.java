package dev.agon.bridge.report;

import java.util.Locale;

/** What can be shown of a session. */
public enum Part {
  /** Places, percentages and totals. */
  RANKING,
  /** Every result of each board. */
  TRAVELLERS,
  /** Every board of each pair. */
  CARDS;

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
