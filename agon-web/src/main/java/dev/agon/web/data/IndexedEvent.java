package dev.agon.web.data;

import java.time.Instant;
import java.util.List;
import java.util.Locale;

/**
 * An event as lists and the search need it.
 *
 * @param isOver whether all of it is played and revealed
 */
public record IndexedEvent(
    long id,
    Instant started,
    String name,
    String game,
    List<EnteredBot> bots,
    boolean isTest,
    boolean isOver) {
  public IndexedEvent {
    bots = List.copyOf(bots);
  }

  /** A bot that plays in it. */
  public record EnteredBot(String name, String author) {}

  /** Whether its name contains this text, in whatever letters. */
  public boolean isNamedLike(String part) {
    return name.toLowerCase(Locale.ROOT).contains(part.toLowerCase(Locale.ROOT));
  }

  IndexedEvent notOver() {
    return new IndexedEvent(id, started, name, game, bots, isTest, false);
  }
}
