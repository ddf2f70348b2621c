package dev.agon.games.coinfight.solve;

import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Denominations;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Moves over coins that are packed as in {@link Coins}, for a search to make millions of them. */
final class PackedMoves {
  enum Which {
    LOWEST,
    HIGHEST,
    ANY
  }

  /** A simple way to play: which coin to put on the table, and which change to take. */
  record Habit(Which coin, boolean mostCoins) {
    static final Habit MIN_LOST = new Habit(Which.ANY, false);

    static final List<Habit> ALL =
        List.of(
            MIN_LOST,
            new Habit(Which.ANY, true),
            new Habit(Which.LOWEST, false),
            new Habit(Which.LOWEST, true),
            new Habit(Which.HIGHEST, false));
  }

  record Move(int coin, long change) {
    /** What the move adds to the player's hand, and takes from the table. */
    long gain() {
      return change - (1L << 8 * coin);
    }
  }

  /** The most ways to take change for one coin that are considered; only huge tables have more. */
  private static final int MAX_CHANGES = 500;

  private final int[] cents;

  private int changesLeft;

  PackedMoves(Denominations denominations) {
    cents = new int[denominations.size()];
    Arrays.setAll(cents, denominations::cents);
  }

  /** The move of a player with this habit; the best coin by what the habit prefers. */
  long usualGain(Habit habit, long table, long hand) {
    int lowest = Long.numberOfTrailingZeros(hand) / 8;
    int highest = (63 - Long.numberOfLeadingZeros(hand)) / 8;
    int last = habit.coin() == Which.LOWEST ? lowest : highest;
    long best = 0;
    long bestScore = Long.MIN_VALUE;
    for (int coin = habit.coin() == Which.HIGHEST ? highest : lowest; coin <= last; coin++) {
      if (count(hand, coin) > 0) {
        Move move = new Move(coin, change(table, coin, habit.mostCoins()));
        long taken = number(move.change());
        long lost = (long) cents[coin] - value(move.change());
        long score = habit.mostCoins() ? (taken << 32) - lost : taken - (lost << 32);
        if (score > bestScore) {
          best = move.gain();
          bestScore = score;
        }
      }
    }
    return best;
  }

  /** As many coins as fit: from low to high for the most coins, from high to low for value. */
  private long change(long table, int coin, boolean mostCoins) {
    long change = 0;
    int room = cents[coin] - 1;
    for (int i = 0; i < coin; i++) {
      int index = mostCoins ? i : coin - 1 - i;
      int taken = Math.min(count(table, index), room / cents[index]);
      change += (long) taken << 8 * index;
      room -= taken * cents[index];
    }
    return change;
  }

  /**
   * Every coin with every change to which no coin can be added, the most value first: coins left on
   * the table only help the others.
   */
  List<Move> moves(long table, long hand) {
    List<Move> moves = new ArrayList<>();
    for (int coin = 0; coin < cents.length; coin++) {
      if (count(hand, coin) > 0) {
        changesLeft = MAX_CHANGES;
        addMoves(moves, coin, coin - 1, cents[coin] - 1, table, 0);
      }
    }
    return moves;
  }

  /** Takes every possible number of the denomination at the index, then of the lower ones. */
  private void addMoves(List<Move> moves, int coin, int index, int room, long table, long change) {
    if (changesLeft == 0) {
      return;
    }
    if (index < 0) {
      changesLeft--;
      if (!hasCoinFor(room, table - change)) {
        moves.add(new Move(coin, change));
      }
      return;
    }
    for (int n = Math.min(count(table, index), room / cents[index]); n >= 0; n--) {
      long more = change + ((long) n << 8 * index);
      addMoves(moves, coin, index - 1, room - n * cents[index], table, more);
    }
  }

  private boolean hasCoinFor(int room, long table) {
    return table != 0 && cents[Long.numberOfTrailingZeros(table) / 8] <= room;
  }

  private static int count(long coins, int index) {
    return (int) (coins >>> 8 * index & 0xFF);
  }

  private static int number(long coins) {
    int number = 0;
    for (long rest = coins; rest != 0; rest >>>= 8) {
      number += (int) (rest & 0xFF);
    }
    return number;
  }

  private int value(long coins) {
    int value = 0;
    for (int i = 0; i < cents.length; i++) {
      value += count(coins, i) * cents[i];
    }
    return value;
  }
}
