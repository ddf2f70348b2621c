package dev.agon.record;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.match.Fault;
import dev.agon.match.MatchSpec;
import dev.agon.match.PlayerUsage;
import dev.agon.text.AtomicFile;
import dev.agon.text.JsonFields;
import dev.agon.text.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Match records as JSON files, one match each. */
public final class RecordFile {
  private static final int VERSION = 1;

  private RecordFile() {}

  /** Writes the whole file or, if that fails, none of it. */
  public static void write(Path file, MatchRecord match) throws IOException {
    AtomicFile.write(file, text(match) + "\n");
  }

  /** The record as JSON, in a line. */
  public static String text(MatchRecord match) {
    return json(match).toString();
  }

  public static Parsed<MatchRecord> read(Path file) throws IOException {
    return read(Files.readString(file));
  }

  public static Parsed<MatchRecord> read(String text) {
    return switch (JsonReader.read(text)) {
      case Parsed.Failure<Json>(String why) -> new Parsed.Failure<>("not a match record: " + why);
      case Parsed.Value<Json>(Json json) -> {
        try {
          yield new Parsed.Value<>(match(JsonFields.of(json, "the record")));
        } catch (JsonFields.Unfit e) {
          yield new Parsed.Failure<>("not a match record: " + e.getMessage());
        }
      }
    };
  }

  static Json json(MatchRecord match) {
    Map<String, Json> settings = new LinkedHashMap<>();
    match.settings().forEach((key, value) -> settings.put(key, Json.of(value)));
    Json.Obj json =
        Json.object()
            .with("agon", VERSION)
            .with("game", match.game())
            .with("settings", new Json.Obj(settings))
            .with("seed", Long.toString(match.seed()))
            .with("match", match.pairing().number())
            .with("board", match.pairing().board());
    if (match.pairing().sharesLuck()) {
      json = json.with("sharesLuck", new Json.Bool(true));
    }
    return json.with("entrants", wholes(match.pairing().seats()))
        .with("seats", array(match.seats(), RecordFile::json))
        .with("steps", Json.array(match.steps()))
        .with("faults", array(match.faults(), RecordFile::json))
        .with("outcome", json(match.outcome()));
  }

  private static Json json(MatchRecord.Seat seat) {
    Json.Obj json =
        Json.object()
            .with("name", seat.name())
            .with("author", seat.author())
            .with("kind", seat.kind())
            .with("source", seat.source());
    if (!seat.expense().equals(PlayerUsage.NONE)) {
      json =
          json.with("wallNanos", seat.expense().time().wallNanos())
              .with("answerNanos", array(seat.expense().answerNanos(), Json::of))
              .with("cpuNanos", seat.expense().cpuNanos())
              .with("stderr", seat.expense().stderr());
    }
    return json;
  }

  private static Json json(Fault fault) {
    return Json.object()
        .with("seat", fault.seat())
        .with("reason", fault.reason().id())
        .with("detail", fault.detail())
        .with("step", fault.step());
  }

  private static Json json(Outcome outcome) {
    List<Integer> places = new ArrayList<>();
    List<Json> points = new ArrayList<>();
    for (int seat = 0; seat < outcome.seats(); seat++) {
      places.add(outcome.place(seat));
      points.add(Json.of(outcome.points(seat)));
    }
    return Json.object().with("places", wholes(places)).with("points", Json.array(points));
  }

  private static Json wholes(List<Integer> numbers) {
    return array(numbers, number -> Json.of((long) number));
  }

  private static <T> Json array(List<T> items, Function<T, Json> json) {
    return Json.array(items.stream().map(json).toList());
  }

  private static MatchRecord match(JsonFields fields) {
    int version = fields.whole("agon");
    if (version != VERSION) {
      throw new JsonFields.Unfit("version " + version + "; this Agon reads version " + VERSION);
    }
    Map<String, String> settings = new LinkedHashMap<>();
    JsonFields written = fields.object("settings");
    written.names().forEach(name -> settings.put(name, written.text(name)));
    List<MatchRecord.Seat> seats = fields.objects("seats").stream().map(RecordFile::seat).toList();
    JsonFields outcome = fields.object("outcome");
    int[] places = outcome.wholes("places").stream().mapToInt(Integer::intValue).toArray();
    double[] points = outcome.numbers("points").stream().mapToDouble(d -> d).toArray();
    List<Integer> entrants = fields.wholes("entrants");
    if (places.length != seats.size()
        || points.length != seats.size()
        || entrants.size() != seats.size()) {
      throw new JsonFields.Unfit(
          "seats, entrants, places and points must be equally many, not "
              + List.of(seats.size(), entrants.size(), places.length, points.length));
    }
    return new MatchRecord(
        fields.text("game"),
        settings,
        fields.longText("seed"),
        new MatchSpec(
            fields.longWhole("match"),
            fields.longWhole("board"),
            entrants,
            fields.names().contains("sharesLuck")),
        seats,
        fields.array("steps"),
        fields.objects("faults").stream().map(RecordFile::fault).toList(),
        outcome(places, points));
  }

  private static Outcome outcome(int[] places, double[] points) {
    try {
      return Outcome.of(places, points);
    } catch (IllegalArgumentException e) {
      throw new JsonFields.Unfit("the outcome is wrong: " + e.getMessage());
    }
  }

  private static MatchRecord.Seat seat(JsonFields fields) {
    PlayerUsage expense =
        fields.names().contains("wallNanos")
            ? new PlayerUsage(
                answerNanos(fields), fields.number("cpuNanos").longValue(), fields.text("stderr"))
            : PlayerUsage.NONE;
    return new MatchRecord.Seat(
        fields.printable("name"),
        fields.printable("author"),
        fields.text("kind"),
        fields.text("source"),
        expense);
  }

  /** Older records have only what all answers took together. */
  private static List<Long> answerNanos(JsonFields fields) {
    return fields.names().contains("answerNanos")
        ? fields.numbers("answerNanos").stream().map(Double::longValue).toList()
        : List.of(fields.number("wallNanos").longValue());
  }

  private static Fault fault(JsonFields fields) {
    return new Fault(
        fields.whole("seat"),
        reason(fields.text("reason")),
        fields.text("detail"),
        fields.whole("step"));
  }

  static ForfeitReason reason(String id) {
    return ForfeitReason.ofId(id)
        .orElseThrow(() -> new JsonFields.Unfit("unknown reason '" + id + "'"));
  }
}
