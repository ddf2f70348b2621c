package dev.agon.web.broadcast;

import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import java.util.List;
import java.util.Optional;

/** The matches of a broadcast in their order, and what the audience knows meanwhile. */
interface Programme extends AutoCloseable {
  /** What comes after the matches that were shown. */
  sealed interface Next {
    /** A match whose result is not shown yet, with its record if its moves are stored. */
    record Match(StoredMatch match, Optional<String> record) implements Next {
      /** The players by seat, of the names of all bots. */
      List<String> names(List<String> ofBots) {
        return match.seats().stream().map(ofBots::get).toList();
      }
    }

    /** A match that is still played. */
    record Waiting() implements Next {}

    /** Nothing. */
    record End() implements Next {}
  }

  /** The event as the audience knows it. */
  StoredEvent known();

  Next next();

  /** Shows the result of the match that came next. */
  void reveal();

  /** Called after the last match. */
  void end();

  /** Called when nothing more is shown, after the end or before it. */
  @Override
  default void close() {}
}
