package dev.agon.app.sandbox;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.CommandGroup;
import java.util.List;

/** The commands about the box in which bots run. */
public final class SandboxCommand extends CommandGroup {
  public SandboxCommand() {
    super(
        "sandbox",
        "check the box in which bots run, and what a bot sees in it",
        List.of(new SandboxCheckCommand()));
  }

  @Override
  public Flags flags() {
    return super.flags()
        .describe("Tells about the box in which programs run.")
        .example("sandbox check", "what the box enforces on this machine")
        .example("sandbox check mybot.py", "what a bot would see in its box");
  }
}
