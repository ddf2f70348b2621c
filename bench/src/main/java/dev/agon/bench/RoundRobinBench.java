package dev.agon.bench;

import dev.agon.entrant.MatchRunner;
import dev.agon.execute.LocalThreads;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.Tournament;
import dev.agon.run.TournamentListener;
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.stages.Standings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Games a second of a round robin of the deterministic bots, on one thread and on two; and their
 * processor time and that of a program in C, in turn.
 */
public final class RoundRobinBench {
  private static final double OLD_PROGRAM = 11_000;
  private static final List<String> BOTS =
      List.of("Greedy", "Coinage", "AllHigh", "AllLow", "CPlayer");
  private static final int GAMES = 50_000;
  private static final int REPEATS = 5;

  private final MatchRunner<CoinState, CoinView, Play> arena =
      CoinFightField.arena(BOTS.stream().map(CoinFightField::builtIn).toList());

  private RoundRobinBench() {}

  /** With the folder of the compiled programs. */
  public static void main(String[] args) throws IOException {
    RoundRobinBench bench = new RoundRobinBench();
    bench.gamesPerSecond(1);
    bench.gamesPerSecond(2);
    Median one = new Median();
    Median two = new Median();
    for (int i = 0; i < REPEATS; i++) {
      one.add(bench.gamesPerSecond(1));
      two.add(bench.gamesPerSecond(2));
    }
    System.out.printf("1 thread   %,11.0f games/s%n", one.value());
    System.out.printf(
        "2 threads  %,11.0f games/s, %.2f times one thread%n",
        two.value(), two.value() / one.value());
    System.out.printf(
        "old program %,10.0f games/s; two threads are %.0f times that (target: 20)%n",
        OLD_PROGRAM, two.value() / OLD_PROGRAM);
    new ComparedWithC(List.of(Path.of(args[0]).resolve("coinfight").toString(), "" + GAMES))
        .print(
            "the same",
            (long) BOTS.size() * (BOTS.size() - 1) * GAMES,
            results ->
                bench.play(
                    1,
                    (match, _) -> {
                      results.addDuel(match.result().outcome());
                      return true;
                    }));
  }

  private double gamesPerSecond(int threads) {
    long begin = System.nanoTime();
    long games = play(threads, (_, _) -> true).total().matches();
    return games / ((System.nanoTime() - begin) / 1e9);
  }

  private Standings play(int threads, TournamentListener listener) {
    return new Tournament(
            BOTS.size(), new RoundRobin(BOTS, GAMES), new Seeds(1), new Digest("bench"))
        .run(LocalThreads.computing(threads).playing(arena::play), listener)
        .orElseThrow();
  }
}
