package dev.agon.source;

/** What happens if a bot cannot be built. */
public enum OnBroken {
  /** It forfeits its matches. */
  FORFEIT("forfeit"),
  /** The event does not start. */
  STOP("stop");

  private final String id;

  OnBroken(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }
}
