package dev.agon.app.match;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.entrant.GameRegistry;
import dev.agon.match.StepListener;
import dev.agon.record.MatchRecord;
import dev.agon.record.Replay.Verdict;

/** Plays a recorded match again and compares it with the record. */
public final class VerifyCommand implements Command {
  @Override
  public String name() {
    return "verify";
  }

  @Override
  public String summary() {
    return "play a recorded match again and compare it with the record";
  }

  @Override
  public Flags flags() {
    return new Flags("verify RECORD   (exit code 0: the same, 1: different)")
        .describe(
            "Plays a recorded match again: the moves must be legal, built-in bots must make the"
                + " same moves, and the result must be the same.")
        .example("verify m.json", "check one record");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    String file = given.operands("RECORD").getFirst();
    MatchRecord match = Records.read(file);
    return switch (Records.replay(GameRegistry.game(match.game()), file, match)
        .run(StepListener.none())) {
      case Verdict.Same(int steps, int bots, _) -> {
        streams
            .out()
            .printf(
                "%s: the same, %d steps; %d of %d bots asked again%n",
                file, steps, bots, match.seats().size());
        yield 0;
      }
      case Verdict.Different(int step, String why) -> {
        streams.out().printf("%s: different at step %d: %s%n", file, step, why);
        yield 1;
      }
    };
  }
}
