package dev.agon.tournament;

import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import java.util.List;
import java.util.Optional;

/** What a format declares: its id, its options, and what it needs to be played. */
public abstract class FormatSpec {
  private final String id;
  private final String summary;
  private final List<Setting<?>> options;

  /**
   * A format.
   *
   * @param id as written in event files and reports
   * @param summary who meets whom, in a sentence
   * @param options keys of event files, flags, help texts, the schema and the description of an
   *     event come from these declarations
   */
  protected FormatSpec(String id, String summary, List<Setting<?>> options) {
    this.id = id;
    this.summary = summary;
    this.options = List.copyOf(options);
  }

  public final String id() {
    return id;
  }

  public final String summary() {
    return summary;
  }

  public final List<Setting<?>> options() {
    return options;
  }

  /** What options mean that a stored stage does not name; they differ for options added later. */
  public Settings storedDefaults() {
    return Settings.defaults(options);
  }

  public abstract Format create(Seeding seeding, Settings options);

  public Optional<Settings.Problem> conflict(Settings options) {
    return Optional.empty();
  }

  public int maxPlayers() {
    return StageOptions.MAX_PLAYERS;
  }

  /**
   * All that keeps these players, at least two, from playing the game in this format. Most formats
   * need a game for two.
   */
  public List<OptionProblem> problems(GameSpec game, List<String> players, Settings options) {
    return game.seats(2)
        ? List.of()
        : OptionProblem.alone(id + " needs a two-player game; " + game.name() + " is not one");
  }

  /** Why no player can come late to a stage with these options, if none can. */
  public Optional<String> refusesLatecomers(Settings options) {
    return Optional.of("in the format %s all play from the start".formatted(id));
  }

  /** Whether all play every board equally often from every seat, so that their results compare. */
  public boolean sharesBoards() {
    return false;
  }

  /** Whether reports say how evenly players met where a match has more than two seats. */
  public boolean reportsMeetings() {
    return false;
  }

  /** Whether all orders of seats are played, so that seats are shared evenly. */
  public boolean playsAllSeatOrders() {
    return false;
  }

  /**
   * What keeps a format from being played.
   *
   * @param option the key of the option that is wrong; empty when it is not one alone
   * @param line the line of the option's value, counted from 1; 0 for all of it
   */
  public record OptionProblem(String option, int line, String words) {
    /** A list with one problem that is not of one option alone. */
    public static List<OptionProblem> alone(String words) {
      return List.of(new OptionProblem("", 0, words));
    }

    @Override
    public String toString() {
      return option.isEmpty() ? words : "line %d of '%s': %s".formatted(line, option, words);
    }
  }
}
