package dev.agon.execute;

import dev.agon.entrant.BotEntry;
import dev.agon.entrant.BotSourceJson;
import dev.agon.entrant.OnBroken;
import dev.agon.event.ClockOptions;
import dev.agon.game.DrawKey;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.json.Json;
import dev.agon.match.Fault;
import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import dev.agon.match.TimeUsed;
import dev.agon.record.RecordDetail;
import dev.agon.text.JsonFields;
import dev.agon.text.JsonReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The bytes between an executor and workers far away, as a sketch of them. */
final class Wire {
  private Wire() {}

  @FunctionalInterface
  private interface Writing {
    void to(DataOutputStream out) throws IOException;
  }

  @FunctionalInterface
  private interface Reading<T> {
    T from(DataInputStream in) throws IOException;
  }

  private static byte[] bytes(Writing writing) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      writing.to(new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static <T> T read(byte[] bytes, Reading<T> reading) {
    try {
      return reading.from(new DataInputStream(new ByteArrayInputStream(bytes)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] write(MatchSetup setup) {
    List<Json> bots = new ArrayList<>();
    for (BotEntry bot : setup.bots()) {
      Json.Obj named = Json.object().with("name", bot.name()).with("author", bot.author());
      bots.add(BotSourceJson.add(named, bot.source()));
    }
    return Json.object()
        .with("game", setup.game())
        .with("settings", texts(setup.settings()))
        .with("bots", Json.array(bots))
        .with("clock", texts(ClockOptions.settings(setup.clock()).written()))
        .with("recording", setup.recording().name())
        .with("folder", setup.folder().toString())
        .toString()
        .getBytes(StandardCharsets.UTF_8);
  }

  private static Json texts(Map<String, String> texts) {
    Map<String, Json> fields = new LinkedHashMap<>();
    texts.forEach((key, value) -> fields.put(key, Json.of(value)));
    return new Json.Obj(fields);
  }

  static MatchSetup readSetup(byte[] bytes) {
    if (!(JsonReader.read(new String(bytes, StandardCharsets.UTF_8))
        instanceof Parsed.Value<Json>(Json json))) {
      throw new IllegalArgumentException("no setup");
    }
    JsonFields fields = JsonFields.of(json, "the setup");
    Settings clock =
        Settings.defaults(ClockOptions.SETTINGS).read(fields.object("clock").allTexts()).orThrow();
    return new MatchSetup(
        fields.text("game"),
        fields.object("settings").allTexts(),
        fields.objects("bots").stream().map(Wire::bot).toList(),
        ClockOptions.clock(clock),
        RecordDetail.valueOf(fields.text("recording")),
        Path.of(fields.text("folder")),
        OnBroken.STOP,
        false);
  }

  private static BotEntry bot(JsonFields fields) {
    return new BotEntry(
        fields.text("name"), fields.text("author"), BotSourceJson.read(fields), 1, "");
  }

  static byte[] write(MatchSpec spec) {
    return bytes(
        out -> {
          out.writeLong(spec.number());
          out.writeLong(spec.board());
          out.writeLong(spec.dealKey().high());
          out.writeLong(spec.dealKey().low());
          out.writeInt(spec.seats().size());
          for (int seat = 0; seat < spec.seats().size(); seat++) {
            out.writeInt(spec.entrant(seat));
            out.writeLong(spec.botSeed(seat));
            out.writeBoolean(spec.absent().contains(seat));
          }
        });
  }

  static MatchSpec readSpec(byte[] bytes) {
    return read(
        bytes,
        in -> {
          long number = in.readLong();
          long board = in.readLong();
          DrawKey dealKey = new DrawKey(in.readLong(), in.readLong());
          long[] botSeeds = new long[in.readInt()];
          List<Integer> seats = new ArrayList<>();
          List<Integer> absent = new ArrayList<>();
          for (int seat = 0; seat < botSeeds.length; seat++) {
            seats.add(in.readInt());
            botSeeds[seat] = in.readLong();
            if (in.readBoolean()) {
              absent.add(seat);
            }
          }
          return MatchSpec.of(number, board, seats, dealKey, botSeeds).without(absent);
        });
  }

  static byte[] write(PlayedMatch match) {
    return bytes(
        out -> {
          Result result = match.result();
          Outcome outcome = result.outcome();
          out.writeInt(outcome.seats());
          for (int seat = 0; seat < outcome.seats(); seat++) {
            out.writeInt(outcome.place(seat));
            out.writeDouble(outcome.points(seat));
          }
          out.writeInt(result.faults().size());
          for (Fault fault : result.faults()) {
            out.writeInt(fault.seat());
            out.writeUTF(fault.reason().id());
            out.writeUTF(fault.detail());
            out.writeInt(fault.step());
            out.writeUTF(fault.stderr());
          }
          out.writeInt(result.steps());
          out.writeLong(result.stepsHash());
          out.writeInt(result.times().size());
          for (TimeUsed time : result.times()) {
            out.writeLong(time.answers());
            out.writeLong(time.wallNanos());
            out.writeLong(time.slowestNanos());
            out.writeLong(time.cpuNanos());
            out.writeLong(time.startNanos());
            out.writeLong(time.allCpuNanos());
          }
          out.writeUTF(match.record().orElse(""));
        });
  }

  static PlayedMatch readPlayed(MatchSpec spec, byte[] bytes) {
    return read(
        bytes,
        in -> {
          int[] places = new int[in.readInt()];
          double[] points = new double[places.length];
          for (int seat = 0; seat < places.length; seat++) {
            places[seat] = in.readInt();
            points[seat] = in.readDouble();
          }
          List<Fault> faults = new ArrayList<>();
          for (int left = in.readInt(); left > 0; left--) {
            faults.add(
                new Fault(
                    in.readInt(),
                    ForfeitReason.ofId(in.readUTF()).orElseThrow(),
                    in.readUTF(),
                    in.readInt(),
                    in.readUTF()));
          }
          int steps = in.readInt();
          long hash = in.readLong();
          List<TimeUsed> times = new ArrayList<>();
          for (int left = in.readInt(); left > 0; left--) {
            times.add(
                new TimeUsed(
                    in.readLong(),
                    in.readLong(),
                    in.readLong(),
                    in.readLong(),
                    in.readLong(),
                    in.readLong()));
          }
          String record = in.readUTF();
          return new PlayedMatch(
              spec,
              new Result(Outcome.of(places, points), faults, steps, hash, times),
              record.isEmpty() ? Optional.empty() : Optional.of(record));
        });
  }
}
