package dev.agon.app.command;

import dev.agon.app.Arguments;
import dev.agon.app.Arguments.Flags;
import dev.agon.app.Catalogue;
import dev.agon.app.Commentary;
import dev.agon.app.Streams;
import dev.agon.app.UserError;
import dev.agon.app.Watching;
import dev.agon.game.GameKit;
import dev.agon.record.MatchRecord;
import dev.agon.record.Replay.Verdict;
import java.util.List;
import java.util.Optional;

/** Shows a recorded match move by move. */
public final class ReplayCommand implements Command {
  @Override
  public String name() {
    return "replay";
  }

  @Override
  public String summary() {
    return "show a recorded match again";
  }

  @Override
  public int run(List<String> arguments, Streams streams) {
    Flags flags = Watching.addTo(new Flags("replay RECORD [flags]"));
    Optional<Arguments> given = flags.read(arguments, streams);
    given.ifPresent(
        args -> {
          String file = args.operands("RECORD").getFirst();
          MatchRecord match = Records.read(file);
          show(Catalogue.game(match.game()), file, match, Watching.of(args, streams), streams);
        });
    return 0;
  }

  private static <S, M, R, V> void show(
      GameKit<S, M, R, V> kit, String file, MatchRecord match, Watching watching, Streams streams) {
    Commentary<S, M, R, V> commentary =
        new Commentary<>(kit, Records.names(match), streams.out(), watching);
    switch (Records.replay(kit, file, match).run(commentary)) {
      case Verdict.Same(_, _, var outcome) ->
          commentary.end(outcome, match.faults(), Records.stderrs(match));
      case Verdict.Different(int step, String why) ->
          throw new UserError(file + ": step " + step + ": " + why);
    }
  }
}
