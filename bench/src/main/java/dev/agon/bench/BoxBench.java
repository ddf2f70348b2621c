package dev.agon.bench;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.games.botstack.BotStackKit;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.match.MatchPlayer;
import dev.agon.process.ProgramPool;
import dev.agon.process.host.ProgramCommand;
import dev.agon.protocol.SessionPlayer;
import dev.agon.protocol.TimeControl;
import dev.agon.protocol.TurnPlayer;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.sandbox.BoxLimits;
import dev.agon.sandbox.BoxSpec;
import dev.agon.sandbox.ReadOnlyMount;
import dev.agon.source.BotSource;
import dev.agon.text.JsonLines;
import java.nio.file.Path;
import java.util.List;

/** Matches a second of programs in boxes and outside, two matches at once, in turns. */
public final class BoxBench<S, V, M> {
  private static final int AT_ONCE = 2;
  private static final int REPEATS = 5;

  /** Longer events show what boxes cost once they are started. */
  private static final int LONGER = 3;

  private final GameKit<S, V, M> kit;
  private final int matches;
  private final boolean isTurn;

  private BoxBench(GameKit<S, V, M> kit, int matches, boolean isTurn) {
    this.kit = kit;
    this.matches = matches;
    this.isTurn = isTurn;
  }

  /**
   * With a folder that everybody can read: the C bots of BotStack and the turn bot of Coin Fight,
   * compiled, and the Python bot of BotStack; and the Python interpreter.
   */
  public static void main(String[] args) {
    Path folder = Path.of(args[0]);
    String python = args[1];
    session(new BotStackKit(), 2_000)
        .run(
            "C, again",
            folder,
            List.of(
                List.of(folder.resolve("player1/bot") + ""),
                List.of(folder.resolve("player2/bot") + "")),
            "0.9");
    List<String> kit = List.of(python, folder.resolve("botstack.py") + "");
    session(new BotStackKit(), 1_000).run("Python, again", folder, List.of(kit, kit), "0.9");
    List<String> turn = List.of(folder.resolve("turn_bot") + "");
    new BoxBench<>(new CoinFightKit(), 40, true)
        .run("C, turn protocol", folder, List.of(turn, turn), "none");
  }

  private static <S, V, M> BoxBench<S, V, M> session(GameKit<S, V, M> kit, int matches) {
    return new BoxBench<>(kit, matches, false);
  }

  private void run(String name, Path folder, List<List<String>> commands, String target) {
    List<ProgramCommand> plain = commands.stream().map(ProgramCommand::of).toList();
    BoxSpec box = new BoxSpec(List.of(ReadOnlyMount.of(folder)), BoxLimits.DEFAULT);
    List<ProgramCommand> boxed = plain.stream().map(command -> command.inBox(box)).toList();
    seconds(plain, matches);
    seconds(boxed, matches);
    Median outside = new Median();
    Median inside = new Median();
    Median ratio = new Median();
    Median ratioAfterStart = new Median();
    for (int i = 0; i < REPEATS; i++) {
      double free = seconds(plain, matches);
      double enclosed = seconds(boxed, matches);
      outside.add(matches / free);
      inside.add(matches / enclosed);
      ratio.add(free / enclosed);
      ratioAfterStart.add(
          (seconds(plain, LONGER * matches) - free)
              / (seconds(boxed, LONGER * matches) - enclosed));
    }
    System.out.printf(
        "%-17s boxed %,7.1f matches/s, not boxed %,7.1f, ratio %.2f (target: %s); of %,d matches"
            + " that follow the first %,d: %.2f%n",
        name,
        inside.value(),
        outside.value(),
        ratio.value(),
        target,
        (LONGER - 1) * matches,
        matches,
        ratioAfterStart.value());
  }

  /** How long an event takes, with the start and the end of its programs. */
  private double seconds(List<ProgramCommand> commands, int number) {
    long begin = System.nanoTime();
    try (ProgramPool pool = ProgramPool.of(AT_ONCE, 2)) {
      MatchRunner<S, V, M> runner =
          new MatchRunner<>(
              kit,
              Settings.defaults(kit.game().spec()),
              commands.stream().map(command -> entrant(command, pool)).toList());
      LocalThreads.waiting(AT_ONCE)
          .play(
              number,
              index -> runner.play(new Seeds(1).spec(index + 1, index + 1, List.of(0, 1))),
              BoxBench::isFaultless);
    }
    return (System.nanoTime() - begin) / 1e9;
  }

  private Entrant<V, M> entrant(ProgramCommand command, ProgramPool pool) {
    String game = kit.game().spec().id();
    return new Entrant<>(
        command.toString(),
        "",
        new BotSource.Program(command.words(), BotSource.Launch.DEFAULT),
        seating -> {
          MatchPlayer<V, M> player =
              isTurn
                  ? new TurnPlayer<>(command, JsonLines.of(kit), TimeControl.DEFAULT)
                  : new SessionPlayer<>(
                      command, game, kit.codec(), TimeControl.DEFAULT, seating, pool);
          return player;
        });
  }

  private static boolean isFaultless(Result result) {
    if (!result.faults().isEmpty()) {
      throw new IllegalStateException(result.faults().toString());
    }
    return true;
  }
}
