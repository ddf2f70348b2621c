package dev.agon.registry;

import dev.agon.game.GameSpec;
import dev.agon.game.Settings;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.util.List;
import java.util.Map;

/** Reads the settings of a game. */
public final class GameSettings {
  private GameSettings() {}

  /**
   * The game's settings with the written values; the others have their defaults.
   *
   * @throws UserError for the first key that is unknown or has an invalid value
   */
  public static Settings of(GameSpec spec, Map<String, String> written) {
    Settings.Reading read = Settings.defaults(spec).read(written);
    if (read.problems().isEmpty()) {
      return read.settings();
    }
    throw new UserError(message(spec, read.problems().getFirst()));
  }

  public static List<Settings.Problem> problems(GameSpec spec, Map<String, String> written) {
    return Settings.defaults(spec).read(written).problems();
  }

  public static String message(GameSpec spec, Settings.Problem problem) {
    return problem.isUnknown()
        ? Nearest.unknown(
            spec.id() + " setting", problem.key(), Settings.defaults(spec).writableKeys())
        : problem.toString();
  }
}
