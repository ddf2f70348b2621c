package dev.agon.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.agon.game.Dice;
import dev.agon.scoring.RankedResults;
import dev.agon.scoring.Tally;
import java.util.Collections;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RatingsTest {
  private static final double POINTS = 400 / Math.log(10);
  private static final int[] THREE = {0, 1, 2};

  private static double rating(Ratings ratings, int entrant) {
    return ratings.of(entrant).orElseThrow().value();
  }

  private static double uncertainty(Ratings ratings, int entrant) {
    return ratings.of(entrant).orElseThrow().uncertainty();
  }

  /**
   * Three wins of four are odds of 3:1, 400 log10(3) = 190.85 points apart. The variance of the
   * difference is 1/(4000 * 3/4 * 1/4) = 1/750; each has half of the difference, so 1.96 * 173.72 *
   * sqrt(1/750) / 2 = 6.217.
   */
  @Test
  void twoAreApartByTheirOdds() {
    Ratings ratings = new Games().duels(0, 1, 3000, 1000, 0).ratings(2);
    assertThat(rating(ratings, 0)).isCloseTo(1500 + 190.85 / 2, within(0.05));
    assertThat(rating(ratings, 1)).isCloseTo(1500 - 190.85 / 2, within(0.05));
    assertThat(uncertainty(ratings, 0)).isCloseTo(6.217, within(0.005));
    assertThat(uncertainty(ratings, 1)).isCloseTo(6.217, within(0.005));
  }

  /**
   * Six wins of ten are log(1.5) = 0.405 apart, after 100 games with the variance 1/(100 * 0.6 *
   * 0.4) = 0.204^2: that is 1.99 standard errors, and 97.65 % of the normal distribution are below.
   */
  @Test
  void superiorityIsHowLikelyTheDifferenceIsAboveZero() {
    Ratings ratings = new Games().duels(0, 1, 60, 40, 0).ratings(2);
    assertThat(ratings.superiority(0, 1).orElseThrow()).isCloseTo(0.9765, within(0.001));
    assertThat(ratings.superiority(1, 0).orElseThrow())
        .isCloseTo(1 - ratings.superiority(0, 1).orElseThrow(), within(1e-12));
    assertThat(ratings.superiority(1, 1)).isEmpty();
  }

  /** At strengths x and -x the slope is 8/(1 + exp(2x)) - tanh(x/2), and 0 at the summit. */
  @Test
  void whoWinsEverythingStaysFinite() {
    Ratings ratings = new Games().duels(0, 1, 4, 0, 0).ratings(2);
    double x = (rating(ratings, 0) - 1500) / POINTS;
    assertThat(8 / (1 + Math.exp(2 * x))).isCloseTo(Math.tanh(x / 2), within(1e-9));
    assertThat(rating(ratings, 0)).isBetween(1700.0, 1750.0);
    assertThat(uncertainty(ratings, 0)).isBetween(200.0, 400.0);
    assertThat(rating(new Games().duels(0, 1, 1_000_000, 0, 0).ratings(2), 0)).isFinite();
  }

  /** Two couples who never met have the same results: the same ratings, and nothing between. */
  @Test
  void groupsThatNeverMeetAreComparedWithTheMeanAlone() {
    Ratings ratings = new Games().duels(0, 1, 60, 40, 0).duels(2, 3, 60, 40, 0).ratings(4);
    assertThat(rating(ratings, 0)).isCloseTo(rating(ratings, 2), within(1e-6));
    assertThat(ratings.superiority(0, 1).orElseThrow()).isCloseTo(0.976, within(0.003));
    assertThat(ratings.superiority(0, 2).orElseThrow()).isCloseTo(0.5, within(1e-6));
    assertThat(ratings.superiority(0, 3).orElseThrow()).isLessThan(0.6);
    assertThat(uncertainty(ratings, 0)).isGreaterThan(300);
  }

  @Test
  void whoHasFewerThanTwoGamesHasNone() {
    Ratings ratings = new Games().duels(0, 1, 3, 1, 0).duels(2, 0, 1, 0, 0).ratings(4);
    assertThat(ratings.of(0)).isPresent();
    assertThat(ratings.of(2)).isEmpty();
    assertThat(ratings.of(3)).isEmpty();
    assertThat(ratings.superiority(2, 0)).isEmpty();
    assertThat(new Games().ratings(2).of(0)).isEmpty();
  }

  @Test
  void levelIsHalfAWinEachAlsoWhereAllLost() {
    double halves = rating(new Games().duels(0, 1, 13, 5, 0).ratings(2), 0);
    assertThat(rating(new Games().duels(0, 1, 10, 2, 6).ratings(2), 0))
        .isCloseTo(halves, within(1e-6));
    Games lost = new Games().duels(0, 1, 10, 2, 0).add(6, new int[] {0, 1}, 2, 2);
    assertThat(rating(lost.ratings(2), 0)).isCloseTo(halves, within(1e-6));
  }

  /** Where one wins and the others share the last place, wins of 6:3:1 are such odds. */
  @Test
  void firstPlacesAloneAreOddsOfBeingFirst() {
    Ratings ratings =
        new Games()
            .add(6000, THREE, 1, 2, 2)
            .add(3000, THREE, 2, 1, 2)
            .add(1000, THREE, 2, 2, 1)
            .ratings(3);
    assertThat(rating(ratings, 0) - rating(ratings, 1)).isCloseTo(400 * Math.log10(2), within(0.2));
    assertThat(rating(ratings, 1) - rating(ratings, 2)).isCloseTo(400 * Math.log10(3), within(0.2));
  }

  /** The same as no match at all between those two. */
  @Test
  void whoShareTheLastPlaceAreNotCompared() {
    assertThat(new Games().add(1, THREE, 1, 2, 2).tally(3).choices().all()).hasSize(1);
    assertThat(new Games().add(1, THREE, 1, 2, 3).tally(3).choices().all()).hasSize(2);
    assertThat(new Games().add(1, THREE, 3, 3, 3).tally(3).choices().all()).hasSize(1);
  }

  /** Entrant 1 has the first place; entrant 0 has the next twenty, and 1 all others. */
  @Test
  void whoIsAheadAtALargeTableIsRatedHigherThanTheFirst() {
    int[] seats = IntStream.range(0, 40).map(seat -> seat == 0 || seat > 20 ? 1 : 0).toArray();
    int[] places = IntStream.rangeClosed(1, 40).toArray();
    Tally tally = new Games().add(1, seats, places).tally(2);
    assertThat(tally.choices().all()).isEmpty();
    Ratings ratings = Ratings.of(tally);
    assertThat(rating(ratings, 0)).isGreaterThan(rating(ratings, 1) + 200);
  }

  /** The oracle compares each two seats; a table of m seats has m - 1 choices. */
  @Test
  void allSeatsOfALargeTableAreCompared() {
    Dice dice = new Dice(11);
    Games games = new Games();
    double[][] ahead = new double[4][4];
    double choices = 0;
    for (int i = 0; i < 50; i++) {
      int size = RankedResults.MAX_RANKED + 1 + dice.nextInt(20);
      int[] seats = IntStream.range(0, size).map(_ -> dice.nextInt(4)).toArray();
      int[] places = IntStream.range(0, size).map(_ -> 1 + dice.nextInt(size)).toArray();
      games.add(1, seats, places);
      choices += size - 1;
      for (int one = 0; one < size; one++) {
        for (int other = 0; other < size; other++) {
          if (one != other) {
            int order = Integer.compare(places[other], places[one]);
            ahead[seats[one]][seats[other]] += 2.0 / size * (1 + order) / 2;
          }
        }
      }
    }
    RankedResults counted = games.tally(4).choices();
    double all = 0;
    for (int one = 0; one < 4; one++) {
      for (int other = 0; other < 4; other++) {
        all += ahead[one][other];
        if (one != other) {
          assertThat(counted.ahead(one, other)).isCloseTo(ahead[one][other], within(1e-9));
        }
      }
    }
    assertThat(all).isCloseTo(choices, within(1e-9));
    RankedResults twice = new RankedResults(4);
    twice.add(counted);
    twice.add(counted);
    assertThat(twice.ahead(0, 3)).isCloseTo(2 * ahead[0][3], within(1e-9));
  }

  /** Of six 63 companies can be made; from the 6 with one alone nobody is chosen. */
  @Test
  void memoryDoesNotGrowWithTheNumberOfMatches() {
    Dice dice = new Dice(5);
    Games games = new Games();
    for (int i = 0; i < 3_000; i++) {
      int[] places = IntStream.range(0, 6).map(_ -> 1 + dice.nextInt(6)).toArray();
      games.add(1, new int[] {0, 1, 2, 3, 4, 5}, places);
    }
    assertThat(games.tally(6).choices().all()).hasSize(57);
  }

  private static Games randomDuels(Dice dice, int entrants, int count) {
    Games games = new Games();
    for (int i = 0; i < count; i++) {
      int one = dice.nextInt(entrants);
      int other = (one + 1 + dice.nextInt(entrants - 1)) % entrants;
      int[][] places = {{1, 2}, {1, 2}, {2, 1}, {1, 1}, {2, 2}};
      int[] drawn = places[dice.nextInt(places.length)];
      games.add(1, new int[] {Math.min(one, other), Math.max(one, other)}, drawn);
    }
    return games;
  }

  /** Tables of so many seats; some have an entrant twice, and many places are shared. */
  private static Games randomTables(Dice dice, int entrants, int seats, int count) {
    Games games = new Games();
    for (int i = 0; i < count; i++) {
      int[] seated = new int[seats];
      int[] places = new int[seats];
      for (int seat = 0; seat < seats; seat++) {
        seated[seat] = dice.nextInt(4) == 0 ? dice.nextInt(entrants) : seat % entrants;
        places[seat] = 1 + dice.nextInt(seats);
      }
      games.add(1, seated, places);
    }
    return games;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void ratingsAreTheSummitOfTheObviousLikelihood(long seed) {
    Dice dice = new Dice(seed);
    for (int entrants = 2; entrants <= 5; entrants++) {
      Games games = randomDuels(dice, entrants, 4 * entrants);
      if (seed % 2 == 0 && entrants > 2) {
        randomTables(dice, entrants, 3, 5).all().forEach(g -> games.add(1, g.seats, g.places));
        randomTables(dice, entrants, 5, 5).all().forEach(g -> games.add(1, g.seats, g.places));
      }
      Tally tally = games.tally(entrants);
      double[] summit = new ObviousLikelihood(games, entrants).summit();
      if (IntStream.range(0, entrants).allMatch(i -> tally.score(i).games() >= 2)) {
        Ratings ratings = Ratings.of(tally);
        for (int i = 0; i < entrants; i++) {
          assertThat(rating(ratings, i)).isCloseTo(1500 + POINTS * summit[i], within(0.01));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void intervalsAreTheCurvatureAtThatSummit(long seed) {
    Dice dice = new Dice(seed);
    for (Games games : new Games[] {randomDuels(dice, 3, 30), randomTables(dice, 3, 4, 30)}) {
      ObviousLikelihood obvious = new ObviousLikelihood(games, 3);
      double variance = obvious.varianceOfFirstOfThree(obvious.summit());
      double interval = 1.96 * POINTS * Math.sqrt(variance);
      assertThat(uncertainty(games.ratings(3), 0)).isCloseTo(interval, within(interval * 1e-3));
    }
  }

  @Test
  void ratingsGoWithTheEntrantsWhateverTheyAreCalled() {
    Games games = randomDuels(new Dice(9), 4, 60);
    randomTables(new Dice(9), 4, 4, 20).all().forEach(g -> games.add(1, g.seats, g.places));
    int[] renamed = {2, 0, 3, 1};
    Games others = new Games();
    games
        .all()
        .forEach(
            g -> others.add(1, IntStream.of(g.seats).map(i -> renamed[i]).toArray(), g.places));
    Collections.reverse(others.all());
    Ratings ratings = games.ratings(4);
    Ratings after = others.ratings(4);
    for (int i = 0; i < 4; i++) {
      assertThat(rating(after, renamed[i])).isCloseTo(rating(ratings, i), within(1e-6));
      assertThat(uncertainty(after, renamed[i])).isCloseTo(uncertainty(ratings, i), within(1e-6));
    }
    assertThat(IntStream.range(0, 4).mapToDouble(i -> rating(ratings, i)).average().orElseThrow())
        .isCloseTo(1500, within(1e-9));
  }

  /** But for the added game, which weighs less than a hundredth here. */
  @Test
  void twiceTheGamesNarrowTheIntervalByTheRootOfTwo() {
    Games games = randomDuels(new Dice(3), 4, 600);
    randomTables(new Dice(3), 4, 4, 200).all().forEach(g -> games.add(1, g.seats, g.places));
    Tally once = games.tally(4);
    Tally twice = games.tally(4);
    twice.add(once);
    for (int i = 0; i < 4; i++) {
      double wide = uncertainty(Ratings.of(once), i);
      assertThat(uncertainty(Ratings.of(twice), i))
          .isCloseTo(wide / Math.sqrt(2), within(wide * 1e-2));
      assertThat(rating(Ratings.of(twice), i)).isCloseTo(rating(Ratings.of(once), i), within(1.0));
    }
  }

  /**
   * Four of known strengths play 40 games each against each other, 500 times. Of the 2,000
   * intervals 95 % should hold the truth; those of one tournament go together, so the share is
   * known to about 0.95 * 0.05 / 500 = 0.01^2, and three times that is allowed.
   */
  @Test
  void nineteenOfTwentyIntervalsHoldTheTruth() {
    double[] truth = {0.9, 0.3, -0.2, -1.0};
    Dice dice = new Dice(11);
    int held = 0;
    for (int tournament = 0; tournament < 500; tournament++) {
      Games games = new Games();
      for (int one = 0; one < 4; one++) {
        for (int other = 0; other < one; other++) {
          double chance = 1 / (1 + Math.exp(truth[other] - truth[one]));
          for (int game = 0; game < 40; game++) {
            boolean won = dice.nextDouble() < chance;
            games.duels(one, other, won ? 1 : 0, won ? 0 : 1, 0);
          }
        }
      }
      Ratings ratings = games.ratings(4);
      for (int i = 0; i < 4; i++) {
        double off = Math.abs(rating(ratings, i) - 1500 - POINTS * truth[i]);
        held += off <= uncertainty(ratings, i) ? 1 : 0;
      }
    }
    assertThat(held / 2000.0).isBetween(0.92, 0.98);
  }

  /** So many that steps are found by conjugate gradients: at the summit the slope is 0. */
  @Test
  void ofManyWhoMetTheSlopeIsLevelAtTheSummit() {
    int entrants = 200;
    double[] wins = new double[entrants];
    double[][] met = new double[entrants][entrants];
    Games games = new Games();
    Dice dice = new Dice(4);
    for (int one = 0; one < entrants; one++) {
      for (int other = 0; other < one; other++) {
        boolean won = dice.nextDouble() < 1 / (1 + Math.exp((other - one) / 50.0));
        games.duels(one, other, won ? 1 : 0, won ? 0 : 1, 0);
        wins[won ? one : other]++;
        met[one][other]++;
        met[other][one]++;
      }
    }
    Ratings ratings = games.ratings(entrants);
    double[] slope = new double[entrants];
    for (int one = 0; one < entrants; one++) {
      double strength = (rating(ratings, one) - 1500) / POINTS;
      slope[one] = wins[one] + 0.5 - 1 / (1 + Math.exp(-strength));
      for (int other = 0; other < entrants; other++) {
        double behind = (rating(ratings, other) - 1500) / POINTS - strength;
        slope[one] -= met[one][other] / (1 + Math.exp(behind));
      }
    }
    for (double value : slope) {
      assertThat(value).isCloseTo(slope[0], within(1e-6));
    }
  }

  /** The largest eliminations have more players than can be rated. */
  @Test
  void moreThanTwoThousandHaveNoRatings() {
    Tally tally = new Tally(2_001);
    for (int who = 0; who < 2_001; who++) {
      tally.addByes(who, 2, 1);
    }
    Ratings ratings = Ratings.of(tally);
    for (int who = 0; who < 2_001; who++) {
      assertThat(ratings.of(who)).isEmpty();
    }
  }
}
