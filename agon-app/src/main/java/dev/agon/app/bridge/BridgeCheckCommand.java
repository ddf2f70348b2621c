package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.bridge.check.PublishedFigures;
import dev.agon.bridge.score.Neuberg;
import dev.agon.bridge.score.RoundingPolicy;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Session;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Recomputes the published figures in a file and compares them. */
final class BridgeCheckCommand implements Command {
  private static final int EQUAL = 0;
  private static final int DIFFERENT = 1;

  @Override
  public String name() {
    return "check";
  }

  @Override
  public String summary() {
    return "recompute a USEBIO file's published percentages, places and matchpoints";
  }

  @Override
  public Flags flags() {
    return new Flags("bridge check FILE [flags]   (exit code 0: all equal, 1: differences)")
        .describe(
            "Recomputes published results and names the rounding policy that gives the same"
                + " figures, or the differences.")
        .example("bridge check session.xml", "check a file that another program wrote")
        .choice(
            "policy",
            "WORD",
            RoundingPolicy.values(),
            RoundingPolicy::id,
            "rounding: exact, rounded-total, simple or board-1dp (default: try all)")
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
    return check(given, streams);
  }

  private static int check(Arguments given, Streams streams) {
    ScoringRules rules = ScoringFlags.read(given);
    String file = given.operands("FILE").getFirst();
    Session session = ScoringFlags.session(file, ScoringFlags.bytes(file), Optional.empty(), rules);
    PublishedFigures published = new PublishedFigures(session);
    if (published.count() == 0) {
      throw new UserError(file + ": no published percentages or places to check");
    }
    List<Attempt> attempts =
        candidates(given, rules, session).stream()
            .map(candidate -> new Attempt(candidate, published.differences(candidate)))
            .toList();
    List<ScoringRules> reproducing =
        attempts.stream()
            .filter(attempt -> attempt.differences().isEmpty())
            .map(Attempt::rules)
            .toList();
    if (!reproducing.isEmpty()) {
      String description = describe(reproducing.getFirst(), session);
      streams
          .out()
          .println(
              file
                  + ": "
                  + published.count()
                  + " percentages and places equal under "
                  + description);
      describeOthers(reproducing, session).ifPresent(streams.out()::println);
      return EQUAL;
    }
    Attempt closest =
        attempts.stream()
            .min(Comparator.comparingInt(attempt -> attempt.differences().size()))
            .orElseThrow();
    List<String> differences = closest.differences();
    differences.forEach(difference -> streams.out().println(file + ": " + difference));
    streams
        .out()
        .println(
            file
                + ": "
                + differences.size()
                + (differences.size() == 1 ? " difference" : " differences")
                + " under "
                + describe(closest.rules(), session)
                + (attempts.size() > 1 ? ", the closest of those tried" : ""));
    return DIFFERENT;
  }

  /** Rules, and the differences under them. */
  private record Attempt(ScoringRules rules, List<String> differences) {}

  private static Optional<String> describeOthers(List<ScoringRules> reproducing, Session session) {
    List<ScoringRules> others = reproducing.subList(1, reproducing.size());
    return others.isEmpty()
        ? Optional.empty()
        : Optional.of(
            others.stream()
                .map(other -> describe(other, session))
                .collect(Collectors.joining("; ", "also equal under ", "")));
  }

  private static String describe(ScoringRules rules, Session session) {
    return rules.policy().id()
        + (rules.policy() == RoundingPolicy.SIMPLE ? "" : ", Neuberg " + rules.neuberg().id())
        + (session.sections().size() < 2
            ? ""
            : rules.acrossSections() ? ", across" : ", by section");
  }

  private static List<ScoringRules> candidates(
      Arguments given, ScoringRules rules, Session session) {
    List<RoundingPolicy> policies =
        given.value("policy").isPresent()
            ? List.of(rules.policy())
            : Arrays.asList(RoundingPolicy.values());
    List<Neuberg> neubergs =
        given.value("neuberg").isPresent()
            ? List.of(rules.neuberg())
            : Arrays.asList(Neuberg.values());
    List<Boolean> acrossSections =
        given.has("across") || session.sections().size() < 2
            ? List.of(rules.acrossSections())
            : List.of(false, true);
    List<ScoringRules> candidates = new ArrayList<>();
    for (RoundingPolicy policy : policies) {
      for (Neuberg neuberg : policy == RoundingPolicy.SIMPLE ? neubergs.subList(0, 1) : neubergs) {
        for (boolean across : acrossSections) {
          candidates.add(rules.with(policy).with(neuberg).withAcrossSections(across));
        }
      }
    }
    return candidates;
  }
}
