package dev.agon.bench;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.kit.GameKit;
import dev.agon.games.botstack.BotStackKit;
import dev.agon.json.Json;
import dev.agon.process.ProgramPool;
import dev.agon.process.host.ProgramCommand;
import dev.agon.protocol.SessionPlayer;
import dev.agon.protocol.TimeControl;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.source.BotSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Matches a second of two C bots for BotStack: Agon, and a driver in C that asks the same bots the
 * same questions, in turns.
 */
public final class BotStackProgramsBench<S, V, M> {
  private static final int MATCHES = 2_000;
  private static final int SCRIPTED = 500;
  private static final int REPEATS = 5;

  private final GameKit<S, V, M> kit;
  private final Path folder;
  private final List<String> bots;
  private final int atOnce;

  private BotStackProgramsBench(GameKit<S, V, M> kit, Path folder, int atOnce) {
    this.kit = kit;
    this.folder = folder;
    this.bots = List.of(folder.resolve("player1/bot") + "", folder.resolve("player2/bot") + "");
    this.atOnce = atOnce;
  }

  /** With the folder of the compiled programs, and how many matches are played at once. */
  public static void main(String[] args) throws IOException {
    for (int i = 1; i < args.length; i++) {
      of(new BotStackKit(), Path.of(args[0]), Integer.parseInt(args[i])).run();
    }
  }

  private static <S, V, M> BotStackProgramsBench<S, V, M> of(
      GameKit<S, V, M> kit, Path folder, int atOnce) {
    return new BotStackProgramsBench<>(kit, folder, atOnce);
  }

  private void run() throws IOException {
    int questions = writeScript();
    playedByAgon();
    playedByC();
    Median c = new Median();
    Median agon = new Median();
    Median ratio = new Median();
    for (int i = 0; i < REPEATS; i++) {
      double inC = playedByC();
      double byAgon = playedByAgon();
      c.add(inC);
      agon.add(byAgon);
      ratio.add(byAgon / inC);
    }
    System.out.printf(
        "%2d at once, %.1f questions a match: Agon %,6.0f matches/s (target: 2,000),"
            + " C driver %,6.0f, Agon / C %.2f (target: 0.5)%n",
        atOnce, (double) questions / SCRIPTED, agon.value(), c.value(), ratio.value());
  }

  private MatchRunner<S, V, M> arena(ProgramPool stable) {
    List<Entrant<V, M>> entrants = bots.stream().map(bot -> entrant(bot, stable)).toList();
    return new MatchRunner<>(kit, Settings.defaults(kit.game().spec()), entrants);
  }

  private Entrant<V, M> entrant(String bot, ProgramPool stable) {
    ProgramCommand command = ProgramCommand.of(List.of(bot));
    return new Entrant<>(
        bot,
        "",
        new BotSource.Program(List.of(bot), BotSource.Launch.DEFAULT),
        seating ->
            new SessionPlayer<>(
                command, "botstack", kit.codec(), TimeControl.DEFAULT, seating, stable));
  }

  /** The questions of real matches, for the driver in C; returns how many they are. */
  private int writeScript() throws IOException {
    StringBuilder script = new StringBuilder();
    int[] questions = {0};
    try (ProgramPool stable = ProgramPool.of(1, 2)) {
      MatchRunner<S, V, M> arena = arena(stable);
      for (int match = 1; match <= SCRIPTED; match++) {
        arena.play(
            new Seeds(1).spec(match, match, List.of(0, 1)),
            (before, step, _) -> {
              if (step instanceof Step.Moved<M>(int seat, _)) {
                Json view = kit.codec().viewJson(kit.game().view(before, seat));
                Json ask = Json.object().with("type", "ask").with("view", view);
                script.append(seat).append(' ').append(ask).append('\n');
                questions[0]++;
              }
            });
        script.append("-\n");
      }
    }
    Files.writeString(folder.resolve("botstack.script"), script);
    return questions[0];
  }

  private double playedByC() throws IOException {
    Process process =
        new ProcessBuilder(
                folder.resolve("botstack_driver").toString(),
                folder.resolve("botstack.script").toString(),
                "" + MATCHES,
                "" + atOnce,
                bots.get(0),
                bots.get(1))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    @Nullable String line = process.inputReader(StandardCharsets.UTF_8).readLine();
    if (line == null) {
      throw new IllegalStateException("the driver in C said nothing");
    }
    return MATCHES * 1e9 / Long.parseLong(line.split(" ")[0]);
  }

  private double playedByAgon() {
    long begin = System.nanoTime();
    try (ProgramPool stable = ProgramPool.of(atOnce, 2)) {
      MatchRunner<S, V, M> arena = arena(stable);
      LocalThreads.waiting(atOnce)
          .play(
              MATCHES,
              index -> arena.play(new Seeds(1).spec(index + 1, index + 1, List.of(0, 1))),
              BotStackProgramsBench::isFaultless);
    }
    return MATCHES * 1e9 / (System.nanoTime() - begin);
  }

  private static boolean isFaultless(Result result) {
    if (!result.faults().isEmpty()) {
      throw new IllegalStateException(result.faults().toString());
    }
    return true;
  }
}
