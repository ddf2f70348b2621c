package dev.agon.games.coinfight.rules;

import dev.agon.game.Parsed;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads coins as people and programs write them: {@code 4x1, 3x5}, in any order. */
final class CoinText {
  private static final Pattern COUNT_X_CENTS = Pattern.compile("\\s*(\\d{1,6})x(\\d{1,6})\\s*");

  private CoinText() {}

  /** Counts by value; an empty text is no coins. A failure if a denomination is repeated. */
  static Parsed<Map<Integer, Integer>> readCounts(String text) {
    Map<Integer, Integer> counts = new TreeMap<>();
    if (text.isBlank()) {
      return new Parsed.Value<>(counts);
    }
    for (String part : text.split(",", -1)) {
      Matcher matcher = COUNT_X_CENTS.matcher(part);
      if (!matcher.matches()) {
        return Parsed.expected("coins like '4x1, 3x5'", text);
      }
      int cents = Integer.parseInt(matcher.group(2));
      if (counts.put(cents, Integer.parseInt(matcher.group(1))) != null) {
        return Parsed.expected("every denomination once", text);
      }
    }
    return new Parsed.Value<>(counts);
  }

  /** The counts as coins; a failure if a denomination is unknown or a count too large. */
  static Parsed<Coins> coins(Denominations denominations, Map<Integer, Integer> counts) {
    Coins coins = Coins.none(denominations);
    for (var entry : counts.entrySet()) {
      int index = denominations.indexOf(entry.getKey());
      if (index < 0) {
        return Parsed.expected("coins of " + denominations, entry.getKey().toString());
      }
      if (entry.getValue() < 0 || entry.getValue() > Coins.MAX) {
        return Parsed.expected(
            "a count from 0 to " + Coins.MAX, entry.getValue() + "x" + entry.getKey());
      }
      coins = coins.plus(index, entry.getValue());
    }
    return new Parsed.Value<>(coins);
  }

  /** The value of the start setting: at least one coin, and few enough for six players. */
  static Parsed<Coins> readStart(String text) {
    return Parsed.of(() -> start(text));
  }

  /** As {@link #readStart}, for a text that is known to be right. */
  static Coins start(String text) {
    Map<Integer, Integer> counts = understood(readCounts(text));
    int most = Coins.MAX / CoinFight.MAX_PLAYERS;
    for (var entry : counts.entrySet()) {
      if (entry.getValue() > most) {
        throw new IllegalArgumentException(
            "may have at most %d of a coin, not %dx%d"
                .formatted(most, entry.getValue(), entry.getKey()));
      }
    }
    Denominations denominations =
        Denominations.of(counts.keySet().stream().mapToInt(Integer::intValue).toArray());
    Coins coins = understood(coins(denominations, counts));
    if (coins.isEmpty()) {
      throw new IllegalArgumentException("must have at least one coin, not '" + text + "'");
    }
    return coins;
  }

  /** Without a switch over patterns, whose first use is slow: every command comes through here. */
  private static <T> T understood(Parsed<T> reading) {
    if (reading instanceof Parsed.Value<T>(T value)) {
      return value;
    }
    throw new IllegalArgumentException(((Parsed.Failure<T>) reading).why());
  }
}
