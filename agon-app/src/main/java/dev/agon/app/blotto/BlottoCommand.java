package dev.agon.app.blotto;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.CommandGroup;
import java.util.List;
import java.util.Optional;

/** The Blotto commands: contests, the best plan against a field, and the solved game. */
public final class BlottoCommand extends CommandGroup {
  public BlottoCommand() {
    super(
        "blotto",
        "Blotto: contests from files, a plan against given entries, the game solved",
        List.of(
            new ContestCommand(), new CounterCommand(), new SolveCommand(), new SampleCommand()));
  }

  @Override
  public Flags flags() {
    return new Flags("blotto ENTRIES ... | agon blotto COMMAND ...")
        .describe("Scores contests of Colonel Blotto from files, and solves the game.")
        .example("blotto entries.csv", "score a contest")
        .example("blotto counter entries.csv", "find a plan that beats the entries");
  }

  @Override
  protected Optional<Command> defaultCommand() {
    return Optional.of(new ContestCommand());
  }
}
