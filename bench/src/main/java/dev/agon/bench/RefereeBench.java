package dev.agon.bench;

import dev.agon.bot.Bot;
import dev.agon.bot.Seating;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.DrawKey;
import dev.agon.game.Game;
import dev.agon.game.Outcome;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.match.BuiltInPlayer;
import dev.agon.match.MatchPlayer;
import dev.agon.match.Referee;
import dev.agon.match.StepListener;
import dev.agon.record.MatchRecord;
import dev.agon.record.Recorder;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The price of the referee around a step: the same match without it, with it, and recorded. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class RefereeBench {
  private static final List<String> BOTS = List.of("Greedy", "CPlayer");

  private final Game<CoinState, CoinView, Play> game = CoinFightField.KIT.game();
  private final MatchRunner<CoinState, CoinView, Play> arena =
      CoinFightField.arena(BOTS.stream().map(CoinFightField::builtIn).toList());
  private final List<Bot<CoinView, Play>> bots = BOTS.stream().map(RefereeBench::bot).toList();
  private final MatchSpec pairing = new Seeds(1).spec(1, 1, List.of(0, 1));

  private static Bot<CoinView, Play> bot(String name) {
    return CoinFightField.KIT.bots().stream()
        .filter(bot -> bot.name().equals(name))
        .findFirst()
        .orElseThrow()
        .sit()
        .apply(new Seating(0, 2, CoinFightField.SETTINGS, 1));
  }

  /** Nothing but the rules and the bots. */
  @Benchmark
  public Outcome bare() {
    CoinState state = game.start(CoinFightField.SETTINGS, bots.size());
    while (game.turn(state) instanceof Turn.OneDecides(int seat)) {
      Play play = bots.get(seat).move(game.view(state, seat));
      if (game.refuse(state, seat, play).isPresent()) {
        throw new IllegalStateException("these bots make no illegal move");
      }
      state = game.apply(state, new Step.Moved<>(seat, play));
    }
    return game.outcome(state);
  }

  /** As the referee plays it, nobody watching. */
  @Benchmark
  public Result referee() {
    List<MatchPlayer<CoinView, Play>> players =
        List.of(new BuiltInPlayer<>(bots.get(0)), new BuiltInPlayer<>(bots.get(1)));
    return new Referee<>(game, CoinFightField.SETTINGS)
        .play(players, DrawKey.ofNumber(1), StepListener.none());
  }

  /** With the players sitting down and getting up. */
  @Benchmark
  public Result arena() {
    return arena.play(pairing);
  }

  /** With every step written down. */
  @Benchmark
  public MatchRecord recorded() {
    return Recorder.record(arena, pairing, StepListener.none());
  }

  /** Runs the benchmarks and prints what a step costs in each. */
  public static void main(String[] args) throws RunnerException {
    int steps = new RefereeBench().referee().steps();
    Collection<RunResult> results =
        new Runner(
                new OptionsBuilder()
                    .include(RefereeBench.class.getName() + "\\.")
                    .verbosity(VerboseMode.SILENT)
                    .build())
            .run();
    System.out.printf("a match of %s against %s, %d steps%n", BOTS.get(0), BOTS.get(1), steps);
    double bare = perStep(results, "bare", steps);
    for (String way : List.of("bare", "referee", "arena", "recorded")) {
      double cost = perStep(results, way, steps);
      System.out.printf("%-9s %7.1f ns a step, %+7.1f over bare%n", way, cost, cost - bare);
    }
  }

  private static double perStep(Collection<RunResult> results, String way, int steps) {
    return results.stream()
            .map(RunResult::getPrimaryResult)
            .filter(result -> result.getLabel().equals(way))
            .findFirst()
            .orElseThrow()
            .getScore()
        / steps;
  }
}
