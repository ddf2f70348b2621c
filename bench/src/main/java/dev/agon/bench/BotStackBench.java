package dev.agon.bench;

import dev.agon.bot.BuiltInBot;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Settings;
import dev.agon.games.botstack.BotStackKit;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.Tournament;
import dev.agon.run.TournamentListener;
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.stages.Standings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * BotStack matches a second between built-in bots, on one thread and on two; and the processor time
 * of a match on one thread and in a program in C, in turn, of two bots and then of three.
 */
public final class BotStackBench {
  private static final int GAMES = 200_000;
  private static final int REPEATS = 7;

  private final BotStackKit kit = new BotStackKit();
  private final String program;

  private BotStackBench(Path programs) {
    this.program = programs.resolve("botstack").toString();
  }

  /** With the folder of the compiled programs. */
  public static void main(String[] args) throws IOException {
    BotStackBench bench = new BotStackBench(Path.of(args[0]));
    bench.measure(List.of("Trigger", "Gambler"));
    bench.compareWithC("Trigger", "Gambler");
    bench.compareWithC("Trigger", "Gambler", "Tactician");
    bench.measure(List.of("Gambler", "Tactician"));
  }

  private void measure(List<String> bots) {
    matchesPerSecond(bots, 1);
    matchesPerSecond(bots, 2);
    Median one = new Median();
    Median two = new Median();
    for (int i = 0; i < REPEATS; i++) {
      one.add(matchesPerSecond(bots, 1));
      two.add(matchesPerSecond(bots, 2));
    }
    System.out.printf(
        "%s: 1 thread %,.0f matches/s, 2 threads %,.0f (target: 1,000,000)%n",
        String.join(" v ", bots), one.value(), two.value());
  }

  private double matchesPerSecond(List<String> bots, int threads) {
    long begin = System.nanoTime();
    long matches = play(bots, threads, (_, _) -> true);
    return matches / ((System.nanoTime() - begin) / 1e9);
  }

  private void compareWithC(String... names) throws IOException {
    List<String> bots = List.of(names);
    List<String> command = new ArrayList<>(List.of(program, "" + GAMES));
    command.addAll(bots);
    new ComparedWithC(command)
        .print(
            String.join(" v ", bots),
            (long) bots.size() * (bots.size() - 1) * GAMES,
            results ->
                play(
                    bots,
                    1,
                    (match, _) -> {
                      results.addDuel(match.result().outcome());
                      return true;
                    }));
  }

  /** Plays a round robin, and says how many matches that were. */
  private long play(List<String> bots, int threads, TournamentListener listener) {
    List<BuiltInBot<BotStackView, Decision>> all = kit.bots();
    var entrants =
        bots.stream()
            .map(name -> all.stream().filter(bot -> bot.name().equals(name)).findFirst())
            .map(bot -> Entrant.of(bot.orElseThrow()))
            .toList();
    var arena = new MatchRunner<>(kit, Settings.defaults(kit.game().spec()), entrants);
    Tournament tournament =
        new Tournament(bots.size(), new RoundRobin(bots, GAMES), new Seeds(1), new Digest("bench"));
    Standings standings =
        tournament
            .run(LocalThreads.computing(threads).playing(arena::play), listener)
            .orElseThrow();
    return standings.total().matches();
  }
}
