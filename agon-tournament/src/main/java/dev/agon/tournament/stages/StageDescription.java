package dev.agon.tournament.stages;

import dev.agon.game.Setting;
import dev.agon.scoring.MeetingBalance;
import dev.agon.tournament.StageOptions;
import dev.agon.tournament.elimination.SeriesRules;
import dev.agon.tournament.fixed.Gauntlet;
import dev.agon.tournament.fixed.Matchups;
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.fixed.Table;
import dev.agon.tournament.swiss.Swiss;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a stage is, in words: a sentence about its format, and all other options that are set. */
public final class StageDescription {
  private final Stage stage;
  private final int players;

  /** The keys of the options that the sentence says. */
  private final Set<String> said = new HashSet<>();

  private StageDescription(Stage stage, int players) {
    this.stage = stage;
    this.players = players;
  }

  public static String of(Stage stage, int players) {
    return new StageDescription(stage, players).words();
  }

  private String words() {
    List<String> words = new ArrayList<>();
    words.add(format());
    for (Map.Entry<String, String> option : stage.options().changed().entrySet()) {
      if (!said.contains(option.getKey())) {
        words.add(option.getKey() + " " + option.getValue());
      }
    }
    stage.advance().ifPresent(best -> words.add(advance(best)));
    return String.join("; ", words);
  }

  /** The value of an option that the sentence says. */
  private <T> T say(Setting<T> option) {
    said.add(option.key());
    return stage.options().get(option);
  }

  private String format() {
    return switch (stage.format()) {
      case ROUND_ROBIN -> roundRobin(say(RoundRobin.SEATS));
      case GAUNTLET -> gauntlet(say(Gauntlet.CHALLENGERS));
      case MATCHUPS ->
          count(say(Matchups.MATCHUPS).size(), "match", "matches") + " as listed, " + times();
      case SWISS -> swiss(say(Swiss.ROUNDS));
      case GROUPS ->
          "each group plays every order of seats, "
              + times()
              + ", and its better half advances, until one is left";
      case TABLE ->
          "all at a table of "
              + say(Table.SEATS).orElse(players)
              + ", "
              + times()
              + ", a seat further each time";
      case SINGLE_ELIMINATION -> "a lost series eliminates a bot; " + series();
      case DOUBLE_ELIMINATION -> "two lost series eliminate a bot; " + series();
    };
  }

  private String roundRobin(int seats) {
    int max = say(RoundRobin.MAX_MATCHES);
    if (seats == 2) {
      return "all play all from both seats, " + times();
    }
    if (!RoundRobin.isSampled(players, stage.options())) {
      return "every lineup of " + seats + " rotates through all seats, " + times();
    }
    MeetingBalance balance = RoundRobin.meetings(players, stage.options());
    String meetings =
        balance.min() == balance.max()
            ? count(balance.max(), "time", "times")
            : String.format(Locale.ROOT, "%,d to %,d times", balance.min(), balance.max());
    return String.format(
        Locale.ROOT,
        "a balanced sample of all lineups of %d rotates through all seats, %s, because all would be"
            + " more than %,d matches; each two bots meet %s",
        seats,
        times(),
        max,
        meetings);
  }

  private String gauntlet(int challengers) {
    String first = challengers == 1 ? "the first" : "the first " + challengers;
    return first + " against all others from both seats, " + times();
  }

  private String swiss(Optional<Integer> rounds) {
    String games =
        hasBoards() ? "from both seats, " + times() : count(games(), "match", "matches") + " each";
    return count(rounds.orElse(Swiss.defaultRounds(players)), "round", "rounds")
        + " between players with equal scores, "
        + games;
  }

  private String series() {
    say(SeriesRules.BEST_OF);
    say(SeriesRules.FINAL_BEST_OF);
    say(SeriesRules.REPLAYS);
    SeriesRules rules = SeriesRules.of(stage.options());
    return "series are best of %d, the final best of %d, with %s of matches without a winner"
        .formatted(
            rules.bestOf(), rules.finalBestOf(), count(rules.replays(), "replay", "replays"));
  }

  private boolean hasBoards() {
    said.add(StageOptions.BOARDS.key());
    return StageOptions.hasBoards(stage.options());
  }

  private int games() {
    said.add(StageOptions.GAMES.key());
    return StageOptions.games(stage.options());
  }

  private String times() {
    if (hasBoards()) {
      return "on the same " + count(games(), "board", "boards");
    }
    return switch (games()) {
      case 1 -> "once";
      case 2 -> "twice";
      default -> String.format(Locale.ROOT, "%,d times", games());
    };
  }

  private String advance(int best) {
    return best < players ? "the first " + best + " advance" : "all " + players + " advance";
  }

  /** As in {@code 1 match} and {@code 2,000 matches}. */
  public static String count(long number, String one, String several) {
    return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? one : several);
  }
}
