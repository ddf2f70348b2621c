package dev.agon.sandbox;

/** Whether programs run in a box. */
public enum SandboxMode {
  /** In a box where there is one; elsewhere without, which is said loudly. */
  ON("on"),
  /** In a box; where there is none, nothing is played. */
  REQUIRE("require"),
  /** As the arena's user, with everything that user can do. */
  OFF("off");

  private final String id;

  SandboxMode(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }
}
