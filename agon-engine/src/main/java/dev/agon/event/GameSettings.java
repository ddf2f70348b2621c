package dev.agon.event;

import dev.agon.game.GameSpec;
import dev.agon.game.Settings;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.util.List;
import java.util.Map;

/** Reads the settings of a game as an organiser writes them. */
public final class GameSettings {
  private GameSettings() {}

  /**
   * The game's settings, changed as written.
   *
   * @throws UserError with the first key that is unknown or whose value is wrong
   */
  public static Settings of(GameSpec spec, Map<String, String> written) {
    Settings.Reading read = Settings.defaults(spec).read(written);
    if (read.problems().isEmpty()) {
      return read.settings();
    }
    throw new UserError(message(spec, read.problems().getFirst()));
  }

  /** All that is wrong with what is written. */
  public static List<Settings.Problem> problems(GameSpec spec, Map<String, String> written) {
    return Settings.defaults(spec).read(written).problems();
  }

  /** A problem as people read it. */
  public static String message(GameSpec spec, Settings.Problem problem) {
    return problem.isUnknown()
        ? Nearest.unknown(
            spec.id() + " setting", problem.key(), Settings.defaults(spec).writableKeys())
        : problem.toString();
  }
}
