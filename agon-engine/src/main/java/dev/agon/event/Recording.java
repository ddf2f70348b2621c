package dev.agon.event;

/** What is stored of every match. */
public enum Recording {
  /** Who got what, and who failed. */
  RESULTS("results"),

  /** Every step too, so that a match can be replayed. */
  MOVES("moves"),

  /** What each bot saw when it was asked, what each answer took, and standard error too. */
  ALL("all");

  private final String id;

  Recording(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }
}
