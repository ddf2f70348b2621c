package dev.agon.event;

import dev.agon.tournament.Matchup;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A stage's keys and their values, written in a file or as flags. */
public interface Keys {
  boolean has(String key);

  /** The value of a key that may be left out. */
  Optional<String> text(String key);

  /** A whole number within bounds, or the other one where there is none. */
  long whole(String key, long otherwise, long min, long max);

  /** The items of a list. */
  List<String> items(String key);

  /** A word, and what is said about it: none, or names with their values. */
  Worded worded(String key);

  /** As in {@code points: {win: 3, draw: 1}}. */
  record Worded(String word, Map<String, String> parts) {
    public Worded {
      parts = Map.copyOf(parts);
    }
  }

  /** Names with their values, as in {@code {top: 8, risk: 0.01}}; none where it is a word. */
  Map<String, String> parts(String key);

  List<Matchup> matchups(String key);

  /** What to throw when a value is wrong; the message begins with what the key is called. */
  RuntimeException problem(String key, String message);
}
