package dev.agon.bench;

import dev.agon.game.Dice;
import dev.agon.game.DrawKey;
import dev.agon.ladder.FittedRatings;
import dev.agon.ladder.LadderSettings;
import dev.agon.ladder.LadderVersion;
import dev.agon.ladder.fit.FitCovariance;
import dev.agon.ladder.fit.LadderFit;
import dev.agon.ladder.fit.SparseResults;
import dev.agon.ladder.pair.InformationPairing;
import dev.agon.ladder.pair.PairingState;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** What ratings and choices of a ladder with 10,000 versions and 5 million results cost. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3)
@Measurement(iterations = 5)
@Fork(value = 1, jvmArgsAppend = "-Xmx512m")
public class LadderBench {
  private static final int VERSIONS = 10_000;
  private static final int RESULTS = 5_000_000;
  private static final int MORE = 1_000;
  private static final int SHOWN = 100;
  private static final double SPREAD = 1.15;

  private final Dice dice = new Dice(1);
  private final double[] odds = new double[VERSIONS];
  private final SparseResults results = new SparseResults();
  private final InformationPairing rule = new InformationPairing();
  private final PairingState state = new PairingState(LadderSettings.of(2));
  private LadderFit fit = LadderFit.of(results, new double[0]);
  private FittedRatings ratings = FittedRatings.NONE;

  /** Draws strengths and results, and lets everybody join. */
  @Setup
  public void prepare() {
    results.grow(VERSIONS);
    for (int version = 0; version < VERSIONS; version++) {
      double sum = -6;
      for (int i = 0; i < 12; i++) {
        sum += dice.nextDouble();
      }
      odds[version] = Math.exp(SPREAD * sum);
      state.join(new LadderVersion(version, "bot" + version, "", "", 1, OptionalInt.empty()));
    }
    add(RESULTS);
    fit = LadderFit.of(results, new double[0]);
    ratings = fit.ratings(0);
  }

  private void add(int count) {
    for (int i = 0; i < count; i++) {
      int one = dice.nextInt(VERSIONS);
      int other = (one + 1 + dice.nextInt(VERSIONS - 1)) % VERSIONS;
      boolean won = dice.nextDouble() < odds[one] / (odds[one] + odds[other]);
      results.addDuel(one, other, won ? 2 : 0);
    }
  }

  /** All ratings without a start. */
  @Benchmark
  public LadderFit fromNothing() {
    return LadderFit.of(results, new double[0]);
  }

  /** All ratings from those before the last results. */
  @Benchmark
  public LadderFit afterMore() {
    add(MORE);
    fit = LadderFit.of(results, fit.elo());
    return fit;
  }

  /** The intervals of all. */
  @Benchmark
  public double[] allIntervals() {
    return fit.errors();
  }

  /** The exact intervals of those that are shown. */
  @Benchmark
  public FitCovariance shownIntervals() {
    return fit.covariance(IntStream.range(0, SHOWN).toArray());
  }

  /** A thousand matches, with new ratings every 256. */
  @Benchmark
  public long choices() {
    long end = state.nextMatch() + MORE;
    while (state.nextMatch() < end) {
      if (state.horizon() > state.fit().results()) {
        state.know(
            new FittedRatings(state.horizon(), ratings.elo(), ratings.errors()),
            List.of(),
            List.of());
      }
      state.choose(rule, DrawKey.ofNumber(1));
    }
    return end;
  }

  /** Runs the benchmarks and prints the medians. */
  public static void main(String[] args) throws RunnerException {
    for (RunResult result :
        new Runner(
                new OptionsBuilder()
                    .include(LadderBench.class.getName() + "\\.")
                    .verbosity(VerboseMode.SILENT)
                    .build())
            .run()) {
      System.out.printf(
          "%-15s %7.0f ms%n",
          result.getPrimaryResult().getLabel(),
          result.getPrimaryResult().getStatistics().getPercentile(50));
    }
  }
}
