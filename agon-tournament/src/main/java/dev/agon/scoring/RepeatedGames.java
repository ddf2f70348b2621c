package dev.agon.scoring;

import dev.agon.game.Dice;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;

/**
 * Finds matches that are the same game as an earlier one: the same entrants sit in the same seats,
 * all steps are equal, and chance had no part. Where chance takes part, two equal matches are two
 * observations, so they are no repeats.
 */
public final class RepeatedGames {
  private static final int FIRST_SIZE = 64;

  /** The games so far in a hash table with open addressing; 0 is an empty slot. */
  private long[] games = new long[FIRST_SIZE];

  private int count;

  /** Whether this is a game that was added before; adds it if not. */
  public boolean isRepeat(MatchSpec match, Result result) {
    if (!result.canRepeat()) {
      return false;
    }
    long key = result.stepsHash();
    for (int seat = 0; seat < match.seats().size(); seat++) {
      key = Dice.seed(key, match.entrant(seat));
    }
    return !add(key == 0 ? 1 : key);
  }

  /** False if the key is there already. */
  private boolean add(long key) {
    if (2 * count >= games.length) {
      long[] before = games;
      games = new long[2 * before.length];
      for (long one : before) {
        if (one != 0) {
          games[slot(one)] = one;
        }
      }
    }
    int slot = slot(key);
    if (games[slot] == key) {
      return false;
    }
    games[slot] = key;
    count++;
    return true;
  }

  /** Where the key is, or where it belongs. */
  private int slot(long key) {
    int slot = (int) key & (games.length - 1);
    while (games[slot] != 0 && games[slot] != key) {
      slot = (slot + 1) & (games.length - 1);
    }
    return slot;
  }
}
