package dev.agon.ladder.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.agon.rating.Ratings;
import dev.agon.scoring.NormalDistribution;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LadderFitTest {
  private static final double[] NOTHING = {};
  private static final double INTERVAL = 1.96;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void ratingsAndIntervalsAreThoseOfTheDenseFit(long seed) {
    int versions = (int) (5 + 20 * seed);
    DrawnResults drawn = new DrawnResults(versions, seed).duels(10 * versions);
    if (seed % 2 == 0) {
      drawn.tables(5 * versions);
    }
    Ratings dense = Ratings.of(drawn.tally());
    LadderFit fit = LadderFit.of(drawn.sparse(), NOTHING);
    int[] all = IntStream.range(0, versions).toArray();
    FitCovariance exact = fit.covariance(all);
    for (int version : all) {
      Ratings.Rating rating = dense.of(version).orElseThrow();
      assertThat(1500 + fit.elo(version)).isCloseTo(rating.value(), within(1e-3));
      assertThat(INTERVAL * exact.error(version)).isCloseTo(rating.uncertainty(), within(1e-3));
    }
    double superiority = dense.superiority(0, 1).orElseThrow();
    double difference = (fit.elo(0) - fit.elo(1)) / exact.differenceError(0, 1);
    assertThat(NormalDistribution.below(difference)).isCloseTo(superiority, within(1e-5));
  }

  @Test
  void theOrderOfResultsAndTheStartChangeNothing() {
    DrawnResults drawn = new DrawnResults(40, 7).duels(400);
    LadderFit fit = LadderFit.of(drawn.sparse(), NOTHING);
    List<DrawnResults.Table> tables = new ArrayList<>(drawn.all());
    Collections.reverse(tables);
    SparseResults portions = new SparseResults();
    portions.grow(40);
    for (int i = 0; i < tables.size(); i++) {
      portions.addTable(tables.get(i).seated, tables.get(i).places);
      if (i % 37 == 0) {
        portions.rows();
      }
    }
    double[] elsewhere = IntStream.range(0, 40).mapToDouble(i -> 300 - 20 * i).toArray();
    LadderFit other = LadderFit.of(portions, elsewhere);
    assertThat(LadderFit.of(portions, NOTHING).elo()).isEqualTo(fit.elo());
    for (int version = 0; version < 40; version++) {
      assertThat(other.elo(version)).isCloseTo(fit.elo(version), within(1e-4));
    }
  }

  @Test
  void aVersionWithoutGamesTakesNoPart() {
    DrawnResults drawn = new DrawnResults(10, 3).duels(100);
    LadderFit fit = LadderFit.of(drawn.sparse(), NOTHING);
    SparseResults more = drawn.sparse();
    more.grow(12);
    LadderFit grown = LadderFit.of(more, NOTHING);
    for (int version = 0; version < 10; version++) {
      assertThat(grown.elo(version)).isCloseTo(fit.elo(version), within(1e-6));
    }
    assertThat(grown.elo(11)).isZero();
    assertThat(grown.errors()[11]).isInfinite();
    assertThat(grown.quickErrors()[11]).isInfinite();
  }

  @Test
  void ratingsStayFiniteWhereOneWinsEverything() {
    SparseResults results = new SparseResults();
    results.grow(3);
    for (int i = 0; i < 100_000; i++) {
      results.addDuel(0, 1, 2);
      results.addDuel(1, 2, 2);
    }
    LadderFit fit = LadderFit.of(results, NOTHING);
    assertThat(fit.elo(0)).isBetween(1000.0, 4000.0);
    assertThat(fit.elo(0)).isGreaterThan(fit.elo(1));
  }

  /** Of 1,000 versions, with few games and with many, and with neighbours only. */
  @ParameterizedTest
  @ValueSource(ints = {20, 60, 200})
  void estimatedIntervalsAreWithinATwentiethOfTheExactOnes(int games) {
    int versions = 1_000;
    DrawnResults drawn = new DrawnResults(versions, games).duels(games * versions / 4);
    for (int i = 0; i < games * versions / 4; i++) {
      int one = i % versions;
      drawn.duel(one, (one + 1 + i / versions % 12) % versions);
    }
    LadderFit fit = LadderFit.of(drawn.sparse(), NOTHING);
    int[] all = IntStream.range(0, versions).toArray();
    FitCovariance exact = fit.covariance(all);
    double[] errors = fit.errors();
    for (int version : all) {
      assertThat(errors[version])
          .isCloseTo(exact.error(version), within(0.05 * exact.error(version)));
    }
  }

  @Test
  void estimatedIntervalsOfTablesAreWithinATwentiethOfTheExactOnes() {
    LadderFit fit = LadderFit.of(new DrawnResults(200, 5).tables(4_000).sparse(), NOTHING);
    int[] all = IntStream.range(0, 200).toArray();
    FitCovariance exact = fit.covariance(all);
    double[] errors = fit.errors();
    for (int version : all) {
      assertThat(errors[version])
          .isCloseTo(exact.error(version), within(0.05 * exact.error(version)));
    }
  }

  @Test
  void nineteenOfTwentyIntervalsHoldTheTruth() {
    int held = 0;
    int all = 0;
    for (int ladder = 0; ladder < 40; ladder++) {
      DrawnResults drawn = new DrawnResults(50, ladder).withoutDraws().duels(1_500);
      double mean = Arrays.stream(drawn.strengths).average().orElseThrow();
      LadderFit fit = LadderFit.of(drawn.sparse(), NOTHING);
      double[] errors = fit.errors();
      for (int version = 0; version < 50; version++) {
        double truth = (drawn.strengths[version] - mean) * LadderFit.POINTS;
        held += Math.abs(fit.elo(version) - truth) < INTERVAL * errors[version] ? 1 : 0;
        all++;
      }
    }
    assertThat((double) held / all).isBetween(0.93, 0.97);
  }
}
