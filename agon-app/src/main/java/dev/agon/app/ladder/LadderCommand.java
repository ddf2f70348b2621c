package dev.agon.app.ladder;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.CommandGroup;
import java.util.List;
import java.util.Optional;

/** The commands of ladders; without the name of one, a folder's ladder is played. */
public final class LadderCommand extends CommandGroup {
  private static final LadderPlayCommand PLAY = new LadderPlayCommand();

  public LadderCommand() {
    super(
        "ladder",
        "play the bots of a folder without end, and rate every version",
        List.of(
            PLAY,
            new LadderStandingsCommand(),
            new LadderMatchesCommand(),
            new LadderExportCommand(),
            new LadderVerifyCommand(),
            new LadderSimulateCommand()));
  }

  @Override
  public Flags flags() {
    return new Flags("ladder FOLDER --game GAME [flags] | agon ladder COMMAND ...")
        .describe(
            "Plays the bots of a folder against each other until Ctrl-C. A file that is new or"
                + " changed joins as a new version of its bot. Matches are chosen for what they"
                + " tell; every choice and rating can be recomputed from the ladder's log.")
        .example("ladder bots --game botstack", "play the bots of a folder, and watch the table")
        .example("ladder bots --game botstack --for 10m", "the same for ten minutes")
        .example("ladder standings", "print the table of the last ladder")
        .example("ladder verify", "recompute every choice of the last ladder");
  }

  @Override
  protected Optional<Command> defaultCommand() {
    return Optional.of(PLAY);
  }
}
