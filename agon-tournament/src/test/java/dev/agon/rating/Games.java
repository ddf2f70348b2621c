package dev.agon.rating;

import dev.agon.game.Outcome;
import dev.agon.result.Result;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Specs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Results one by one, as a slow and obvious reader of them wants them. */
final class Games {
  private final List<Game> games = new ArrayList<>();

  /** Who sat where and what places they had. */
  static final class Game {
    final int[] seats;
    final int[] places;

    Game(int[] seats, int[] places) {
      this.seats = seats;
      this.places = ranking(places);
    }

    /** The places with gaps closed, and with gaps behind shared places. */
    private static int[] ranking(int[] places) {
      if (Arrays.stream(places).allMatch(place -> place == places.length)) {
        return places;
      }
      return Arrays.stream(places)
          .map(place -> 1 + (int) Arrays.stream(places).filter(other -> other < place).count())
          .toArray();
    }
  }

  Games add(int times, int[] seats, int... places) {
    for (int i = 0; i < times; i++) {
      games.add(new Game(seats, places));
    }
    return this;
  }

  /** Games of two: so many won by the one, won by the other, and level. */
  Games duels(int one, int other, int won, int lost, int level) {
    return add(won, new int[] {one, other}, 1, 2)
        .add(lost, new int[] {one, other}, 2, 1)
        .add(level, new int[] {one, other}, 1, 1);
  }

  List<Game> all() {
    return games;
  }

  Tally tally(int entrants) {
    Tally tally = new Tally(entrants);
    for (Game game : games) {
      tally.add(
          Specs.SEEDS.spec(1, 1, Arrays.stream(game.seats).boxed().toList()),
          new Result(Outcome.of(game.places, new double[game.places.length]), List.of(), 1));
    }
    return tally;
  }

  Ratings ratings(int entrants) {
    return Ratings.of(tally(entrants));
  }
}
