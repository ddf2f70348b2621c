package dev.agon.bridge.report;

/** A part of a session report. */
public enum ReportPart {
  /** Places, percentages and totals. */
  RANKING("ranking"),
  /** Every result of each board. */
  TRAVELLERS("travellers"),
  /** Every board of each pair. */
  CARDS("cards"),
  /** The standings of the teams of a team event. */
  TEAMS("teams"),
  /** The matches of a team event, by round. */
  MATCHES("matches");

  private final String id;

  ReportPart(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }
}
