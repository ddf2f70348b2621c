package dev.agon.game;

/** How a seat forfeits. Who got what because of it is the {@link Outcome}'s to say. */
public enum ForfeitReason {
  ILLEGAL_MOVE("illegal move"),
  UNREADABLE("unreadable answer"),
  TIME("loses on time"),
  DISCONNECTED("disconnects"),
  STALLED("stalls at the start"),
  QUARANTINED("quarantined");

  private final String words;

  ForfeitReason(String words) {
    this.words = words;
  }

  /** As people read it. */
  public String words() {
    return words;
  }
}
