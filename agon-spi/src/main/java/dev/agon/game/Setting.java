package dev.agon.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One thing that can be set about a game, a tournament format or an event. It is declared once;
 * keys of event files, flags, help, schemas and error messages come from the declaration.
 *
 * @param key what event files and flags call it
 * @param help what it means, in a few words
 */
public record Setting<T>(String key, String help, T defaultValue, SettingType<T> type) {

  /** A whole number within bounds, both included. */
  public static Setting<Integer> whole(
      String key, String help, int defaultValue, int min, int max) {
    return new Setting<>(key, help, defaultValue, SettingType.whole(min, max));
  }

  /** One of some words, the first of which is the default. */
  public static Setting<String> oneOf(String key, String help, String... words) {
    return new Setting<>(
        key, help, words[0], SettingType.oneOf(List.of(words), Function.identity()));
  }

  /** Yes or no. */
  public static Setting<Boolean> yesOrNo(String key, String help, boolean defaultValue) {
    return new Setting<>(
        key,
        help,
        defaultValue,
        SettingType.oneOf(List.of(true, false), isSet -> isSet ? "yes" : "no"));
  }

  /** A value that is not set by default; the word {@code none} says so explicitly. */
  public static <T> Setting<Optional<T>> optional(
      String key, String help, String none, SettingType<T> type) {
    return new Setting<>(key, help, Optional.empty(), SettingType.optional(type, none));
  }

  /**
   * A value with a notation of its own.
   *
   * @param range the values in a few words, like {@code at most 100}
   * @param parse as in {@link SettingType#parse}
   * @param format the inverse of parse
   */
  public static <T> Setting<T> text(
      String key,
      String help,
      String range,
      T defaultValue,
      Function<String, Parsed<T>> parse,
      Function<T, String> format) {
    return new Setting<>(key, help, defaultValue, new SettingType.Text<>(parse, format, range));
  }

  /** The same setting with another default. */
  public Setting<T> withDefault(T other) {
    return new Setting<>(key, help, other, type);
  }

  /** The default as it would be written; empty where the setting has to be written. */
  public String writtenDefault() {
    return type.format(defaultValue);
  }

  /** What it means, which values it can have, and the default. */
  public String describe() {
    return describe(writtenDefault().isEmpty() ? "" : "default " + writtenDefault());
  }

  /** What it means, which values it can have, and these words about the default. */
  public String describe(String defaults) {
    String separator = type.range().isEmpty() || defaults.isEmpty() ? "" : "; ";
    return help + " (" + type.range() + separator + defaults + ")";
  }
}
