package dev.agon.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The values of all settings of a game, a tournament format or an event. Immutable. */
public final class Settings {
  private final List<Setting<?>> declared;

  private final List<GameSpec.RuleSet> ruleSets;

  /** In the order of the settings; each has one, of its setting's type. */
  private final List<Object> values;

  /** The keys that were written, with the default or with another value. */
  private final Set<String> writtenKeys;

  private Settings(
      List<Setting<?>> declared,
      List<GameSpec.RuleSet> ruleSets,
      List<Object> values,
      Set<String> writtenKeys) {
    this.declared = declared;
    this.ruleSets = ruleSets;
    this.values = values;
    this.writtenKeys = writtenKeys;
  }

  /** All defaults. */
  public static Settings defaults(GameSpec spec) {
    return defaults(spec.settings(), spec.ruleSets());
  }

  /** All defaults. */
  public static Settings defaults(List<Setting<?>> declared) {
    return defaults(declared, List.of());
  }

  private static Settings defaults(List<Setting<?>> declared, List<GameSpec.RuleSet> ruleSets) {
    List<Object> values = new ArrayList<>();
    declared.forEach(setting -> values.add(setting.defaultValue()));
    return new Settings(List.copyOf(declared), ruleSets, values, Set.of());
  }

  /**
   * The defaults, changed as written, for callers that know the settings.
   *
   * @throws IllegalArgumentException naming the key that is unknown or whose value is wrong; {@link
   *     #read} returns what is wrong instead
   */
  public static Settings of(GameSpec spec, Map<String, String> written) {
    return defaults(spec).read(written).orThrow();
  }

  /**
   * What came of reading some values.
   *
   * @param settings with all values that could be read
   */
  public record Reading(Settings settings, List<Problem> problems) {
    public Reading {
      problems = List.copyOf(problems);
    }

    /**
     * The settings if there was no problem.
     *
     * @throws IllegalArgumentException with the first problem
     */
    public Settings orThrow() {
      if (problems.isEmpty()) {
        return settings;
      }
      throw new IllegalArgumentException(problems.getFirst().toString());
    }
  }

  /**
   * A key that is unknown, or whose value is wrong.
   *
   * @param reason a phrase that follows the setting's name, like {@code must be 1 or 2, not '3'}
   */
  public record Problem(String key, boolean isUnknown, String reason) {
    @Override
    public String toString() {
      return "setting '" + key + "' " + reason;
    }
  }

  /** These settings, changed as written; single settings count more than a rule set. */
  public Reading read(Map<String, String> texts) {
    List<Object> changed = new ArrayList<>(values);
    Set<String> keys = new HashSet<>(writtenKeys);
    List<Problem> problems = new ArrayList<>();
    for (Map.Entry<String, String> entry : withoutRuleSet(texts, problems).entrySet()) {
      String key = entry.getKey();
      int index = keys().indexOf(key);
      if (index < 0) {
        String known = String.join(", ", writableKeys());
        problems.add(new Problem(key, true, "is unknown; there are: " + known));
        continue;
      }
      Parsed<?> read = declared.get(index).type().parse(entry.getValue());
      if (read instanceof Parsed.Value<?>(Object value)) {
        changed.set(index, value);
        keys.add(key);
      } else {
        problems.add(new Problem(key, false, ((Parsed.Failure<?>) read).why()));
      }
    }
    return new Reading(new Settings(declared, ruleSets, changed, keys), problems);
  }

  /** The texts with the settings of a rule set in place of its name. */
  private Map<String, String> withoutRuleSet(Map<String, String> texts, List<Problem> problems) {
    String chosen = texts.get(GameSpec.RuleSet.KEY);
    if (chosen == null || ruleSets.isEmpty()) {
      return texts;
    }
    Map<String, String> all = new LinkedHashMap<>();
    switch (SettingType.oneOf(ruleSets, GameSpec.RuleSet::id).parse(chosen)) {
      case Parsed.Value<GameSpec.RuleSet>(GameSpec.RuleSet set) -> all.putAll(set.values());
      case Parsed.Failure<GameSpec.RuleSet>(String why) ->
          problems.add(new Problem(GameSpec.RuleSet.KEY, false, why));
    }
    all.putAll(texts);
    all.remove(GameSpec.RuleSet.KEY);
    return all;
  }

  /** The keys that may be written: those of all settings, and that of the rule sets. */
  public List<String> writableKeys() {
    List<String> keys = keys();
    if (!ruleSets.isEmpty()) {
      keys.addFirst(GameSpec.RuleSet.KEY);
    }
    return keys;
  }

  /** The keys of all settings, in the declared order. */
  public List<String> keys() {
    List<String> keys = new ArrayList<>();
    declared.forEach(setting -> keys.add(setting.key()));
    return keys;
  }

  /** The place of a setting, or of one with the same key and type; -1 when there is none. */
  @SuppressWarnings("ReferenceEquality") // the fast way first
  private int indexOf(Setting<?> setting) {
    // Games ask at the start of every match, and nearly always by the declared setting itself.
    for (int i = 0; i < declared.size(); i++) {
      if (declared.get(i) == setting) {
        return i;
      }
    }
    int index = keys().indexOf(setting.key());
    if (index < 0) {
      return -1;
    }
    SettingType<?> type = declared.get(index).type();
    return type == setting.type() || type.equals(setting.type()) ? index : -1;
  }

  /**
   * The value of a setting.
   *
   * @throws IllegalArgumentException when it is not among those declared
   */
  public <T> T get(Setting<T> setting) {
    return valueAt(place(setting));
  }

  /** The value of a setting, if it is among those declared. */
  public <T> Optional<T> find(Setting<T> setting) {
    int index = indexOf(setting);
    return index < 0 ? Optional.empty() : Optional.of(valueAt(index));
  }

  private int place(Setting<?> setting) {
    int index = indexOf(setting);
    if (index < 0) {
      throw new IllegalArgumentException("setting '" + setting.key() + "' is not declared here");
    }
    return index;
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // indexOf compared the types
  private <T> T valueAt(int index) {
    return (T) values.get(index);
  }

  /** The same settings with another value of one. */
  public <T> Settings with(Setting<T> setting, T value) {
    List<Object> changed = new ArrayList<>(values);
    changed.set(place(setting), value);
    Set<String> keys = new HashSet<>(writtenKeys);
    keys.add(setting.key());
    return new Settings(declared, ruleSets, changed, keys);
  }

  /** Whether a value was written for a setting, be it the default or another one. */
  public boolean isWritten(Setting<?> setting) {
    return writtenKeys.contains(setting.key());
  }

  /** Every setting as it would be written, in the declared order. */
  public Map<String, String> written() {
    Map<String, String> texts = new LinkedHashMap<>();
    declared.forEach(setting -> texts.put(setting.key(), text(setting)));
    return texts;
  }

  /** Those that differ from their defaults, as they would be written, in the declared order. */
  public Map<String, String> changed() {
    Map<String, String> texts = written();
    declared.forEach(setting -> texts.remove(setting.key(), setting.writtenDefault()));
    return texts;
  }

  private <T> String text(Setting<T> setting) {
    return setting.type().format(get(setting));
  }

  /** Settings are equal when they have the same keys and values, whether written or not. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Settings that
        && keys().equals(that.keys())
        && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return written().toString();
  }
}
