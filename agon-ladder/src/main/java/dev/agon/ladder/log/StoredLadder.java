package dev.agon.ladder.log;

import java.time.Instant;

/**
 * A ladder in a database.
 *
 * @param id its number among ladders, from 1
 * @param entries how many entries are stored
 */
public record StoredLadder(long id, LadderHead head, Instant started, long entries) {
  public String name() {
    return head.event().name();
  }
}
