package dev.agon.report;

import dev.agon.json.Json;
import dev.agon.result.Fault;
import dev.agon.store.StoredMatch;
import dev.agon.text.CsvQuoting;
import dev.agon.text.Numbers;
import java.util.List;
import java.util.Optional;

/** The formats in which the matches of an event are exported. */
public enum MatchExport {
  /** A line for each seat of each match, so that the columns are the same in every game. */
  CSV("csv", "match,seat,bot,place,points,steps,fault,fault_step,fault_detail\n") {
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
        text.append('\n');
      }
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
      record.ifPresent(json -> text.append(",\"record\":").append(json));
      text.append("}\n");
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

  /** The text before the first match. */
  public String head() {
    return head;
  }

  /** Whether a file that begins like this is an export, of matches or of views. */
  public static boolean wrote(String beginning) {
    return beginning.startsWith(CSV.head) || beginning.startsWith("{\"match\":");
  }

  public Players players(List<String> names) {
    return new Players(names.stream().map(this::written).toList());
  }

  abstract String written(String name);

  /** Appends a match in complete lines. */
  public abstract void append(
      StringBuilder text, StoredMatch match, Players players, Optional<String> record);

  /** Names as a format writes them. */
  public record Players(List<String> written) {
    public Players {
      written = List.copyOf(written);
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
