package dev.agon.rating;

import java.util.Arrays;

/** The likelihood as the documentation has it, game by game, and its summit found by trying. */
final class ObviousLikelihood {
  private final Games games;
  private final int entrants;

  ObviousLikelihood(Games games, int entrants) {
    this.games = games;
    this.entrants = entrants;
  }

  /** Of strengths whose last one is such that their sum is 0. */
  double at(double... free) {
    double[] strengths = Arrays.copyOf(free, entrants);
    strengths[entrants - 1] = -Arrays.stream(free).sum();
    double sum = 0;
    for (double strength : strengths) {
      sum += 0.5 * Math.log(chance(strength, 0)) + 0.5 * Math.log(chance(0, strength));
    }
    for (Games.Game game : games.all()) {
      sum += of(game, strengths);
    }
    return sum;
  }

  private static double chance(double one, double other) {
    return 1 / (1 + Math.exp(other - one));
  }

  /** From the best place on, one of those who have it is chosen among all who are not better. */
  private static double of(Games.Game game, double[] strengths) {
    int[] places = Arrays.stream(game.places).distinct().sorted().toArray();
    int choices = Math.max(1, places.length - 1);
    double sum = 0;
    for (int c = 0; c < choices; c++) {
      double company = 0;
      double chosen = 0;
      double sharing = 0;
      for (int seat = 0; seat < game.seats.length; seat++) {
        double strength = strengths[game.seats[seat]];
        company += game.places[seat] >= places[c] ? Math.exp(strength) : 0;
        chosen += game.places[seat] == places[c] ? strength : 0;
        sharing += game.places[seat] == places[c] ? 1 : 0;
      }
      sum += chosen / sharing - Math.log(company);
    }
    return sum;
  }

  /** Steps along every axis, shorter ones when none of them leads higher. */
  double[] summit() {
    double[] at = new double[entrants - 1];
    double best = at(at);
    for (double step = 1; step > 1e-7; ) {
      boolean higher = false;
      for (int axis = 0; axis < at.length; axis++) {
        for (double move : new double[] {step, -step}) {
          at[axis] += move;
          double value = at(at);
          if (value > best) {
            best = value;
            higher = true;
          } else {
            at[axis] -= move;
          }
        }
      }
      step = higher ? step : step / 2;
    }
    double[] all = Arrays.copyOf(at, entrants);
    all[entrants - 1] = -Arrays.stream(at).sum();
    return all;
  }

  /**
   * The variance of the first of three strengths: of the matrix of second differences, inverted.
   */
  double varianceOfFirstOfThree(double[] summit) {
    double a = summit[0];
    double b = summit[1];
    double h = 1e-3;
    double middle = at(a, b);
    double aa = -(at(a + h, b) - 2 * middle + at(a - h, b)) / (h * h);
    double bb = -(at(a, b + h) - 2 * middle + at(a, b - h)) / (h * h);
    double ab =
        -(at(a + h, b + h) - at(a + h, b - h) - at(a - h, b + h) + at(a - h, b - h)) / (4 * h * h);
    return bb / (aa * bb - ab * ab);
  }
}
