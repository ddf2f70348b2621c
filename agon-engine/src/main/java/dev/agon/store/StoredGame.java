package dev.agon.store;

import java.time.Instant;
import java.util.Optional;

/**
 * A game that people play or have played.
 *
 * @param setup who plays what, as its front end wrote it
 * @param progress the answers so far, as its front end wrote them
 * @param record the record of the match, once the game is over with a result
 */
public record StoredGame(
    long id, Instant started, String setup, String progress, Optional<String> record) {
  public boolean isOver() {
    return record.isPresent();
  }
}
