package dev.agon.bench;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Parsed;
import dev.agon.game.Step;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.process.host.ProgramCommand;
import dev.agon.protocol.TimeControl;
import dev.agon.protocol.TurnPlayer;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.source.BotSource;
import dev.agon.source.Protocol;
import dev.agon.text.JsonLines;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/**
 * Moves a second of the turn protocol: a program that is started for every move plays whole matches
 * against Greedy, one match at a time and two.
 */
public final class TurnBench {
  private static final double WARM_UP_SECONDS = 2;
  private static final double SECONDS = 5;

  private final MatchRunner<CoinState, CoinView, Play> arena;

  private TurnBench(ProgramCommand command) {
    Entrant<CoinView, Play> program =
        new Entrant<>(
            "program",
            "bench",
            new BotSource.Program(command.words(), new BotSource.Launch(Protocol.TURN, Map.of())),
            _ -> new TurnPlayer<>(command, JsonLines.of(CoinFightField.KIT), TimeControl.DEFAULT));
    this.arena = CoinFightField.arena(List.of(program, CoinFightField.builtIn("Greedy")));
  }

  /** With what to call the bot, its moves a second in the old program, and its command. */
  public static void main(String[] args) {
    double old = Double.parseDouble(args[1]);
    TurnBench bench = new TurnBench(command(args[2]));
    bench.movesPerSecond(2, WARM_UP_SECONDS);
    double one = bench.movesPerSecond(1, SECONDS);
    double two = bench.movesPerSecond(2, SECONDS);
    System.out.printf(
        "%-7s one match at a time %,6.0f moves/s, two %,6.0f;"
            + " old program %,4.0f: %.1f and %.1f times that%n",
        args[0], one, two, old, one / old, two / old);
  }

  private static ProgramCommand command(String line) {
    return switch (ProgramCommand.parse(line)) {
      case Parsed.Value<ProgramCommand>(ProgramCommand command) -> command;
      case Parsed.Failure<ProgramCommand>(String why) -> throw new IllegalArgumentException(why);
    };
  }

  /** The program's own moves; Greedy's are not counted. */
  private double movesPerSecond(int matches, double seconds) {
    LongAdder moves = new LongAdder();
    long begin = System.nanoTime();
    LocalThreads.waiting(matches)
        .play(
            Long.MAX_VALUE / 2,
            index -> play(index, moves),
            result -> {
              if (!result.faults().isEmpty()) {
                throw new IllegalStateException(result.faults().toString());
              }
              return System.nanoTime() - begin < seconds * 1e9;
            });
    return moves.sum() * 1e9 / (System.nanoTime() - begin);
  }

  private Result play(long index, LongAdder moves) {
    int seat = (int) (index % 2);
    MatchSpec pairing = new Seeds(1).spec(index + 1, 1, seat == 0 ? List.of(0, 1) : List.of(1, 0));
    return arena
        .play(
            pairing,
            (_, step, _) -> {
              if (step instanceof Step.Moved<Play> moved && moved.seat() == seat) {
                moves.increment();
              }
            })
        .result();
  }
}
