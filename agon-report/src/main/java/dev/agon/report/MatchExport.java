package dev.agon.report;

import dev.agon.event.Event;
import dev.agon.event.EventChange;
import dev.agon.event.EventChanges;
import dev.agon.json.Json;
import dev.agon.result.Fault;
import dev.agon.store.StoredMatch;
import dev.agon.text.CsvQuoting;
import dev.agon.text.Numbers;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The formats in which the matches of an event are exported. */
public enum MatchExport {
  /** A line for each seat of each match, so that the columns are the same in every game. */
  CSV("csv", "match,seat,bot,place,points,steps,fault,fault_step,fault_detail") {
    @Override
    String written(String name) {
      return CsvQuoting.quoted(name);
    }

    @Override
    public void append(
        StringBuilder text, StoredMatch match, Players players, Optional<String> record) {
      for (int seat = 0; seat < match.seats().size(); seat++) {
        text.append(match.number()).append(',').append(seat).append(',');
        text.append(players.in(match, seat)).append(',');
        text.append(match.result().outcome().place(seat)).append(',');
        points(text, match, seat).append(',').append(match.result().steps()).append(',');
        Optional<Fault> fault = fault(match, seat);
        fault.ifPresent(one -> text.append(one.reason().id()));
        text.append(match.result().isVoid() ? "void" : "");
        text.append(',');
        fault.ifPresent(one -> text.append(one.step()));
        text.append(',');
        fault
            .map(Fault::detail)
            .or(() -> match.result().voidReason())
            .ifPresent(why -> text.append(CsvQuoting.quoted(why)));
        if (players.wereChanged()) {
          text.append(',');
          players.replacedBy(match).ifPresent(text::append);
          text.append(',').append(players.version(match, seat));
        }
        text.append('\n');
      }
    }

    @Override
    public String head(Players players) {
      return head() + (players.wereChanged() ? ",replaced_by,version" : "") + '\n';
    }

    private Optional<Fault> fault(StoredMatch match, int seat) {
      return match.result().hasFault(seat)
          ? match.result().faults().stream().filter(one -> one.seat() == seat).findFirst()
          : Optional.empty();
    }
  },

  /** A line with an object for each match, with its record if that is stored. */
  JSON("json", "") {
    @Override
    String written(String name) {
      return Json.of(name).toString();
    }

    @Override
    public void append(
        StringBuilder text, StoredMatch match, Players players, Optional<String> record) {
      int seats = match.seats().size();
      text.append("{\"match\":").append(match.number()).append(",\"bots\":[");
      for (int seat = 0; seat < seats; seat++) {
        text.append(seat == 0 ? "" : ",").append(players.in(match, seat));
      }
      text.append("],\"places\":[");
      for (int seat = 0; seat < seats; seat++) {
        text.append(seat == 0 ? "" : ",").append(match.result().outcome().place(seat));
      }
      text.append("],\"points\":[");
      for (int seat = 0; seat < seats; seat++) {
        points(text.append(seat == 0 ? "" : ","), match, seat);
      }
      text.append("],\"steps\":").append(match.result().steps()).append(",\"faults\":");
      text.append(Json.array(match.result().faults().stream().map(MatchExport::json).toList()));
      match.result().voidReason().ifPresent(why -> text.append(",\"void\":").append(Json.of(why)));
      players.replacedBy(match).ifPresent(number -> text.append(",\"replacedBy\":").append(number));
      List<Integer> versions =
          IntStream.range(0, seats).mapToObj(seat -> players.version(match, seat)).toList();
      if (versions.stream().anyMatch(version -> version > 1)) {
        text.append(",\"versions\":").append(Json.array(versions, Json::of));
      }
      record.ifPresent(json -> text.append(",\"record\":").append(json));
      text.append("}\n");
    }

    @Override
    public String head(Players players) {
      return head();
    }
  };

  private final String id;
  private final String head;

  MatchExport(String id, String head) {
    this.id = id;
    this.head = head;
  }

  /** The id in flags. */
  public String id() {
    return id;
  }

  String head() {
    return head;
  }

  /** The text before the first match. */
  public abstract String head(Players players);

  /** Whether a file that begins like this is an export, of matches or of views. */
  public static boolean wrote(String beginning) {
    return beginning.startsWith(CSV.head) || beginning.startsWith("{\"match\":");
  }

  public Players players(Event event) {
    return new Players(
        event.names().stream().map(this::written).toList(), event.running().changes());
  }

  abstract String written(String name);

  /** Appends a match in complete lines. */
  public abstract void append(
      StringBuilder text, StoredMatch match, Players players, Optional<String> record);

  /** Names as a format writes them, and what the organiser changed. */
  public static final class Players {
    private final List<String> written;
    private final boolean wereChanged;
    private final Map<Long, Long> replacedMatches;
    private final List<EventChange.Replaced> replacedBots;

    private Players(List<String> written, EventChanges changes) {
      this.written = List.copyOf(written);
      this.replacedMatches = changes.replacedMatches();
      this.replacedBots =
          changes.all().stream()
              .filter(EventChange.Replaced.class::isInstance)
              .map(EventChange.Replaced.class::cast)
              .toList();
      this.wereChanged = !replacedMatches.isEmpty() || !replacedBots.isEmpty();
    }

    /** Whether matches or bots were replaced, so that each line says which. */
    boolean wereChanged() {
      return wereChanged;
    }

    /** The number of the match that counts instead of this one. */
    Optional<Long> replacedBy(StoredMatch match) {
      return Optional.ofNullable(replacedMatches.get(match.number()));
    }

    /** With which of its files a bot played: 1 until it was replaced, then 2, and so on. */
    int version(StoredMatch match, int seat) {
      int bot = match.seats().get(seat);
      return 1
          + (int)
              replacedBots.stream()
                  .filter(change -> change.bot() == bot && change.from() <= match.number())
                  .count();
    }

    String in(StoredMatch match, int seat) {
      return written.get(match.seats().get(seat));
    }
  }

  private static StringBuilder points(StringBuilder text, StoredMatch match, int seat) {
    double points = match.result().outcome().points(seat);
    return points == (int) points ? text.append((int) points) : text.append(Numbers.points(points));
  }

  private static Json json(Fault fault) {
    return Json.object()
        .with("seat", fault.seat())
        .with("reason", fault.reason().id())
        .with("detail", fault.detail())
        .with("step", fault.step());
  }
}
