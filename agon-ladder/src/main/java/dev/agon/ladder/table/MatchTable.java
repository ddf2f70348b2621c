package dev.agon.ladder.table;

import dev.agon.ladder.log.EntryText;
import dev.agon.ladder.log.LadderEntry;
import dev.agon.ladder.log.LadderStore;
import dev.agon.ladder.log.LoggedMatch;
import dev.agon.ladder.log.StoredLadder;
import dev.agon.result.Result;
import dev.agon.text.TextTable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Matches of a ladder as a table. */
public final class MatchTable {
  private final List<String> labels = new ArrayList<>();
  private final List<String> bots = new ArrayList<>();
  private final Map<String, Integer> ordinals = new HashMap<>();

  /**
   * The latest matches of a stored ladder, the last one last.
   *
   * @param bot only those of this bot; empty for all
   * @param most how many
   */
  public static String latest(
      LadderStore store, StoredLadder ladder, Optional<String> bot, int most) {
    MatchTable table = new MatchTable();
    LoggedMatch.Finder finder = new LoggedMatch.Finder();
    Deque<LoggedMatch> last = new ArrayDeque<>();
    store.read(
        ladder.id(),
        1,
        (number, line) -> {
          LadderEntry entry = EntryText.read(line, "entry " + number);
          table.note(entry);
          Optional<LoggedMatch> match = finder.next(entry);
          if (match.isPresent() && (bot.isEmpty() || table.has(match.get(), bot.get()))) {
            last.addLast(match.get());
            if (last.size() > most) {
              last.removeFirst();
            }
          }
        });
    return table.text(last);
  }

  private void note(LadderEntry entry) {
    if (entry instanceof LadderEntry.Joined joined) {
      String bot = joined.bot().name();
      int ordinal = ordinals.merge(bot, 1, Integer::sum);
      bots.add(bot);
      labels.add(ordinal == 1 ? bot : bot + " v" + ordinal);
    }
  }

  private boolean has(LoggedMatch match, String bot) {
    return match.seats().stream().anyMatch(version -> bots.get(version).equals(bot));
  }

  private String text(Collection<LoggedMatch> matches) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("match", "bots", "places", "points", "steps", ""));
    for (LoggedMatch match : matches) {
      Result result = match.result();
      rows.add(
          List.of(
              Long.toString(match.number()),
              String.join(", ", match.seats().stream().map(labels::get).toList()),
              joined(match, seat -> Integer.toString(result.outcome().place(seat))),
              joined(match, seat -> points(result.outcome().points(seat))),
              Integer.toString(result.steps()),
              String.join("; ", result.problems(seat -> labels.get(match.seats().get(seat))))));
    }
    return TextTable.of(rows, 1, 2, 3, 5);
  }

  private static String joined(LoggedMatch match, IntFunction<String> of) {
    return String.join(", ", IntStream.range(0, match.seats().size()).mapToObj(of).toList());
  }

  private static String points(double points) {
    return points == (long) points ? Long.toString((long) points) : Double.toString(points);
  }
}
