package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.bridge.check.FigureCheck;
import dev.agon.bridge.check.FigureGroup;
import dev.agon.bridge.check.PublishedFigures;
import dev.agon.bridge.evening.EveningRecipe;
import dev.agon.bridge.movement.Movement;
import dev.agon.bridge.score.Neuberg;
import dev.agon.bridge.score.RoundingPolicy;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Session;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Recomputes the published figures in a file and compares them. */
final class BridgeCheckCommand extends Command {
  private static final int EQUAL = 0;
  private static final int DIFFERENT = 1;

  BridgeCheckCommand() {
    super("check", "recompute a file's published figures, compare its results with a movement");
  }

  @Override
  public Flags flags() {
    return CheckFlags.addMovementTo(
            new Flags("bridge check FILE [flags]   (exit code 0: all equal, 1: differences)")
                .describe(
                    "Recomputes published results and names the rounding policy that gives the same"
                        + " figures, or the differences. With --movement it also compares who"
                        + " played which boards.")
                .example("bridge check session.xml", "check a file that another program wrote")
                .example(
                    "bridge check session.csv --movement tuesday.movement",
                    "list results that do not fit the movement or are missing"))
        .choice(
            "policy",
            "WORD",
            RoundingPolicy.values(),
            RoundingPolicy::id,
            "rounding: " + ScoringFlags.POLICIES + " (default: try all)")
        .choice(
            "neuberg",
            "WORD",
            Neuberg.values(),
            Neuberg::id,
            "rule for small groups: ebu or acbl (default: try both)")
        .value("winners", "N", "number of winners, 1 or 2 (default: from the file)")
        .flag("across", "rank all sections as one field (default: try both)");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    ScoringRules rules = ScoringFlags.read(given);
    String file = given.operands("FILE").getFirst();
    Session session = EveningRecipe.USUAL.rules(rules).session(file, UserFiles.bytes(file));
    PublishedFigures published = new PublishedFigures(session);
    Map<String, Movement> movements = CheckFlags.movements(given);
    if (published.count() == 0 && movements.isEmpty()) {
      throw new UserError(file + ": no published scores, percentages or places to check");
    }
    boolean equal = published.count() == 0 || figuresAreEqual(file, published, given, streams);
    boolean fits = movements.isEmpty() || CheckFlags.printFit(file, session, movements, streams);
    session.remarks().forEach(remark -> streams.out().println(file + ": to check: " + remark));
    return equal && fits ? EQUAL : DIFFERENT;
  }

  private static boolean figuresAreEqual(
      String file, PublishedFigures published, Arguments given, Streams streams) {
    ScoringRules rules = ScoringFlags.read(given);
    List<FigureCheck> checks =
        published
            .candidates(
                rules,
                given.value("policy").map(_ -> rules.policy()),
                given.value("neuberg").map(_ -> rules.neuberg()))
            .stream()
            .map(published::check)
            .toList();
    FigureCheck closest = checks.stream().min(BridgeCheckCommand::compareDifferences).orElseThrow();
    print(file, closest, checks, published, streams);
    return closest.equal();
  }

  /** The fewest differences; of equally many, the fewest in the figures that decide the event. */
  private static int compareDifferences(FigureCheck one, FigureCheck other) {
    return Comparator.<FigureCheck>comparingInt(check -> check.differences().size())
        .thenComparingInt(check -> check.groups().getFirst().differences().size())
        .compare(one, other);
  }

  private static void print(
      String file,
      FigureCheck closest,
      List<FigureCheck> checks,
      PublishedFigures published,
      Streams streams) {
    for (FigureGroup group : closest.groups()) {
      boolean differs = !group.differences().isEmpty();
      String closeness = differs && checks.size() > 1 ? ", the closest of those tried" : "";
      streams.out().println(file + ": " + group.verdict() + closeness);
      if (group.equals(closest.groups().getFirst())) {
        alsoEqual(closest, checks, published).ifPresent(streams.out()::println);
      }
      group.differences().forEach(difference -> streams.out().println("  " + difference));
    }
  }

  private static Optional<String> alsoEqual(
      FigureCheck closest, List<FigureCheck> checks, PublishedFigures published) {
    String others =
        checks.stream()
            .filter(check -> !check.equals(closest) && check.equal())
            .map(check -> published.describe(check.rules()))
            .collect(Collectors.joining("; "));
    return !closest.equal() || others.isEmpty()
        ? Optional.empty()
        : Optional.of("also equal under " + others);
  }
}
