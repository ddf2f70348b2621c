package dev.agon.bench;

import com.sun.management.OperatingSystemMXBean;
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
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * BotStack matches a second between built-in bots, on one thread and on two; and the processor time
 * of a match on one thread and in a program in C, in turn.
 */
public final class BotStackBench {
  private static final int GAMES = 200_000;
  private static final int MATCHES = 2 * GAMES;
  private static final int REPEATS = 7;
  private static final List<String> IN_C = List.of("Trigger", "Gambler");

  private final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final BotStackKit kit = new BotStackKit();
  private final String program;

  private BotStackBench(Path programs) {
    this.program = programs.resolve("botstack").toString();
  }

  /** With the folder of the compiled programs. */
  public static void main(String[] args) throws IOException {
    BotStackBench bench = new BotStackBench(Path.of(args[0]));
    bench.measure(IN_C);
    bench.compareWithC();
    bench.measure(List.of("Gambler", "Tactician"));
  }

  /** How long all matches took, by the clock and in processor time. */
  private record Played(double seconds, double cpuSeconds) {
    double matchesPerSecond() {
      return MATCHES / seconds;
    }

    double cpuNanos() {
      return cpuSeconds * 1e9 / MATCHES;
    }
  }

  private void measure(List<String> bots) {
    play(bots, 1);
    play(bots, 2);
    Median one = new Median();
    Median two = new Median();
    for (int i = 0; i < REPEATS; i++) {
      one.add(play(bots, 1).matchesPerSecond());
      two.add(play(bots, 2).matchesPerSecond());
    }
    System.out.printf(
        "%s: 1 thread %,.0f matches/s, 2 threads %,.0f (target: 1,000,000)%n",
        String.join(" v ", bots), one.value(), two.value());
  }

  private void compareWithC() throws IOException {
    Median agon = new Median();
    Median c = new Median();
    Median ratio = new Median();
    for (int i = 0; i < REPEATS; i++) {
      double byAgon = play(IN_C, 1).cpuNanos();
      double inC = nanosInC();
      agon.add(byAgon);
      c.add(inC);
      ratio.add(inC / byAgon);
    }
    System.out.printf(
        "%s, processor time of a match on one thread: %,.0f ns, in C %,.0f ns, Agon / C %.2f%n",
        String.join(" v ", IN_C), agon.value(), c.value(), ratio.value());
  }

  private double nanosInC() throws IOException {
    Process process = new ProcessBuilder(program, "" + MATCHES).start();
    String line = process.inputReader(StandardCharsets.UTF_8).readLine();
    if (line == null) {
      throw new IllegalStateException(program + " printed nothing");
    }
    return Long.parseLong(line.split(" ")[0]) / (double) MATCHES;
  }

  private Played play(List<String> bots, int threads) {
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
    long cpu = system.getProcessCpuTime();
    Standings standings =
        tournament
            .run(LocalThreads.computing(threads).playing(arena::play), (_, _) -> true)
            .orElseThrow();
    double seconds = (System.nanoTime() - begin) / 1e9;
    double cpuSeconds = (system.getProcessCpuTime() - cpu) / 1e9;
    if (standings.total().score(0).games() != MATCHES) {
      throw new IllegalStateException("not all matches were played");
    }
    return new Played(seconds, cpuSeconds);
  }
}
