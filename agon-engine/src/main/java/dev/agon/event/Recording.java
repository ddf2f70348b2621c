package dev.agon.event;

/** What is stored of every match. */
public enum Recording {
  /** Results and faults only. */
  RESULTS("results"),

  /** Also every step, so that a match can be replayed. */
  MOVES("moves"),

  /** Also the view and the time of each answer, and standard error. */
  ALL("all");

  private final String id;

  Recording(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }
}
