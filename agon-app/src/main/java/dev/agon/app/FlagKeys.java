package dev.agon.app;

import dev.agon.app.Arguments.Flags;
import dev.agon.event.Keys;
import dev.agon.event.MatchupFile;
import dev.agon.text.UserError;
import dev.agon.tournament.Matchup;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The keys of a stage as flags of the same names. */
record FlagKeys(Arguments given) implements Keys {
  static Flags addTo(Flags flags) {
    return flags
        .value("format", "WORD", "round-robin (default) or another; see docs/events.md")
        .value("games", "N", "how often each seating is played")
        .value("boards", "N", "instead of games: the same deals and luck for everybody")
        .value("seats", "N", "seats of a table or a match")
        .value("most", "N", "so many matches of more than two are enough (default 100000)")
        .value("stop", "WORD", "when to end a round robin early: top-8-decided")
        .value("rounds", "N", "rounds of a Swiss")
        .value("challengers", "N", "how many of the first run the gauntlet (default 1)")
        .value("matchups", "FILE", "who meets whom, a line each, names between commas")
        .value(
            "scoring",
            "WORD",
            "score, wins, place, matchpoints, or points:win=3,draw=1,both-lose=-1")
        .value("tie-breaks", "A,B,...", "what decides among equals, in order")
        .value("best-of", "N", "matches of a tie in an elimination (default 1)")
        .value("final-best-of", "N", "matches of its final (default 3)")
        .value("replays", "N", "matches without a winner in a tie (default 5)");
  }

  @Override
  public boolean has(String key) {
    return given.has(key);
  }

  @Override
  public Optional<String> text(String key) {
    return given.value(key);
  }

  private String needed(String key) {
    return given.required(key);
  }

  @Override
  public long whole(String key, long otherwise, long min, long max) {
    return text(key).map(text -> Arguments.whole("--" + key, text, min, max)).orElse(otherwise);
  }

  @Override
  public List<String> items(String key) {
    return Arrays.stream(needed(key).split(",", -1)).map(String::strip).toList();
  }

  @Override
  public Worded worded(String key) {
    String text = needed(key);
    int colon = text.indexOf(':');
    return colon < 0
        ? new Worded(text, Map.of())
        : new Worded(
            text.substring(0, colon), parts(key, text.substring(colon + 1), "points:win=3,draw=1"));
  }

  @Override
  public Map<String, String> parts(String key) {
    String text = needed(key);
    return text.contains("=") ? parts(key, text, "top=8,risk=0.01") : Map.of();
  }

  /** What {@code --clock} says. */
  Map<String, String> clock() {
    return parts("clock", needed("clock"), "match=30,move=5");
  }

  private Map<String, String> parts(String key, String list, String example) {
    Map<String, String> parts = new LinkedHashMap<>();
    for (String part : list.split(",", -1)) {
      int equals = part.indexOf('=');
      if (equals < 1 || parts.put(part.substring(0, equals), part.substring(equals + 1)) != null) {
        throw problem(key, "must be like " + example + ", each once, not '" + needed(key) + "'");
      }
    }
    return parts;
  }

  @Override
  public List<Matchup> matchups(String key) {
    try {
      return MatchupFile.read(needed(key));
    } catch (IllegalArgumentException e) {
      throw new UserError(String.valueOf(e.getMessage()), e);
    }
  }

  @Override
  public RuntimeException problem(String key, String message) {
    return new UserError(message.startsWith("unknown ") ? message : "--" + key + " " + message);
  }
}
