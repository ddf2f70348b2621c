package dev.agon.tournament;

import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import java.util.List;
import java.util.Optional;

/** What a format declares: its id, its options, and what it needs to be played. */
public interface FormatSpec {
  /** As written in event files and reports. */
  String id();

  /** Who meets whom, in a sentence. */
  String summary();

  /**
   * All options of the format. Keys of event files, flags, help texts, the schema and the
   * description of an event come from these declarations.
   */
  List<Setting<?>> options();

  /** The format for these players. */
  Format create(Seeding seeding, Settings options);

  /** Why these options do not go together, if they do not. */
  default Optional<Settings.Problem> conflict(Settings options) {
    return Optional.empty();
  }

  /** The maximum number of players. */
  default int maxPlayers() {
    return StageOptions.MAX_PLAYERS;
  }

  /** All that keeps these players, at least two, from playing the game in this format. */
  List<OptionProblem> problems(GameSpec game, List<String> players, Settings options);

  /** Whether all play every board equally often from every seat, so that their results compare. */
  default boolean sharesBoards() {
    return false;
  }

  /** Whether reports say how evenly players met where a match has more than two seats. */
  default boolean reportsMeetings() {
    return false;
  }

  /** Whether all orders of seats are played, so that seats are shared evenly. */
  default boolean playsAllSeatOrders() {
    return false;
  }

  /**
   * What keeps a format from being played.
   *
   * @param option the key of the option that is wrong; empty when it is not one alone
   * @param line the line of the option's value, counted from 1; 0 for all of it
   */
  record OptionProblem(String option, int line, String words) {
    public OptionProblem(String words) {
      this("", 0, words);
    }

    @Override
    public String toString() {
      return option.isEmpty() ? words : "line %d of '%s': %s".formatted(line, option, words);
    }
  }

  /** A list with the problem of a game that two cannot play. */
  default List<OptionProblem> needsTwoPlayers(GameSpec game) {
    return game.seats(2)
        ? List.of()
        : List.of(
            new OptionProblem(id() + " needs a two-player game; " + game.name() + " is not one"));
  }
}
