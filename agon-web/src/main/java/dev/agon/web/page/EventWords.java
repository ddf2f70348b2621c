package dev.agon.web.page;

import dev.agon.event.Event;
import dev.agon.game.GameSpec;
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

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("uuuu-MM-dd", Locale.ROOT).withZone(ZoneOffset.UTC);

  private EventWords() {}

  static String day(Instant started) {
    return DAY.format(started);
  }

  static String started(Instant started) {
    return MINUTES.format(started);
  }

  static String formats(Event event) {
    return event.stages().stream()
        .map(stage -> stage.format().id())
        .collect(Collectors.joining(", then "));
  }

  static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  static String count(long number, String one, String several) {
    return number(number) + " " + (number == 1 ? one : several);
  }

  /** The numbers of players of a game; large ones can be read. */
  static String players(GameSpec spec) {
    String fewest = spec.minSeats() == spec.maxSeats() ? "" : number(spec.minSeats()) + " to ";
    return fewest + count(spec.maxSeats(), "player", "players");
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
