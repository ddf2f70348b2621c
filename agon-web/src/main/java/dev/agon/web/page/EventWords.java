package dev.agon.web.page;

import dev.agon.event.Event;
import dev.agon.run.EventResult;
import dev.agon.run.VoidSummary;
import dev.agon.store.StoredEvent;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Events in words, as pages show them. */
final class EventWords {
  private static final DateTimeFormatter MINUTES =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

  private EventWords() {}

  static String started(Instant started) {
    return MINUTES.format(started);
  }

  static String formats(Event event) {
    return event.stages().stream()
        .map(stage -> stage.format().id())
        .collect(Collectors.joining(", then "));
  }

  static String count(long number, String one, String several) {
    return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? one : several);
  }

  /** The names of those who share the first place; empty if they are many or no match counts. */
  static String winner(EventResult result) {
    long voids = result.seen().voids().map(VoidSummary::matches).orElse(0L);
    if (voids > 0 && voids == result.matches()) {
      return "";
    }
    List<String> first =
        result.standings().lines().stream()
            .filter(line -> line.rank() == 1)
            .map(line -> result.name(line.entrant()).name())
            .toList();
    return first.size() > 2 ? "" : String.join(" and ", first);
  }

  static EventState state(StoredEvent event, boolean isPremiere, boolean isLive) {
    return isPremiere ? EventState.PREMIERE : state(event, isLive);
  }

  private static EventState state(StoredEvent event, boolean isLive) {
    return event.isOver() ? EventState.OVER : isLive ? EventState.LIVE : EventState.STOPPED;
  }
}
