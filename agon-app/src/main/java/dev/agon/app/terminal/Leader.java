package dev.agon.app.terminal;

import dev.agon.game.Outcome;
import java.util.List;
import java.util.OptionalInt;

/**
 * Who leads an event that is still played: the bot with the highest share of opponents that it
 * finished ahead of. It is an impression for the progress bar; the format decides the real order.
 */
final class Leader {
  private final double[] scores;
  private final long[] games;

  Leader(int bots) {
    scores = new double[bots];
    games = new long[bots];
  }

  void add(List<Integer> seats, Outcome outcome) {
    if (seats.size() > 2) {
      addPlaces(seats, outcome);
      return;
    }
    for (int seat = 0; seat < seats.size(); seat++) {
      int other = seats.size() - 1 - seat;
      add(seats.get(seat), half(outcome.place(other) - outcome.place(seat)));
    }
  }

  /** Ahead is 1, level 1/2, behind 0. */
  private static double half(int order) {
    return (1 + Integer.signum(order)) / 2.0;
  }

  /** With many seats the place alone says enough. */
  private void addPlaces(List<Integer> seats, Outcome outcome) {
    for (int seat = 0; seat < seats.size(); seat++) {
      add(seats.get(seat), 1 - (outcome.place(seat) - 1.0) / (seats.size() - 1));
    }
  }

  private void add(int bot, double score) {
    scores[bot] += score;
    games[bot]++;
  }

  /** The leader; bots with less than half as many games as others do not count yet. */
  OptionalInt bot() {
    long most = 0;
    for (long each : games) {
      most = Math.max(most, each);
    }
    int best = -1;
    for (int bot = 0; bot < games.length; bot++) {
      if (games[bot] > 0 && 2 * games[bot] >= most && (best < 0 || isBetter(bot, best))) {
        best = bot;
      }
    }
    return best < 0 ? OptionalInt.empty() : OptionalInt.of(best);
  }

  private boolean isBetter(int bot, int best) {
    int byShare = Double.compare(share(bot), share(best));
    return byShare > 0 || (byShare == 0 && scores[bot] > scores[best]);
  }

  /** The share of a bot that has played. */
  double share(int bot) {
    return scores[bot] / games[bot];
  }
}
