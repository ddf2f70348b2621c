package dev.agon.app.canopy;

import dev.agon.app.cli.Arguments;
import dev.agon.game.Parsed;
import dev.agon.games.canopy.rules.Canopy;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The flags of the program.
 *
 * @param settings the settings of the game, as written
 */
record CanopyOptions(
    Optional<Long> seed, int minPlayers, Map<String, String> settings, boolean help) {
  private static final int DEFAULT_PLAYERS = 10;
  private static final List<String> FLAGS =
      List.of("--seed", "--min-players", "--rounds", "--intervals", "--help");

  static final String HELP =
      """
      usage: canopy [flags]
      The forest fighting game for several people at one keyboard.
        --seed S             the same seed and answers give the same game
        --min-players N      minimum number of players, 2 or more (default 10)
        --rounds N           the last round; then layers and experience decide (default 1000)
        --intervals WORD     example (default), or literal: as in the text of the assignment
        --help               this help
      """;

  static CanopyOptions read(List<String> arguments) {
    Optional<Long> seed = Optional.empty();
    int minPlayers = DEFAULT_PLAYERS;
    Map<String, String> settings = new LinkedHashMap<>();
    boolean help = false;
    Iterator<String> rest = arguments.iterator();
    while (rest.hasNext()) {
      String flag = rest.next();
      switch (flag) {
        case "--seed" ->
            seed =
                Optional.of(
                    Arguments.whole(flag, value(flag, rest), Long.MIN_VALUE, Long.MAX_VALUE));
        case "--min-players" ->
            minPlayers =
                (int)
                    Arguments.whole(
                        flag,
                        value(flag, rest),
                        new Canopy().spec().minSeats(),
                        Canopy.MAX_PLAYERS);
        case "--rounds", "--intervals" -> settings.put(flag.substring(2), value(flag, rest));
        case "--help", "-h" -> help = true;
        default ->
            throw new UserError(
                flag.startsWith("-")
                    ? Nearest.unknown("flag", flag, FLAGS)
                    : Parsed.quoted(flag) + " is not a flag; canopy --help lists them");
      }
    }
    return new CanopyOptions(seed, minPlayers, settings, help);
  }

  private static String value(String flag, Iterator<String> rest) {
    if (!rest.hasNext()) {
      throw new UserError(flag + " needs a value");
    }
    return rest.next();
  }
}
