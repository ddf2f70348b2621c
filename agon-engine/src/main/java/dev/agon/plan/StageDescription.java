package dev.agon.plan;

import dev.agon.event.Event;
import dev.agon.rating.EarlyStop;
import dev.agon.scoring.RankingRules;
import dev.agon.scoring.Scoring;
import dev.agon.scoring.TieBreaker;
import dev.agon.text.Numbers;
import dev.agon.tournament.StageRules;
import dev.agon.tournament.elimination.SeriesRules;
import dev.agon.tournament.swiss.Swiss;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a stage is, in words. */
final class StageDescription {
  private final Event.Stage stage;
  private final StageRules rules;
  private final int players;

  private StageDescription(Event.Stage stage, int players) {
    this.stage = stage;
    this.rules = stage.rules();
    this.players = players;
  }

  /** Of a stage that so many play. */
  static String of(Event.Stage stage, int players) {
    return new StageDescription(stage, players).words();
  }

  private String words() {
    List<String> words = new ArrayList<>();
    words.add(format());
    rules.stop().map(StageDescription::stop).ifPresent(words::add);
    RankingRules usual = stage.format().defaultRanking();
    if (!rules.ranking().scoring().equals(usual.scoring())) {
      words.add("scoring " + scoring(rules.ranking().scoring()));
    }
    if (!rules.ranking().tieBreaks().equals(usual.tieBreaks())) {
      words.add("tie-breaks " + tieBreaks());
    }
    stage.advance().ifPresent(best -> words.add(goOn(best)));
    return String.join("; ", words);
  }

  private String format() {
    return switch (stage.format()) {
      case ROUND_ROBIN -> rules.seats().orElse(2) == 2 ? pairs() : companies();
      case GAUNTLET -> gauntlet();
      case MATCHUPS ->
          count(rules.matchups().size(), "match", "matches") + " as listed, " + times();
      case SWISS -> swiss();
      case GROUPS ->
          "groups play every order of seats, "
              + times()
              + ", and the better half of each goes on, until one is left";
      case TABLE ->
          "all at a table of "
              + rules.seats().orElse(players)
              + ", "
              + times()
              + ", a seat further each time";
      case SINGLE_ELIMINATION -> "who loses a tie is out; " + ties();
      case DOUBLE_ELIMINATION -> "who loses a second tie is out; " + ties();
    };
  }

  private String pairs() {
    return "everybody against everybody from both seats, " + times();
  }

  private String companies() {
    return String.format(
        Locale.ROOT,
        "every company of %d turned through all seats, %s; beyond %,d matches a fair sample",
        rules.seats().orElse(2),
        times(),
        rules.most());
  }

  private String gauntlet() {
    String first = rules.challengers() == 1 ? "the first" : "the first " + rules.challengers();
    return first + " against all the others from both seats, " + times();
  }

  private String swiss() {
    int rounds = rules.rounds().orElse(Swiss.usualRounds(players));
    String each =
        rules.boards()
            ? "from both seats, " + times()
            : count(rules.games(), "match", "matches") + " each";
    return count(rounds, "round", "rounds") + " between those who have come equally far, " + each;
  }

  private String ties() {
    SeriesRules knockout = rules.knockout();
    return "ties are best of %d, the final best of %d, with %s of matches without a winner"
        .formatted(
            knockout.bestOf(),
            knockout.finalBestOf(),
            count(knockout.replays(), "replay", "replays"));
  }

  private String times() {
    if (rules.boards()) {
      return "on the same " + count(rules.games(), "board", "boards");
    }
    return switch (rules.games()) {
      case 1 -> "once";
      case 2 -> "twice";
      default -> String.format(Locale.ROOT, "%,d times", rules.games());
    };
  }

  private static String stop(EarlyStop cut) {
    return "over as soon as the first %d are decided, with a risk of %s"
        .formatted(cut.top(), Numbers.points(cut.risk()));
  }

  private static String scoring(Scoring scoring) {
    Scoring.PointValues worth = scoring.worth();
    return scoring.method() != Scoring.Method.POINTS
        ? scoring.method().id()
        : "points: win %s, draw %s, loss %s, both-lose %s"
            .formatted(
                Numbers.points(worth.win()),
                Numbers.points(worth.draw()),
                Numbers.points(worth.loss()),
                Numbers.points(worth.bothLose()));
  }

  private String tieBreaks() {
    return String.join(", ", rules.ranking().tieBreaks().stream().map(TieBreaker::id).toList());
  }

  private String goOn(int best) {
    return best < players ? "the first " + best + " go on" : "all " + players + " go on";
  }

  /** As in {@code 1 match} and {@code 2,000 matches}. */
  static String count(long number, String one, String several) {
    return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? one : several);
  }
}
