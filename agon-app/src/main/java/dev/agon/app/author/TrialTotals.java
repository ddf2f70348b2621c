package dev.agon.app.author;

import dev.agon.game.DisplayText;
import dev.agon.json.Json;
import dev.agon.record.MatchRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Results and times of a bot in some matches. */
final class TrialTotals {
  private static final double MILLIS = 1e6;

  private final List<Long> nanos = new ArrayList<>();
  private int wins;
  private int draws;
  private int losses;

  void add(int seat, MatchRecord match) {
    wins += match.outcome().won(seat) ? 1 : 0;
    draws += match.outcome().drew(seat) ? 1 : 0;
    losses += match.outcome().won(seat) || match.outcome().drew(seat) ? 0 : 1;
    nanos.addAll(match.seats().get(seat).usage().answerNanos());
  }

  void add(TrialTotals other) {
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    nanos.addAll(other.nanos);
  }

  String score() {
    return "%s, %s, %s"
        .formatted(
            counted(wins, "win", "wins"),
            counted(draws, "draw", "draws"),
            counted(losses, "loss", "losses"));
  }

  private static String counted(int count, String one, String several) {
    return count + " " + (count == 1 ? one : several);
  }

  String times() {
    if (nanos.isEmpty()) {
      return "no moves";
    }
    return String.format(
        Locale.ROOT,
        "%s, %.2f ms each, slowest %.2f ms",
        counted(nanos.size(), "move", "moves"),
        mean(),
        slowest());
  }

  /** The milliseconds of a move. */
  private double mean() {
    return nanos.stream().mapToLong(Long::longValue).average().orElse(0) / MILLIS;
  }

  private double slowest() {
    return nanos.stream().mapToLong(Long::longValue).max().orElse(0) / MILLIS;
  }

  /** An object with the columns of a row. */
  Json.Obj addTo(Json.Obj json) {
    return json.with("wins", wins)
        .with("draws", draws)
        .with("losses", losses)
        .with("moves", nanos.size())
        .with("millisEach", Json.of(mean()))
        .with("slowestMillis", Json.of(slowest()));
  }

  /** The line above rows for opponents, whose names have so many columns. */
  static String header(int columns) {
    return "  %s%6s%7s%8s%9s%11s%13s"
        .formatted(
            DisplayText.padded("opponent", columns),
            "wins",
            "draws",
            "losses",
            "moves",
            "ms each",
            "slowest ms");
  }

  String row(String opponent, int columns) {
    return String.format(
        Locale.ROOT,
        "  %s%6d%7d%8d%9d%11.2f%13.2f",
        DisplayText.padded(DisplayText.shortened(opponent, columns), columns),
        wins,
        draws,
        losses,
        nanos.size(),
        mean(),
        slowest());
  }
}
