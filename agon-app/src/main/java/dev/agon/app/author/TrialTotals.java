package dev.agon.app.author;

import dev.agon.record.MatchRecord;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Results and times of a bot in some matches. */
final class TrialTotals {
  private static final double MILLIS = 1e6;

  private final Map<BotTrial.Score, Integer> scores = new EnumMap<>(BotTrial.Score.class);
  private final List<Long> nanos = new ArrayList<>();

  void add(int seat, MatchRecord match) {
    scores.merge(BotTrial.Score.of(match.outcome(), seat), 1, Integer::sum);
    nanos.addAll(match.seats().get(seat).usage().answerNanos());
  }

  void add(TrialTotals other) {
    other.scores.forEach((score, count) -> scores.merge(score, count, Integer::sum));
    nanos.addAll(other.nanos);
  }

  private int count(BotTrial.Score score) {
    return scores.getOrDefault(score, 0);
  }

  String score() {
    return "%s, %s, %s"
        .formatted(
            counted(count(BotTrial.Score.WIN), "win", "wins"),
            counted(count(BotTrial.Score.DRAW), "draw", "draws"),
            counted(count(BotTrial.Score.LOSS), "loss", "losses"));
  }

  private static String counted(int count, String one, String several) {
    return count + " " + (count == 1 ? one : several);
  }

  String times() {
    if (nanos.isEmpty()) {
      return "no moves";
    }
    double mean = nanos.stream().mapToLong(Long::longValue).average().orElse(0);
    long slowest = nanos.stream().mapToLong(Long::longValue).max().orElse(0);
    return String.format(
        Locale.ROOT,
        "%s, %.2f ms each, slowest %.2f ms",
        counted(nanos.size(), "move", "moves"),
        mean / MILLIS,
        slowest / MILLIS);
  }

  /** Everything in a line. */
  String line() {
    return "%-28s %s".formatted(score(), times());
  }
}
