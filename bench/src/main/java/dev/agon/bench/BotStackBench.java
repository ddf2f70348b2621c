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
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.stages.Standings;
import java.util.List;

/** BotStack matches a second between built-in bots, on one thread and on two. */
public final class BotStackBench {
  private static final double OLD_ENGINE = 470_000;
  private static final int GAMES = 200_000;
  private static final int REPEATS = 5;

  private BotStackBench() {}

  public static void main(String[] args) {
    for (List<String> bots :
        List.of(List.of("Trigger", "Gambler"), List.of("Gambler", "Tactician"))) {
      measure(new BotStackKit(), bots);
    }
  }

  private static void measure(BotStackKit kit, List<String> bots) {
    matchesPerSecond(kit, bots, 1);
    matchesPerSecond(kit, bots, 2);
    Median one = new Median();
    Median two = new Median();
    for (int i = 0; i < REPEATS; i++) {
      one.add(matchesPerSecond(kit, bots, 1));
      two.add(matchesPerSecond(kit, bots, 2));
    }
    System.out.printf(
        "%s: 1 thread %,.0f matches/s, 2 threads %,.0f; the C engine does up to %,.0f"
            + " (target: 1,000,000)%n",
        String.join(" v ", bots), one.value(), two.value(), OLD_ENGINE);
  }

  private static double matchesPerSecond(BotStackKit kit, List<String> bots, int threads) {
    List<BuiltInBot<BotStackView, Decision>> all = kit.bots();
    var entrants =
        bots.stream()
            .map(name -> all.stream().filter(bot -> bot.name().equals(name)).findFirst())
            .map(bot -> Entrant.of(bot.orElseThrow()))
            .toList();
    var arena = new MatchRunner<>(kit, Settings.defaults(kit.game().spec()), entrants);
    Tournament tournament =
        new Tournament(2, new RoundRobin(bots, GAMES), new Seeds(1), new Digest("bench"));
    long begin = System.nanoTime();
    Standings standings =
        tournament
            .run(LocalThreads.computing(threads).playing(arena::play), (_, _) -> true)
            .orElseThrow();
    double seconds = (System.nanoTime() - begin) / 1e9;
    return standings.total().score(0).games() / seconds;
  }
}
