package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.bridge.VictoryPoints;
import java.util.List;

/** Converts IMPs to victory points. */
final class VpCommand extends Command {
  private static final int MAX_BOARDS = 10_000;
  private static final int MAX_IMPS = 1_000_000;

  VpCommand() {
    super("vp", "victory points for a margin of IMPs, or the whole table for a match");
  }

  @Override
  public Flags flags() {
    return new Flags(
            "bridge vp BOARDS [IMPS]   (WBF continuous scale for a match of BOARDS boards)")
        .describe(
            "Converts a number of IMPs to victory points, or prints the whole scale for a number of"
                + " boards.")
        .example("bridge vp 24", "print the scale for 24 boards");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    List<String> operands = given.operandsAndOptional("IMPS", "BOARDS");
    int boards = (int) Arguments.whole("BOARDS", operands.getFirst(), 1, MAX_BOARDS);
    VictoryPoints points = new VictoryPoints(boards);
    if (operands.size() > 1) {
      print((int) Arguments.whole("IMPS", operands.get(1), 0, MAX_IMPS), points, streams);
      return 0;
    }
    for (int margin = 0; margin <= points.whitewash(); margin++) {
      print(margin, points, streams);
    }
    return 0;
  }

  private static void print(int margin, VictoryPoints points, Streams streams) {
    streams.out().println(margin + " " + points.of(margin) + " " + points.of(-margin));
  }
}
