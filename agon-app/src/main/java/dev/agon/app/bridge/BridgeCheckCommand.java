package dev.agon.app.bridge;

import dev.agon.app.Arguments;
import dev.agon.app.Arguments.Flags;
import dev.agon.app.Streams;
import dev.agon.app.command.Command;
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

/** Recomputes what a file's own program published. */
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
  public int run(List<String> arguments, Streams streams) {
    Flags flags =
        new Flags("bridge check FILE [flags]   (exit code 0: all equal, 1: something differs)")
            .value("policy", "WORD", "exact, rounded-total, simple or board-1dp (default: try all)")
            .value("neuberg", "WORD", "ebu or acbl (default: try both)")
            .value("winners", "N", "1 or 2 (default: as the file says)")
            .flag("across", "all sections are one field (default: try both)");
    return flags.read(arguments, streams).map(given -> check(given, streams)).orElse(EQUAL);
  }

  private static int check(Arguments given, Streams streams) {
    ScoringRules rules = RuleFlags.read(given);
    String file = given.operands("FILE").getFirst();
    Session session = RuleFlags.session(file, RuleFlags.bytes(file), Optional.empty(), rules);
    PublishedFigures publication = new PublishedFigures(session);
    if (publication.figures() == 0) {
      throw new UserError(
          file + ": no percentages or places are published in it, so there is nothing to check");
    }
    List<Attempt> tried =
        candidates(given, rules, session).stream()
            .map(candidate -> new Attempt(candidate, publication.differences(candidate)))
            .toList();
    List<ScoringRules> reproducing =
        tried.stream()
            .filter(attempt -> attempt.differences().isEmpty())
            .map(Attempt::rules)
            .toList();
    if (!reproducing.isEmpty()) {
      String words = words(reproducing.getFirst(), session);
      streams
          .out()
          .println(
              file + ": " + publication.figures() + " percentages and places equal under " + words);
      also(reproducing, session).ifPresent(streams.out()::println);
      return EQUAL;
    }
    Attempt nearest =
        tried.stream()
            .min(Comparator.comparingInt(attempt -> attempt.differences().size()))
            .orElseThrow();
    List<String> differences = nearest.differences();
    differences.forEach(difference -> streams.out().println(file + ": " + difference));
    streams
        .out()
        .println(
            file
                + ": "
                + differences.size()
                + (differences.size() == 1 ? " difference" : " differences")
                + " under "
                + words(nearest.rules(), session)
                + (tried.size() > 1 ? ", the nearest of those tried" : ""));
    return DIFFERENT;
  }

  /** ScoringRules, and what differs under them. */
  private record Attempt(ScoringRules rules, List<String> differences) {}

  private static Optional<String> also(List<ScoringRules> reproducing, Session session) {
    List<ScoringRules> others = reproducing.subList(1, reproducing.size());
    return others.isEmpty()
        ? Optional.empty()
        : Optional.of(
            others.stream()
                .map(other -> words(other, session))
                .collect(Collectors.joining("; ", "equal also under ", "")));
  }

  private static String words(ScoringRules rules, Session session) {
    return rules.policy().id()
        + (rules.policy() == RoundingPolicy.SIMPLE ? "" : ", Neuberg " + rules.neuberg().id())
        + (session.sections().size() < 2 ? "" : rules.across() ? ", across" : ", by section");
  }

  private static List<ScoringRules> candidates(
      Arguments given, ScoringRules rules, Session session) {
    List<RoundingPolicy> policies =
        given.value("policy").isPresent()
            ? List.of(rules.policy())
            : Arrays.asList(RoundingPolicy.values());
    List<Neuberg> forms =
        given.value("neuberg").isPresent()
            ? List.of(rules.neuberg())
            : Arrays.asList(Neuberg.values());
    List<Boolean> fields =
        given.has("across") || session.sections().size() < 2
            ? List.of(rules.across())
            : List.of(false, true);
    List<ScoringRules> candidates = new ArrayList<>();
    for (RoundingPolicy policy : policies) {
      for (Neuberg form : policy == RoundingPolicy.SIMPLE ? forms.subList(0, 1) : forms) {
        for (boolean across : fields) {
          candidates.add(rules.with(policy).with(form).across(across));
        }
      }
    }
    return candidates;
  }
}
