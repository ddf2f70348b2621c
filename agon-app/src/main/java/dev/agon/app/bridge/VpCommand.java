package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.Streams;
import dev.agon.bridge.VictoryPoints;
import dev.agon.json.Json;
import java.math.BigDecimal;
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
    return OutputFlag.addTo(
            new Flags(
                "bridge vp BOARDS [IMPS]   (WBF continuous scale for a match of BOARDS boards)"))
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
      int margin = (int) Arguments.whole("IMPS", operands.get(1), 0, MAX_IMPS);
      print(margin, points, given, streams);
      return 0;
    }
    for (int margin = 0; margin <= points.whitewash(); margin++) {
      print(margin, points, given, streams);
    }
    return 0;
  }

  private static void print(int margin, VictoryPoints points, Arguments given, Streams streams) {
    String winner = points.of(margin).toString();
    String loser = points.of(-margin).toString();
    if (OutputFlag.isJson(given)) {
      OutputFlag.print(
          Json.object()
              .with("imps", margin)
              .with("winner", new Json.Num(new BigDecimal(winner)))
              .with("loser", new Json.Num(new BigDecimal(loser))),
          streams);
    } else {
      streams.out().println(margin + " " + winner + " " + loser);
    }
  }
}
