package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.CommandGroup;
import java.util.List;

/** The commands for directors of duplicate bridge. */
public final class BridgeCommand extends CommandGroup {
  public BridgeCommand() {
    super(
        "bridge",
        "duplicate bridge: score and publish sessions, check results, hands, movements, VPs",
        List.of(
            new BridgeScoreCommand(),
            new BridgePublishCommand(),
            new BridgeCheckCommand(),
            new BridgeCorrectCommand(),
            new BridgeHandsCommand(),
            new BridgeMovementCommand(),
            new VpCommand()));
  }

  @Override
  public boolean usesJavaDecimals() {
    return false;
  }

  @Override
  public Flags flags() {
    return super.flags()
        .describe("Scores and checks sessions of duplicate bridge.")
        .example("bridge score session.csv", "rank the pairs of a session");
  }
}
