package dev.agon.web.page;

import dev.agon.game.Outcome;
import dev.agon.game.picture.Highlight;
import dev.agon.replay.MatchReplay;
import dev.agon.replay.MatchReplay.Moment;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.text.UserError;
import dev.agon.web.data.EventCatalog;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Says in a few words what happened in a match; what was said of the latest is kept in memory. */
final class MatchStories {
  private static final int KEPT = 5_000;

  /** A longer record takes too long for a list of matches. */
  private static final int MAX_RECORD = 100_000;

  /** A lead taken in this last share of a match makes a close finish. */
  private static final double LATE = 0.8;

  private final EventCatalog catalog;
  private final Map<String, String> stories =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
              return size() > KEPT;
            }
          });

  MatchStories(EventCatalog catalog) {
    this.catalog = catalog;
  }

  /** Empty if there is nothing to say, or something else to say first: a fault. */
  String of(StoredEvent event, StoredMatch match) {
    if (!match.result().faults().isEmpty() || match.result().isVoid()) {
      return "";
    }
    String key = event.id() + " " + event.started() + " " + match.number();
    return stories.computeIfAbsent(key, _ -> tell(event, match));
  }

  private String tell(StoredEvent event, StoredMatch match) {
    Outcome outcome = match.result().outcome();
    long first =
        IntStream.range(0, outcome.seats()).filter(seat -> outcome.place(seat) == 1).count();
    if (first != 1) {
      return first == outcome.seats() ? "a draw" : first == 0 ? "nobody wins" : "a shared win";
    }
    try {
      return catalog
          .record(event, match.number())
          .filter(record -> record.length() <= MAX_RECORD)
          .map(record -> tell(MatchReplay.read(record)))
          .orElse("");
    } catch (UserError e) {
      // The page of the match says why it cannot be shown.
      return "";
    }
  }

  private static String tell(MatchReplay<?, ?, ?> replay) {
    List<Moment> moments = replay.moments();
    List<Moment> leads = with(moments, Highlight.Kind.LEAD);
    int rounds = with(moments, Highlight.Kind.ROUND).size();
    if (!leads.isEmpty()) {
      int last = leads.getLast().step();
      return leads.size() > 1 && last >= LATE * moments.size()
          ? "a close finish: the lead changes in step " + last
          : leads.size() > 1
              ? "the lead changes " + leads.size() + " times"
              : "one lead, from step " + last + " to the end";
    }
    if (rounds > 0) {
      return rounds == 1 ? "over in one round" : "over in " + rounds + " rounds";
    }
    return "";
  }

  private static List<Moment> with(List<Moment> moments, Highlight.Kind kind) {
    return moments.stream()
        .filter(moment -> moment.highlights().stream().anyMatch(one -> one.kind() == kind))
        .toList();
  }
}
