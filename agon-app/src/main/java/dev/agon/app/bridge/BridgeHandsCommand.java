package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.ForceFlag;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.Streams;
import dev.agon.bridge.Direction;
import dev.agon.bridge.deal.BridgeHand;
import dev.agon.bridge.deal.Deal;
import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.deal.Par;
import dev.agon.bridge.deal.ParContract;
import dev.agon.bridge.deal.PbnFile;
import dev.agon.bridge.deal.PbnWriter;
import dev.agon.bridge.deal.TrickTable;
import dev.agon.bridge.doubledummy.DoubleDummy;
import dev.agon.text.UserFiles;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/** Shows the hands of a PBN file, solves them double dummy, and writes them as PBN. */
final class BridgeHandsCommand extends Command {
  BridgeHandsCommand() {
    super("hands", "show the hands of a PBN file, with double-dummy tricks and par");
  }

  @Override
  public Flags flags() {
    return ForceFlag.addTo(
        OutputFlag.addTo(new Flags("bridge hands FILE [flags]"))
            .describe(
                "Shows the hands of a PBN file with the double-dummy tricks and par that it has."
                    + " With --double-dummy those that are missing are computed by the library DDS,"
                    + " where it is installed.")
            .example("bridge hands deals.pbn --double-dummy", "compute what the file does not have")
            .example(
                "bridge hands deals.pbn --double-dummy --write solved.pbn",
                "write hands, tricks and par as PBN 2.1")
            .flag("double-dummy", "compute tricks and par where the file has none")
            .value("write", "FILE", "write the hands as PBN instead of showing them"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    String file = given.operands("FILE").getFirst();
    Deals read = PbnFile.read(file, UserFiles.bytes(file));
    Deals deals = given.has("double-dummy") ? DoubleDummy.withUsersCache().complete(read) : read;
    deals.findings().forEach(finding -> streams.err().println("to check: " + finding));
    if (given.value("write").isPresent()) {
      String target = given.value("write").get();
      ForceFlag.check(given, target, "a PBN file", text -> text.startsWith("% PBN 2.1"));
      UserFiles.write(target, new String(PbnWriter.write(deals), StandardCharsets.UTF_8));
      streams.err().println("wrote " + target + ": " + deals.deals().size() + " boards");
    } else if (OutputFlag.isJson(given)) {
      deals.deals().forEach(deal -> OutputFlag.print(BridgeJson.of(deal), streams));
    } else {
      deals.deals().forEach(deal -> print(deal, streams));
    }
    return 0;
  }

  private static void print(Deal deal, Streams streams) {
    PrintStream out = streams.out();
    out.println(
        "Board %d, dealer %s, %s"
            .formatted(deal.board(), deal.dealer().describe(), deal.vulnerability().describe()));
    for (Direction direction : Direction.values()) {
      BridgeHand hand = deal.hand(direction);
      String suits =
          BridgeHand.SUITS.stream()
              .map(suit -> suit.id() + " " + (hand.suit(suit).isEmpty() ? "-" : hand.suit(suit)))
              .collect(Collectors.joining("  "));
      out.println("  %s  %s  (%d)".formatted(direction.id(), suits, hand.highCardPoints()));
    }
    deal.tricks().ifPresent(table -> print(table, streams));
    deal.par().ifPresent(par -> out.println("  " + describe(par)));
    out.println();
  }

  private static void print(TrickTable table, Streams streams) {
    streams.out().println("  tricks  NT   S   H   D   C");
    for (Direction declarer : Direction.values()) {
      String row =
          TrickTable.STRAINS.stream()
              .map(strain -> "%4d".formatted(table.tricks(declarer, strain)))
              .collect(Collectors.joining());
      streams.out().println("       " + declarer.id() + row);
    }
  }

  private static String describe(Par par) {
    String contracts =
        par.contracts().stream().map(ParContract::toString).collect(Collectors.joining(", "));
    String score =
        par.score() == 0 ? "0" : (par.score() > 0 ? "NS " : "EW ") + Math.abs(par.score());
    return "par " + score + (contracts.isEmpty() ? "" : ": " + contracts);
  }
}
