package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.ForceFlag;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.Streams;
import dev.agon.bridge.evening.EveningRecipe;
import dev.agon.bridge.movement.Contestants;
import dev.agon.bridge.movement.Movement;
import dev.agon.bridge.movement.MovementCards;
import dev.agon.bridge.movement.MovementCheck;
import dev.agon.bridge.movement.MovementFile;
import dev.agon.bridge.movement.MovementJson;
import dev.agon.bridge.movement.MovementKind;
import dev.agon.bridge.movement.MovementProposal;
import dev.agon.bridge.movement.MovementProposals;
import dev.agon.bridge.movement.SwissDraw;
import dev.agon.bridge.session.Session;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Proposes movements, writes them to files, and draws the rounds of a Swiss. */
final class BridgeMovementCommand extends Command {
  private static final int MAX_SWISS = 200;

  BridgeMovementCommand() {
    super("movement", "propose movements, write them with their cards, draw the rounds of a Swiss");
  }

  @Override
  public Flags flags() {
    return ForceFlag.addTo(
        OutputFlag.addTo(
                new Flags(
                    "bridge movement (--pairs | --players | --teams) N --boards N [flags]"
                        + " | agon bridge movement FILE [flags]"))
            .describe(
                "Proposes movements for a number of contestants and boards, with the trade-offs, or"
                    + " shows the movement of a file.")
            .example("bridge movement --pairs 11 --boards 24", "propose movements")
            .example(
                "bridge movement --pairs 11 --boards 24 --choose 3 --write tuesday.movement --cards"
                    + " cards.html",
                "write the third of them, and the cards to print")
            .example(
                "bridge movement swiss.movement --order 4,1,3,2 --write swiss.movement",
                "draw the next round of a Swiss")
            .example(
                "bridge movement tuesday.movement --results session.csv",
                "list results that do not fit, and missing ones")
            .value("pairs", "N", "number of pairs")
            .value("players", "N", "number of players of an individual")
            .value("teams", "N", "number of teams")
            .value("boards", "N", "the most boards that anybody plays")
            .choice(
                "kind",
                "WORD",
                MovementKind.values(),
                MovementKind::id,
                "propose only mitchell, howell, individual, teams or swiss")
            .value("choose", "N", "write this one of the proposals (default: 1)")
            .value("rounds", "N", "number of rounds of a Swiss")
            .value("seed", "N", "seed of the draw of a Swiss's first round (default: 1)")
            .value("order", "A,B,...", "draw the next round of a Swiss from this ranking")
            .value(
                "results",
                "FILE",
                "list the results of this session that do not fit or are missing")
            .value("write", "FILE", "write the movement")
            .value("cards", "FILE", "write guide cards and table cards as a page to print"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    List<String> operands = given.operandsAndOptional("FILE");
    Movement movement =
        operands.isEmpty() ? proposed(given, streams) : ofFile(operands.getFirst(), given, streams);
    if (given.has("write")) {
      String file = given.required("write");
      ForceFlag.check(given, file, "a movement", MovementFile::isMovement);
      UserFiles.write(file, MovementFile.write(movement));
      streams.err().println("wrote " + file + ": " + movement.name());
    }
    if (given.has("cards")) {
      String file = given.required("cards");
      ForceFlag.check(given, file, "a page of cards", MovementCards::isCards);
      UserFiles.write(file, MovementCards.html(movement));
      streams.err().println("wrote " + file + ": cards to print");
    }
    return 0;
  }

  private static Movement proposed(Arguments given, Streams streams) {
    List<Contestants> named =
        Arrays.stream(Contestants.values()).filter(word -> given.has(word.id())).toList();
    if (named.size() != 1) {
      throw new UserError("give one of --pairs, --players and --teams, and --boards");
    }
    Contestants contestants = named.getFirst();
    int size = given.whole(contestants.id(), 1, MAX_SWISS).orElseThrow();
    given.required("boards");
    int boards = given.whole("boards", 1, MovementProposals.MAX_BOARDS).orElseThrow();
    Optional<MovementKind> kind = given.choice("kind", MovementKind.values(), MovementKind::id);
    if (kind.isPresent() && kind.get() == MovementKind.SWISS) {
      return swiss(given, contestants, size, boards, streams);
    }
    List<MovementProposal> proposals =
        MovementProposals.of(contestants, size, boards).stream()
            .filter(proposal -> kind.isEmpty() || proposal.movement().kind() == kind.get())
            .toList();
    if (proposals.isEmpty()) {
      throw new UserError(
          "there is no %s movement for %d %s and %d boards"
              .formatted(kind.orElseThrow().id(), size, contestants.id(), boards));
    }
    int chosen = given.whole("choose", 1, proposals.size()).orElse(1);
    for (int at = 0; at < proposals.size(); at++) {
      print(proposals.get(at), at + 1, given, streams);
    }
    return proposals.get(chosen - 1).movement();
  }

  private static void print(
      MovementProposal proposal, int number, Arguments given, Streams streams) {
    if (OutputFlag.isJson(given)) {
      OutputFlag.print(MovementJson.of(proposal, number), streams);
      return;
    }
    streams.out().println(number + "  " + proposal.title());
    proposal.words().forEach(line -> streams.out().println("   " + line));
    streams.out().println();
  }

  private static Movement swiss(
      Arguments given, Contestants contestants, int size, int boards, Streams streams) {
    if (contestants == Contestants.PLAYERS) {
      throw new UserError("a Swiss is for pairs or teams, not for players");
    }
    given.required("rounds");
    int rounds = given.whole("rounds", 1, boards).orElseThrow();
    int possible = size % 2 == 0 ? size - 1 : size;
    if (size < 2 || rounds > possible) {
      throw new UserError(
          "a Swiss of %d rounds cannot exist: %d %s meet in at most %d"
              .formatted(rounds, size, contestants.id(), size < 2 ? 0 : possible));
    }
    Movement movement =
        SwissDraw.first(contestants, size, boards / rounds, given.seed().orElse(1L));
    printRound(movement, movement.rounds(), given, streams);
    return movement;
  }

  private static Movement ofFile(String file, Arguments given, Streams streams) {
    Movement movement = CheckFlags.movement(file);
    Optional<String> results = given.value("results");
    if (results.isPresent()) {
      compare(movement, results.get(), streams);
      return movement;
    }
    Optional<String> order = given.value("order");
    if (order.isEmpty()) {
      boolean isJson = OutputFlag.isJson(given);
      if (!isJson) {
        streams.out().println(movement.name());
      }
      for (int round = 1; round <= movement.rounds(); round++) {
        printRound(movement, round, given, streams);
      }
      if (movement.kind() != MovementKind.SWISS && !isJson) {
        MovementProposal shown = MovementProposal.of(movement);
        shown.words().forEach(line -> streams.out().println(line));
      }
      return movement;
    }
    if (movement.kind() != MovementKind.SWISS) {
      throw new UserError(
          file + ": only the rounds of a Swiss are drawn; this is a " + movement.kind().id());
    }
    Movement next = SwissDraw.next(movement, ranking(order.get(), movement.size()));
    printRound(next, next.rounds(), given, streams);
    return next;
  }

  private static void compare(Movement movement, String file, Streams streams) {
    Session session = EveningRecipe.USUAL.session(file, UserFiles.bytes(file));
    CheckFlags.printFit(file, session, Map.of(MovementCheck.EVERY_SECTION, movement), streams);
  }

  private static List<Integer> ranking(String order, int size) {
    List<Integer> ranking = new ArrayList<>();
    for (String word : order.split(",", -1)) {
      ranking.add((int) Arguments.whole("--order", word.strip(), 1, size));
    }
    if (ranking.size() != size || new HashSet<>(ranking).size() != size) {
      throw UserError.ofFlag("order", "must name each of 1 to " + size + " once, the best first");
    }
    return ranking;
  }

  private static void printRound(Movement movement, int round, Arguments given, Streams streams) {
    if (OutputFlag.isJson(given)) {
      OutputFlag.print(MovementJson.round(movement, round), streams);
      return;
    }
    PrintStream out = streams.out();
    out.println("round " + round);
    for (String line : MovementFile.write(movement).lines().toList()) {
      if (line.startsWith(round + ",")) {
        String[] cells = line.split(",", -1);
        out.println(
            "  table %s: %s v %s, boards %s".formatted(cells[1], cells[2], cells[3], cells[4]));
      }
    }
    List<String> resting = movement.sitOuts(round).stream().map(String::valueOf).toList();
    if (!resting.isEmpty()) {
      out.println("  sitting out: " + String.join(", ", resting));
    }
  }
}
