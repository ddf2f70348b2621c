package dev.agon.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A game's id and name, its numbers of seats and its settings; made from {@link #named}.
 *
 * @param id lower-case letters and digits, for files and commands
 * @param name for people
 * @param ruleSets settings that can be chosen together; usually none
 */
public record GameSpec(
    String id,
    String name,
    int minSeats,
    int maxSeats,
    int defaultSeats,
    List<Setting<?>> settings,
    List<RuleSet> ruleSets) {

  /**
   * Settings that are chosen together by the key {@code rules}. Each of them may still be set to
   * another value beside it. Only the settings are stored, not the name of the set.
   *
   * @param id what users write after {@code rules=}
   * @param help what it is, in a few words
   * @param values the settings that differ from their defaults
   */
  public record RuleSet(String id, String help, Map<String, String> values) {
    /** The key of all rule sets. No setting of a game with rule sets has it. */
    public static final String KEY = "rules";

    public RuleSet {
      values = Collections.unmodifiableMap(new TreeMap<>(values));
    }

    /** What it is, and which settings it chooses. */
    public String describe() {
      List<String> written = new ArrayList<>();
      values.forEach((key, value) -> written.add(key + "=" + value));
      return help + ": " + String.join(", ", written);
    }
  }

  public GameSpec {
    if (!id.matches("[a-z][a-z0-9]*")) {
      throw new IllegalArgumentException("a game's id is lower-case letters and digits: " + id);
    }
    if (minSeats < 1 || defaultSeats < minSeats || maxSeats < defaultSeats) {
      throw new IllegalArgumentException(
          id + ": the default number of seats must lie between the minimum and the maximum");
    }
    settings = List.copyOf(settings);
    ruleSets = List.copyOf(ruleSets);
  }

  /** A game for two without settings. */
  public static GameSpec named(String id, String name) {
    return new GameSpec(id, name, 2, 2, 2, List.of(), List.of());
  }

  /** The game for so many players; by default the fewest play. */
  public GameSpec withSeats(int min, int max) {
    return new GameSpec(id, name, min, max, min, settings, ruleSets);
  }

  /** The game with another number of players where none is chosen. */
  public GameSpec withDefaultSeats(int seats) {
    return new GameSpec(id, name, minSeats, maxSeats, seats, settings, ruleSets);
  }

  /** The game with these settings. */
  public GameSpec withSettings(List<Setting<?>> settings) {
    return new GameSpec(id, name, minSeats, maxSeats, defaultSeats, settings, ruleSets);
  }

  /** The game with these rule sets. */
  public GameSpec withRuleSets(List<RuleSet> ruleSets) {
    return new GameSpec(id, name, minSeats, maxSeats, defaultSeats, settings, ruleSets);
  }

  /** Whether so many can play. */
  public boolean seats(int players) {
    return minSeats <= players && players <= maxSeats;
  }

  /** The numbers of players in words, like {@code 2 players} or {@code 2 to 6 players}. */
  public String players() {
    return (minSeats == maxSeats ? "" : minSeats + " to ")
        + (maxSeats == 1 ? "1 player" : maxSeats + " players");
  }
}
