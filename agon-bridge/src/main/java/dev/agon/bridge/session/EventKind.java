package dev.agon.bridge.session;

/** What competes in an event. */
public enum EventKind {
  PAIRS("pairs"),
  TEAMS("teams"),
  INDIVIDUAL("individual");

  private final String id;

  EventKind(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }
}
