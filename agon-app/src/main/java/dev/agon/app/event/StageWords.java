package dev.agon.app.event;

import dev.agon.event.Event;
import dev.agon.report.Figures;
import dev.agon.scoring.Cut;
import dev.agon.scoring.Measure;
import dev.agon.scoring.Ranking;
import dev.agon.scoring.Scoring;
import dev.agon.tournament.Knockout;
import dev.agon.tournament.Rules;
import dev.agon.tournament.Swiss;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a stage is, in words. */
final class StageWords {
  private final Event.Stage stage;
  private final Rules rules;
  private final int players;

  private StageWords(Event.Stage stage, int players) {
    this.stage = stage;
    this.rules = stage.rules();
    this.players = players;
  }

  /** Of a stage that so many play. */
  static String of(Event.Stage stage, int players) {
    return new StageWords(stage, players).words();
  }

  private String words() {
    List<String> words = new ArrayList<>();
    words.add(format());
    rules.stop().map(StageWords::stop).ifPresent(words::add);
    Ranking usual = stage.format().usualRanking();
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
    Knockout knockout = rules.knockout();
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

  private static String stop(Cut cut) {
    return "over as soon as the first %d are decided, with a risk of %s"
        .formatted(cut.top(), Figures.points(cut.risk()));
  }

  private static String scoring(Scoring scoring) {
    Scoring.Worth worth = scoring.worth();
    return scoring.method() != Scoring.Method.POINTS
        ? scoring.method().word()
        : "points: win %s, draw %s, loss %s, both-lose %s"
            .formatted(
                Figures.points(worth.win()),
                Figures.points(worth.draw()),
                Figures.points(worth.loss()),
                Figures.points(worth.bothLose()));
  }

  private String tieBreaks() {
    return String.join(", ", rules.ranking().tieBreaks().stream().map(Measure::word).toList());
  }

  private String goOn(int best) {
    return best < players ? "the first " + best + " go on" : "all " + players + " go on";
  }

  /** As in {@code 1 match} and {@code 2,000 matches}. */
  static String count(long number, String one, String several) {
    return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? one : several);
  }
}
