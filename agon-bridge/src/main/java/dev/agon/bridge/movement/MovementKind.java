package dev.agon.bridge.movement;

/** The kinds of movements. */
public enum MovementKind {
  MITCHELL("mitchell"),
  HOWELL("howell"),
  INDIVIDUAL("individual"),
  TEAMS("teams"),
  SWISS("swiss");

  private final String id;

  MovementKind(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }
}
