package dev.agon.app.terminal;

import dev.agon.event.Event;
import dev.agon.rating.Ratings;
import dev.agon.rating.Sprt;
import dev.agon.rating.SprtPlan;
import dev.agon.sprt.SprtMatch;
import dev.agon.sprt.SprtState;
import dev.agon.text.Numbers;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The state of a sequential test in words. */
public final class SprtText {
  private SprtText() {}

  static String ratio(Sprt sprt, SprtPlan plan) {
    return String.format(
        Locale.ROOT,
        "LLR %.2f (%.2f to %.2f)",
        sprt.ratio(),
        plan.hypotheses().lower(),
        plan.hypotheses().upper());
  }

  public static String finished(SprtState end, Event event, SprtPlan plan) {
    SprtMatch match = end.match();
    return title(event, event.seed().text())
        + "\n\n"
        + games(match, plan)
        + verdict(match, event.names(), plan)
        + "\ndigest "
        + end.digest()
        + "\n";
  }

  public static String interim(SprtState now, Event event, SprtPlan plan) {
    SprtMatch match = now.match();
    String expected =
        match
            .gamesExpected()
            .filter(games -> games > match.games())
            .map(games -> "; about %d more are expected".formatted(games - match.games()))
            .orElse("");
    return title(event, event.seed().textBeforeTheEnd())
        + ": not finished, "
        + match.games()
        + " games so far"
        + expected
        + "\n\n"
        + games(match, plan);
  }

  private static String title(Event event, String seed) {
    return "%s against %s at %s, seed %s"
        .formatted(event.names().getFirst(), event.names().getLast(), event.game(), seed);
  }

  private static String games(SprtMatch match, SprtPlan plan) {
    Sprt sprt = match.sprt();
    String games =
        "%d games: %d won, %d drawn, %d lost"
                .formatted(match.games(), match.won(), match.level(), match.lost())
            + (match.voids() == 0 ? "" : ", %d void".formatted(match.voids()));
    String repeats =
        match.differentGames() == match.games()
            ? ""
            : "%d different games; repeats of a game are no evidence and are left out below\n"
                .formatted(match.differentGames());
    String pairs =
        "%d %s on the same deal, with 0, 1/2, 1, 3/2 and 2 points: %s"
            .formatted(sprt.pairs(), sprt.pairs() == 1 ? "pair" : "pairs", pairs(sprt));
    String score =
        "score %s %% ± %s, %s"
            .formatted(
                Numbers.fixed(100 * sprt.score(), 2),
                Numbers.fixed(100 * sprt.uncertainty(), 2),
                sprt.elo().map(SprtText::elo).orElse("Elo undefined"));
    String ratio = ratio(sprt, plan) + " for " + plan.words();
    return String.join("\n", games, repeats + pairs, score, ratio, "");
  }

  private static String pairs(Sprt sprt) {
    return IntStream.rangeClosed(0, Sprt.MAX_HALVES)
        .mapToObj(halves -> String.valueOf(sprt.pairs(halves)))
        .collect(Collectors.joining(", "));
  }

  private static String elo(Ratings.Rating elo) {
    return "Elo %s ± %s"
        .formatted(Numbers.fixed(elo.value(), 1), Numbers.fixed(elo.uncertainty(), 1));
  }

  private static String verdict(SprtMatch match, List<String> names, SprtPlan plan) {
    String one = names.getFirst();
    String other = names.getLast();
    return switch (match.sprt().verdict()) {
      case H1 -> stronger(one, other, plan.hypotheses().elo0()) + " (H1 accepted)";
      case H0 -> notStronger(match.sprt(), one, other, plan) + " (H0 accepted)";
      case OPEN ->
          match.hasOnlyRepeats()
              ? "cannot decide: the last %d games all repeat earlier ones, because neither the game nor the bots draw anything by chance; more games would say nothing new"
                  .formatted(SprtMatch.REPEATS)
              : "not decided within " + plan.games() + " games";
    };
  }

  private static String stronger(String one, String other, double elo0) {
    if (elo0 == 0) {
      return one + " is stronger than " + other;
    }
    return elo0 > 0
        ? "%s is stronger than %s by more than %s Elo".formatted(one, other, Numbers.points(elo0))
        : "%s is not weaker than %s by %s Elo or more".formatted(one, other, Numbers.points(-elo0));
  }

  private static String notStronger(Sprt sprt, String one, String other, SprtPlan plan) {
    if (sprt.score() + sprt.uncertainty() < 0.5) {
      return one + " is weaker than " + other;
    }
    double elo1 = plan.hypotheses().elo1();
    return elo1 > 0
        ? "no difference of %s Elo or more in favour of %s".formatted(Numbers.points(elo1), one)
        : "%s is weaker than %s by %s Elo or more".formatted(one, other, Numbers.points(-elo1));
  }
}
