package dev.agon.web.page;

/** Whether an event is played; the word is shown beside its colour. */
public enum EventState {
  /** It is played now. */
  LIVE("live"),
  OVER("over"),
  /** It is shown match by match, as far as it is revealed. */
  PREMIERE("premiere"),
  /** It is not finished, and nobody plays it. */
  STOPPED("stopped");

  private final String id;

  EventState(String id) {
    this.id = id;
  }

  /** Whether its page tells news by itself. */
  boolean isFollowed() {
    return this == LIVE || this == PREMIERE;
  }

  public String id() {
    return id;
  }
}
