package dev.agon.event;

import dev.agon.process.Clock;
import dev.agon.tournament.Formats;
import java.util.List;
import java.util.Map;

/**
 * A competition as its organiser describes it, before anything of it is looked up or started.
 *
 * @param settings the game's settings as written
 * @param bots empty for all built-ins of the game
 */
public record Event(
    String name,
    String game,
    Map<String, String> settings,
    long seed,
    List<BotEntry> bots,
    Stage stage,
    Clock clock) {
  public Event {
    settings = Map.copyOf(settings);
    bots = List.copyOf(bots);
  }

  /** A part of the competition: who meets whom, and how often. */
  public record Stage(Formats format, int games) {
    /** How often each seating can be played at most. */
    public static final int MOST_GAMES = 1_000_000;

    /** A round robin, for events that do not say. */
    public static final Stage USUAL =
        new Stage(Formats.ROUND_ROBIN, Formats.ROUND_ROBIN.usualGames());
  }
}
