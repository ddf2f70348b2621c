package dev.agon.record;

import dev.agon.game.DrawKey;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.PlayerUsage;
import dev.agon.result.Result;
import dev.agon.source.BotSourceJson;
import dev.agon.text.AtomicFile;
import dev.agon.text.JsonReader;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Match records as JSON files, one match each. */
public final class RecordFile {
  private static final int VERSION = 4;
  private static final String VOID = "void";
  private static final Pattern BEGINNING =
      Pattern.compile("\\{\"agon\":\\d+,\"game\":\"[^\"]*\",\"settings\":\\{");

  private RecordFile() {}

  /** Writes the file completely, or not at all if that fails. */
  public static void write(Path file, MatchRecord match) throws IOException {
    AtomicFile.write(file, text(match) + "\n");
  }

  /** Whether a file that begins like this is a record, of whatever version. */
  public static boolean wrote(String beginning) {
    return BEGINNING.matcher(beginning).lookingAt();
  }

  /** The record as one line of JSON. */
  public static String text(MatchRecord match) {
    return json(match).toString();
  }

  public static Parsed<MatchRecord> read(Path file) throws IOException {
    return read(UserFiles.text(UserFiles.bytes(file)));
  }

  public static Parsed<MatchRecord> read(String text) {
    return switch (JsonReader.read(text)) {
      case Parsed.Failure<Json>(String why) -> new Parsed.Failure<>("not a match record: " + why);
      case Parsed.Value<Json>(Json json) -> {
        try {
          yield new Parsed.Value<>(match(JsonFields.of(json, "the record", UserError::new)));
        } catch (UserError e) {
          yield new Parsed.Failure<>("not a match record: " + e.getMessage());
        }
      }
    };
  }

  static Json json(MatchRecord match) {
    Json.Obj json =
        Json.object()
            .with("agon", VERSION)
            .with("game", match.game())
            .with("settings", Json.texts(match.settings()))
            .with("match", match.spec().number())
            .with("board", match.spec().board())
            .with("dealKey", match.spec().dealKey().toString())
            .with("botSeeds", botSeeds(match.spec()))
            .with("entrants", wholes(match.spec().seats()));
    if (!match.spec().absent().isEmpty()) {
      json = json.with("absent", wholes(match.spec().absent()));
    }
    json =
        json.with("seats", array(match.seats(), RecordFile::json))
            .with("steps", Json.array(match.steps()));
    if (match.stepsHash() != Result.CHANCE) {
      json = json.with("stepsHash", hex(match.stepsHash()));
    }
    Json.Obj whole =
        json.with("faults", array(match.faults(), RecordFile::json))
            .with("outcome", json(match.outcome()));
    return match.voidReason().map(why -> whole.with(VOID, why)).orElse(whole);
  }

  private static String hex(long value) {
    return HexFormat.of().toHexDigits(value);
  }

  private static Json botSeeds(MatchSpec spec) {
    List<Json> seeds = new ArrayList<>();
    for (int seat = 0; seat < spec.seats().size(); seat++) {
      seeds.add(Json.of(hex(spec.botSeed(seat))));
    }
    return Json.array(seeds);
  }

  private static Json json(MatchRecord.RecordedSeat seat) {
    Json.Obj json =
        BotSourceJson.add(
            Json.object().with("name", seat.name()).with("author", seat.author()), seat.source());
    if (!seat.usage().isNone()) {
      json =
          json.with("wallNanos", seat.usage().time().wallNanos())
              .with("answerNanos", array(seat.usage().answerNanos(), Json::of))
              .with("cpuNanos", seat.usage().cpuNanos())
              .with("startNanos", seat.usage().startNanos())
              .with("allCpuNanos", seat.usage().allCpuNanos())
              .with("stderr", seat.usage().stderr());
      if (!seat.usage().stderrByAnswer().isEmpty()) {
        json = json.with("stderrByAnswer", array(seat.usage().stderrByAnswer(), Json::of));
      }
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
      throw new UserError("version " + version + "; this Agon reads version " + VERSION);
    }
    Map<String, String> settings = new LinkedHashMap<>();
    JsonFields written = fields.object("settings");
    written.names().forEach(name -> settings.put(name, written.text(name)));
    List<MatchRecord.RecordedSeat> seats =
        fields.objects("seats").stream().map(RecordFile::seat).toList();
    JsonFields outcome = fields.object("outcome");
    int[] places = outcome.wholes("places").stream().mapToInt(Integer::intValue).toArray();
    double[] points = outcome.numbers("points").stream().mapToDouble(d -> d).toArray();
    List<Integer> entrants = fields.wholes("entrants");
    long[] botSeeds = fields.hexes("botSeeds");
    if (places.length != seats.size()
        || points.length != seats.size()
        || entrants.size() != seats.size()
        || botSeeds.length != seats.size()) {
      throw new UserError(
          "seats, entrants, seeds, places and points must be equally many, not "
              + List.of(
                  seats.size(), entrants.size(), botSeeds.length, places.length, points.length));
    }
    MatchSpec spec =
        MatchSpec.of(
            fields.longWhole("match"),
            fields.longWhole("board"),
            entrants,
            DrawKey.parse(fields.hex("dealKey", 32)),
            botSeeds);
    return new MatchRecord(
        fields.text("game"),
        settings,
        fields.has("absent") ? spec.without(fields.wholes("absent")) : spec,
        seats,
        fields.array("steps"),
        fields.has("stepsHash") ? fields.hex("stepsHash") : Result.CHANCE,
        fields.objects("faults").stream().map(RecordFile::fault).toList(),
        outcome(places, points),
        fields.has(VOID) ? Optional.of(fields.printable(VOID)) : Optional.empty());
  }

  private static Outcome outcome(int[] places, double[] points) {
    try {
      return Outcome.of(places, points);
    } catch (IllegalArgumentException e) {
      throw new UserError("the outcome is wrong: " + e.getMessage());
    }
  }

  private static MatchRecord.RecordedSeat seat(JsonFields fields) {
    PlayerUsage usage =
        fields.has("wallNanos")
            ? new PlayerUsage(
                fields.numbers("answerNanos").stream().map(Double::longValue).toList(),
                fields.number("cpuNanos").longValue(),
                fields.number("startNanos").longValue(),
                fields.number("allCpuNanos").longValue(),
                fields.text("stderr"),
                fields.has("stderrByAnswer") ? fields.texts("stderrByAnswer") : List.of())
            : PlayerUsage.NONE;
    return new MatchRecord.RecordedSeat(
        fields.printable("name"), fields.printable("author"), BotSourceJson.read(fields), usage);
  }

  private static Fault fault(JsonFields fields) {
    return new Fault(
        fields.whole("seat"),
        reason(fields.text("reason")),
        fields.text("detail"),
        fields.whole("step"));
  }

  static ForfeitReason reason(String id) {
    return ForfeitReason.ofId(id).orElseThrow(() -> new UserError("unknown reason '" + id + "'"));
  }
}
