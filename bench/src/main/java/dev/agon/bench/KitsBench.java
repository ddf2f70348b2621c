package dev.agon.bench;

import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.MatchRunner;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.games.botstack.BotStackKit;
import dev.agon.process.ProgramPool;
import dev.agon.protocol.TimeControl;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import java.nio.file.Path;
import java.util.List;

/**
 * Matches a second of a starter kit for BotStack against Tactician: with a process for each match,
 * and with processes that play again, in turns.
 */
public final class KitsBench<S, V, M> {
  /** Fewer, because starting a process takes so much longer than the match. */
  private static final int MATCHES_IN_NEW_PROCESSES = 40;

  private static final int MATCHES_AGAIN = 1_000;
  private static final int REPEATS = 3;

  private final GameKit<S, V, M> kit;
  private final String bot;
  private final int atOnce;

  private KitsBench(GameKit<S, V, M> kit, String bot, int atOnce) {
    this.kit = kit;
    this.bot = bot;
    this.atOnce = atOnce;
  }

  /** With how many matches are played at once, and then kits, each with its target ratio. */
  public static void main(String[] args) {
    for (int i = 1; i < args.length; i += 2) {
      of(new BotStackKit(), args[i], Integer.parseInt(args[0])).run(args[i + 1]);
    }
  }

  private static <S, V, M> KitsBench<S, V, M> of(GameKit<S, V, M> kit, String bot, int atOnce) {
    return new KitsBench<>(kit, bot, atOnce);
  }

  private void run(String target) {
    inNewProcesses();
    again();
    Median before = new Median();
    Median after = new Median();
    Median ratio = new Median();
    for (int i = 0; i < REPEATS; i++) {
      double slow = inNewProcesses();
      double fast = again();
      before.add(slow);
      after.add(fast);
      ratio.add(fast / slow);
    }
    System.out.printf(
        "%-12s a process a match %4.0f matches/s, again %,6.0f, ratio %.1f (target: %s)%n",
        Path.of(bot).getFileName(), before.value(), after.value(), ratio.value(), target);
  }

  private double inNewProcesses() {
    return matchesPerSecond(MATCHES_IN_NEW_PROCESSES, ProgramPool.none());
  }

  private double again() {
    return matchesPerSecond(MATCHES_AGAIN, ProgramPool.of(atOnce, 2));
  }

  private double matchesPerSecond(int matches, ProgramPool pool) {
    List<BotEntry> bots =
        BotEntry.expanded(
            List.of(
                BotEntry.of(new BotSource.SourceFile(bot, BotSource.Launch.DEFAULT), ""),
                BotEntry.builtIn("Tactician")));
    long begin = System.nanoTime();
    try (pool) {
      MatchRunner<S, V, M> runner =
          new MatchRunner<>(
              kit,
              Settings.defaults(kit.game().spec()),
              new EntrantFactory<>(kit, TimeControl.DEFAULT, Path.of(""), pool).entrants(bots));
      LocalThreads.waiting(atOnce)
          .play(
              matches,
              index -> runner.play(new Seeds(1).spec(index + 1, index + 1, List.of(0, 1))),
              KitsBench::isFaultless);
    }
    return matches * 1e9 / (System.nanoTime() - begin);
  }

  private static boolean isFaultless(Result result) {
    if (!result.faults().isEmpty()) {
      throw new IllegalStateException(result.faults().toString());
    }
    return true;
  }
}
