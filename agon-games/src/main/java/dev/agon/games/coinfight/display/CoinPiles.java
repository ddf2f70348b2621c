package dev.agon.games.coinfight.display;

import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.Coins;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which of several equal coins is where, so that a picture can show a coin moving. The last coin
 * that came to a pile is its top, and the first to leave it; immutable.
 *
 * @param piles the numbers of the coins, by holder (the seats, then the table) and denomination
 */
record CoinPiles(List<List<List<Integer>>> piles) {

  /** All coins are in the hands, numbered seat by seat. */
  static CoinPiles of(CoinState start) {
    int seats = start.players();
    int kinds = start.table().denominations().size();
    List<List<List<Integer>>> piles = new ArrayList<>();
    int[] next = new int[kinds];
    for (int holder = 0; holder <= seats; holder++) {
      Coins coins = holder == seats ? start.table() : start.hand(holder);
      List<List<Integer>> own = new ArrayList<>();
      for (int kind = 0; kind < kinds; kind++) {
        int first = next[kind];
        next[kind] += coins.count(kind);
        own.add(IntStream.range(first, next[kind]).boxed().toList());
      }
      piles.add(List.copyOf(own));
    }
    return new CoinPiles(List.copyOf(piles));
  }

  List<Integer> hand(int seat, int kind) {
    return piles.get(seat).get(kind);
  }

  List<Integer> table(int kind) {
    return piles.getLast().get(kind);
  }

  CoinPiles played(int seat, int kind, Coins change) {
    int table = piles.size() - 1;
    CoinPiles moved = moved(seat, table, kind, 1);
    for (int i = 0; i < change.denominations().size(); i++) {
      moved = moved.moved(table, seat, i, change.count(i));
    }
    return moved;
  }

  private CoinPiles moved(int from, int to, int kind, int count) {
    List<Integer> source = piles.get(from).get(kind);
    int left = source.size() - count;
    List<Integer> target = new ArrayList<>(piles.get(to).get(kind));
    target.addAll(source.subList(left, source.size()));
    return with(from, kind, source.subList(0, left)).with(to, kind, target);
  }

  private CoinPiles with(int holder, int kind, List<Integer> coins) {
    List<List<List<Integer>>> changed = new ArrayList<>(piles);
    List<List<Integer>> own = new ArrayList<>(changed.get(holder));
    own.set(kind, List.copyOf(coins));
    changed.set(holder, List.copyOf(own));
    return new CoinPiles(List.copyOf(changed));
  }

  /** The piles after the seat's coins left the game. */
  CoinPiles without(int seat) {
    CoinPiles left = this;
    for (int kind = 0; kind < piles.get(seat).size(); kind++) {
      left = left.with(seat, kind, List.of());
    }
    return left;
  }
}
