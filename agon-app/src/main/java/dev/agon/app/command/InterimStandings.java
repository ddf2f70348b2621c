package dev.agon.app.command;

import dev.agon.game.Outcome;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.text.Numbers;
import dev.agon.text.TextTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The results so far of an event that is not finished. All stages are counted together, and bots
 * are ordered by the share of games that they won; the format decides the real order at the end.
 */
final class InterimStandings {
  private final List<String> names;
  private final long[] games;
  private final long[] wins;
  private final long[] draws;
  private final double[] points;
  private final long[] faults;
  private long matches;

  private InterimStandings(List<String> names) {
    this.names = names;
    this.games = new long[names.size()];
    this.wins = new long[names.size()];
    this.draws = new long[names.size()];
    this.points = new double[names.size()];
    this.faults = new long[names.size()];
  }

  /** The table of the matches that are stored now, with a title. */
  static String text(Store store, StoredEvent event) {
    InterimStandings standings = new InterimStandings(event.event().names());
    try (StoredMatches stored = store.matches(event.id())) {
      for (Optional<StoredMatch> next = stored.next(); next.isPresent(); next = stored.next()) {
        standings.add(next.get());
      }
    }
    return "%s: not finished, %d matches so far%n%n"
            .formatted(event.event().name(), standings.matches)
        + standings.table();
  }

  private void add(StoredMatch match) {
    matches++;
    Outcome outcome = match.result().outcome();
    for (int seat = 0; seat < match.seats().size(); seat++) {
      int bot = match.seats().get(seat);
      games[bot]++;
      points[bot] += outcome.points(seat);
      faults[bot] += match.result().hasFault(seat) ? 1 : 0;
      if (outcome.place(seat) == 1) {
        if (outcome.drawn()) {
          draws[bot]++;
        } else {
          wins[bot]++;
        }
      }
    }
  }

  private double share(int bot) {
    return games[bot] == 0 ? -1 : (wins[bot] + draws[bot] / 2.0) / games[bot];
  }

  private String table() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("name", "games", "wins", "draws", "win %", "points", "faults"));
    IntStream.range(0, names.size())
        .boxed()
        .sorted(Comparator.comparingDouble(this::share).reversed())
        .forEach(
            bot ->
                rows.add(
                    List.of(
                        names.get(bot),
                        String.valueOf(games[bot]),
                        String.valueOf(wins[bot]),
                        String.valueOf(draws[bot]),
                        games[bot] == 0 ? "" : Numbers.fixed(100 * share(bot), 1),
                        Numbers.points(points[bot]),
                        String.valueOf(faults[bot]))));
    StringBuilder text = new StringBuilder();
    TextTable.append(text, rows, 0);
    return text.toString();
  }
}
