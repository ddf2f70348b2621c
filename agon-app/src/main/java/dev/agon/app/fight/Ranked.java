package dev.agon.app.fight;

import dev.agon.scoring.Tally;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/** How the old program counts and orders. */
final class Ranked {
  private Ranked() {}

  /** Most first; equal ones in listing order. */
  static List<Integer> by(ToLongFunction<Integer> figure, List<Integer> bots) {
    return bots.stream()
        .sorted(Comparator.comparingLong((Integer bot) -> -figure.applyAsLong(bot)))
        .toList();
  }

  /** The matches a bot won: those with more games won than lost, from either seat. */
  static long matchesWon(Tally tally, int bot) {
    return IntStream.range(0, tally.entrants())
        .mapToLong(
            other ->
                (tally.ahead(bot, other) > tally.behind(bot, other) ? 1 : 0)
                    + (tally.behind(other, bot) > tally.ahead(other, bot) ? 1 : 0))
        .sum();
  }
}
