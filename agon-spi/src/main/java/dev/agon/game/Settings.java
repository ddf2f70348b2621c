package dev.agon.game;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The values a match is played with: every setting of the game has one. */
public final class Settings {
  private final List<Setting<?>> settings;

  /** By the settings' keys. */
  private final Map<String, Object> values;

  private Settings(List<Setting<?>> settings, Map<String, Object> values) {
    this.settings = settings;
    this.values = values;
  }

  /** All defaults. */
  public static Settings defaults(GameSpec spec) {
    return of(spec, Map.of());
  }

  /**
   * The defaults, changed as written.
   *
   * @throws IllegalArgumentException naming the key that is unknown or whose value is wrong
   */
  public static Settings of(GameSpec spec, Map<String, String> written) {
    Map<String, Object> values = new HashMap<>();
    for (Setting<?> setting : spec.settings()) {
      values.put(setting.key(), valueOf(setting, written.get(setting.key())));
    }
    for (String key : written.keySet()) {
      if (spec.settings().stream().noneMatch(setting -> setting.key().equals(key))) {
        throw new IllegalArgumentException(
            spec.id()
                + " has no setting '"
                + key
                + "'; it has: "
                + String.join(", ", spec.settings().stream().map(Setting::key).toList()));
      }
    }
    return new Settings(spec.settings(), values);
  }

  private static Object valueOf(Setting<?> setting, @Nullable String text) {
    if (text == null) {
      return setting.defaultValue();
    }
    try {
      return setting.parse().apply(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("setting '" + setting.key() + "' " + e.getMessage(), e);
    }
  }

  public <T> T get(Setting<T> setting) {
    Object value = values.get(setting.key());
    if (value == null) {
      throw new IllegalArgumentException("no setting of this game: " + setting.key());
    }
    @SuppressWarnings("unchecked") // valueOf put a T under a Setting<T>
    T typed = (T) value;
    return typed;
  }

  /** Every setting as it would be written, in the spec's order. */
  public Map<String, String> written() {
    Map<String, String> written = new LinkedHashMap<>();
    settings.forEach(setting -> written.put(setting.key(), setting.formatted(get(setting))));
    return written;
  }
}
