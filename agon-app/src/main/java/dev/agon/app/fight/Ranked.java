package dev.agon.app.fight;

import dev.agon.scoring.Tally;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/** The original program's counts and orders. */
final class Ranked {
  private Ranked() {}

  /** Sorts bots by a figure, largest first; equal bots stay in listing order. */
  static List<Integer> by(ToLongFunction<Integer> figure, List<Integer> bots) {
    return bots.stream()
        .sorted(Comparator.comparingLong((Integer bot) -> -figure.applyAsLong(bot)))
        .toList();
  }

  /** The number of matches in which a bot won more games than it lost, from either seat. */
  static long matchesWon(Tally tally, int bot) {
    return IntStream.range(0, tally.entrants())
        .mapToLong(
            other ->
                (tally.ahead(bot, other) > tally.behind(bot, other) ? 1 : 0)
                    + (tally.behind(other, bot) > tally.ahead(other, bot) ? 1 : 0))
        .sum();
  }
}
