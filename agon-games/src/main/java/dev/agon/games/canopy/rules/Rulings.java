package dev.agon.games.canopy.rules;

import dev.agon.game.Setting;
import dev.agon.game.Settings;
import java.util.List;

/**
 * The settings of a match.
 *
 * @param turns how many turns in a row as the root of all win
 * @param rounds after how many rounds the match is over
 * @param literal whether the intervals of a fight have the order of the assignment's text
 */
record Rulings(int turns, int rounds, boolean literal) {
  static final int MAX = 1_000_000;

  static final Setting<Integer> TURNS =
      Setting.whole("turns", "turns in a row as the root of all that win", 5, 1, MAX);
  static final Setting<Integer> ROUNDS =
      Setting.whole("rounds", "rounds after which layers and experience decide", 1_000, 1, MAX);

  private static final String EXAMPLE = "example";
  private static final String LITERAL = "literal";

  static final Setting<String> INTERVALS =
      Setting.oneOf(
          "intervals", "as the assignment's example or its text has them", EXAMPLE, LITERAL);

  static final List<Setting<?>> SETTINGS = List.of(TURNS, ROUNDS, INTERVALS);

  static Rulings of(Settings settings) {
    return new Rulings(
        settings.get(TURNS), settings.get(ROUNDS), settings.get(INTERVALS).equals(LITERAL));
  }

  String intervals() {
    return literal ? LITERAL : EXAMPLE;
  }
}
