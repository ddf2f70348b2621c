package dev.agon.ladder.log;

import dev.agon.game.DrawKey;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.ladder.LadderSettings;
import dev.agon.result.Fault;
import dev.agon.result.Result;
import dev.agon.row.MatchRowBuilder;
import dev.agon.source.BotSourceJson;
import dev.agon.text.JsonReader;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The written form of a log's entries, a line for each.
 *
 * <p>The line of a match has places, points and the number of steps, as in {@code 12 3,0 52}; the
 * versions of its bundle come before that in the bundle's first match, as in {@code 7,12:12 3,0
 * 52}. Faults follow as JSON, or the word {@code void} and a reason. All other lines begin with a
 * word.
 */
public final class EntryText {
  private static final String JOINED = "joined";
  private static final String LEFT = "left";
  private static final String RESTED = "rested";
  private static final String BACK = "back";
  private static final String SETTINGS = "settings";
  private static final String KEYS = "keys";
  private static final String VOID = "void ";
  private static final String NO_KEY = "-";
  private static final char TABLE_END = ':';

  /** Places are single digits at a table of fewer. */
  private static final int MANY_SEATS = 10;

  private static final int MAX_DETAIL = 300;

  private EntryText() {}

  /** An entry in one line. */
  public static String of(LadderEntry entry) {
    return switch (entry) {
      case LadderEntry.Match match -> of(match);
      case LadderEntry.Joined(var bot, String content) ->
          JOINED + " " + BotSourceJson.of(bot).with("content", content);
      case LadderEntry.Left(int version, String why) -> LEFT + " " + version + " " + line(why);
      case LadderEntry.Rested(int version, String why) -> RESTED + " " + version + " " + line(why);
      case LadderEntry.Back(int version) -> BACK + " " + version;
      case LadderEntry.Changed(LadderSettings settings) -> SETTINGS + " " + json(settings);
      case LadderEntry.Keys(var published, String commitment) ->
          KEYS + " " + published.map(DrawKey::toString).orElse(NO_KEY) + " " + commitment;
    };
  }

  private static String line(String text) {
    return MatchRowBuilder.storable(text.replaceAll("\\s+", " ").strip());
  }

  private static String of(LadderEntry.Match match) {
    Result result = match.result();
    Outcome outcome = result.outcome();
    StringBuilder line = new StringBuilder();
    if (match.table().isPresent()) {
      List<Integer> table = match.table().get();
      for (int i = 0; i < table.size(); i++) {
        line.append(i == 0 ? "" : ",").append((int) table.get(i));
      }
      line.append(TABLE_END);
    }
    int seats = outcome.seats();
    for (int seat = 0; seat < seats; seat++) {
      line.append(seat > 0 && seats >= MANY_SEATS ? "," : "").append(outcome.place(seat));
    }
    for (int seat = 0; seat < seats; seat++) {
      double points = outcome.points(seat);
      line.append(seat == 0 ? ' ' : ',');
      line.append(
          points == (int) points ? Integer.toString((int) points) : Double.toString(points));
    }
    line.append(' ').append(result.steps());
    if (result.isVoid()) {
      line.append(' ').append(VOID).append(line(result.voidReason().get()));
    } else if (!result.faults().isEmpty()) {
      line.append(' ').append(faults(result.faults()));
    }
    return line.toString();
  }

  /** Without standard error and times, which differ from one run of a program to the next. */
  private static Json faults(List<Fault> faults) {
    return Json.array(
        faults.stream()
            .sorted(Comparator.comparingInt(Fault::seat))
            .map(
                fault ->
                    Json.object()
                        .with("seat", fault.seat())
                        .with("reason", fault.reason().id())
                        .with("detail", shortened(line(fault.detail())))
                        .with("step", fault.step()))
            .toList());
  }

  private static String shortened(String detail) {
    return detail.length() <= MAX_DETAIL
        ? detail
        : MatchRowBuilder.storable(detail.substring(0, MAX_DETAIL));
  }

  /** The settings as JSON. */
  static Json.Obj json(LadderSettings settings) {
    return Json.object()
        .with("seats", settings.seats())
        .with("window", settings.window())
        .with("block", settings.block())
        .with("cuts", Json.array(settings.cuts(), cut -> Json.of((long) cut)))
        .with("random", Json.of(settings.randomShare()))
        .with("margin", Json.of(settings.margin()))
        .with("faults", settings.maxFaults());
  }

  /** The settings that {@link #json} has written. */
  static LadderSettings settings(JsonFields fields) {
    return new LadderSettings(
        fields.whole("seats"),
        fields.whole("window"),
        fields.whole("block"),
        fields.wholes("cuts"),
        fields.number("random").doubleValue(),
        fields.number("margin").doubleValue(),
        fields.whole("faults"));
  }

  /**
   * Reads an entry.
   *
   * @param where its place, for messages
   * @throws UserError if it is not as {@link #of} writes it
   */
  public static LadderEntry read(String line, String where) {
    try {
      return line.isEmpty() || !Character.isDigit(line.charAt(0))
          ? other(line, where)
          : match(line, where);
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw notAnEntry(where, e);
    } catch (UserError e) {
      String message = String.valueOf(e.getMessage());
      throw message.startsWith(where) ? e : new UserError(where + ": " + message, e);
    }
  }

  private static UserError notAnEntry(String where, Exception why) {
    return new UserError(where + " is not an entry of a ladder's log", why);
  }

  private static LadderEntry other(String line, String where) {
    String[] parts = line.split(" ", 3);
    String rest = line.substring(Math.min(line.length(), parts[0].length() + 1));
    return switch (parts[0]) {
      case JOINED -> {
        JsonFields fields = JsonReader.fields(rest, where);
        yield new LadderEntry.Joined(BotSourceJson.readBot(fields), fields.text("content"));
      }
      case LEFT -> new LadderEntry.Left(Integer.parseInt(parts[1]), parts[2]);
      case RESTED -> new LadderEntry.Rested(Integer.parseInt(parts[1]), parts[2]);
      case BACK -> new LadderEntry.Back(Integer.parseInt(parts[1]));
      case SETTINGS -> new LadderEntry.Changed(settings(JsonReader.fields(rest, where)));
      case KEYS ->
          new LadderEntry.Keys(
              Optional.of(parts[1]).filter(key -> !key.equals(NO_KEY)).map(DrawKey::parse),
              parts[2]);
      default -> throw new IllegalArgumentException(parts[0]);
    };
  }

  private static LadderEntry.Match match(String line, String where) {
    String[] parts = line.split(" ", 4);
    int colon = parts[0].indexOf(TABLE_END);
    Optional<List<Integer>> table =
        colon < 0
            ? Optional.empty()
            : Optional.of(
                Arrays.stream(parts[0].substring(0, colon).split(",", -1))
                    .map(Integer::valueOf)
                    .toList());
    double[] points =
        Arrays.stream(parts[1].split(",", -1)).mapToDouble(Double::parseDouble).toArray();
    int[] places = places(parts[0].substring(colon + 1), points.length);
    String rest = parts.length < 4 ? "" : parts[3];
    Optional<String> why =
        rest.startsWith(VOID) ? Optional.of(rest.substring(VOID.length())) : Optional.empty();
    return new LadderEntry.Match(
        table,
        new Result(
            Outcome.of(places, points),
            rest.isEmpty() || why.isPresent() ? List.of() : faults(rest, where),
            Integer.parseInt(parts[2]),
            Result.CHANCE,
            List.of(),
            why));
  }

  private static int[] places(String text, int seats) {
    return seats >= MANY_SEATS
        ? Arrays.stream(text.split(",", -1)).mapToInt(Integer::parseInt).toArray()
        : text.chars().map(digit -> digit - '0').toArray();
  }

  private static List<Fault> faults(String json, String where) {
    List<Fault> faults = new ArrayList<>();
    for (JsonFields fault :
        JsonReader.fields("{\"faults\":" + json + "}", where).objects("faults")) {
      ForfeitReason reason =
          ForfeitReason.ofId(fault.text("reason"))
              .orElseThrow(() -> new UserError(where + ": unknown reason of a fault"));
      faults.add(
          new Fault(fault.whole("seat"), reason, fault.text("detail"), fault.whole("step"), ""));
    }
    return faults;
  }
}
