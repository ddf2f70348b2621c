package dev.agon.protocol;

import dev.agon.bot.Seating;
import dev.agon.game.Outcome;
import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.match.AnswerProblem;
import dev.agon.text.JsonReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The messages of the session protocol; docs/protocol.md describes them. */
final class SessionMessages {
  static final int VERSION = 1;
  static final String READY = "{\"type\":\"ready\"}";
  private static final String READY_AGAIN = "{\"type\":\"ready\",\"again\":true}";
  private static final String AGAIN = "{\"type\":\"again\"}";
  static final String MOVE = "{\"type\":\"move\",\"move\":...}";

  /** How much of a long line is quoted before an error in it. */
  private static final int CONTEXT = 40;

  private static final String WORD_BEGINS = "{\"type\":\"move\",\"move\":\"";
  private static final String WORD_ENDS = "\"}";

  private SessionMessages() {}

  /** The first message of a match; {@code again} says whether another match may follow. */
  static Json start(String game, Seating seating, TimeControl clock, boolean again) {
    Json.Obj start =
        message("start")
            .with("protocol", VERSION)
            .with("game", game)
            .with("seat", seating.seat())
            .with("seats", seating.seats())
            .with("settings", Json.texts(seating.settings().written()))
            // As text, because a JSON number of this size is not safe in every language.
            .with("seed", Long.toUnsignedString(seating.seed()))
            .with("seconds", Json.of(clock.match().toMillis() / 1000.0));
    if (clock.move().isPresent()) {
      start = start.with("moveSeconds", Json.of(clock.move().get().toMillis() / 1000.0));
    }
    if (clock.increment().isPositive()) {
      start = start.with("incrementSeconds", Json.of(clock.increment().toMillis() / 1000.0));
    }
    return again ? start.with("again", new Json.Bool(true)) : start;
  }

  /** A question with the view as JSON. */
  static String ask(String view) {
    return "{\"type\":\"ask\",\"view\":" + view + "}\n";
  }

  static String told(Json what) {
    return message("told").with("what", what) + "\n";
  }

  static Json over(Outcome outcome) {
    List<Json> places = new ArrayList<>();
    List<Json> points = new ArrayList<>();
    for (int seat = 0; seat < outcome.seats(); seat++) {
      places.add(Json.of((long) outcome.place(seat)));
      points.add(Json.of(outcome.points(seat)));
    }
    return message("over").with("places", Json.array(places)).with("points", Json.array(points));
  }

  /**
   * The message with which a program is ready.
   *
   * @param again whether it offers to play another match
   * @param observes whether it wants to be told what happens
   */
  record Ready(boolean again, boolean observes) {}

  /** The ready message in a line; the usual one is read without a parser. */
  static Optional<Ready> ready(String line) {
    if (line.equals(READY_AGAIN)) {
      return Optional.of(new Ready(true, false));
    }
    return JsonReader.read(line) instanceof Parsed.Value<Json>(Json json)
            && isOfType(json, "ready")
            && json instanceof Json.Obj message
        ? Optional.of(new Ready(isTrue(message, "again"), isTrue(message, "observe")))
        : Optional.empty();
  }

  private static boolean isTrue(Json.Obj message, String field) {
    return message.get(field).equals(Optional.of(new Json.Bool(true)));
  }

  /** Whether a line says that another match may follow; the usual one is read without a parser. */
  static boolean isAgain(String line) {
    return line.equals(AGAIN)
        || JsonReader.read(line) instanceof Parsed.Value<Json>(Json json)
            && isOfType(json, "again");
  }

  private static Optional<Json> move(Json json) {
    return isOfType(json, "move") && json instanceof Json.Obj message
        ? message.get("move")
        : Optional.empty();
  }

  /** The move in a line; a move that is a plain word is read without a parser. */
  static Parsed<Json> move(String line) {
    int end = line.length() - WORD_ENDS.length();
    if (line.startsWith(WORD_BEGINS) && line.endsWith(WORD_ENDS) && end >= WORD_BEGINS.length()) {
      String word = line.substring(WORD_BEGINS.length(), end);
      if (word.chars().allMatch(Character::isLetterOrDigit)) {
        return new Parsed.Value<>(Json.of(word));
      }
    }
    Optional<Json> move =
        JsonReader.read(line) instanceof Parsed.Value<Json>(Json json)
            ? move(json)
            : Optional.empty();
    return move.<Parsed<Json>>map(Parsed.Value::new)
        .orElseGet(() -> new Parsed.Failure<>(insteadOf(MOVE, line)));
  }

  /** What was expected, what came, and where it is not JSON. */
  static String insteadOf(String expected, String line) {
    return JsonReader.error(line)
        .map(
            error ->
                "expected %s, got %s, which is not JSON: %s"
                    .formatted(expected, quoted(line, error.column()), error.words()))
        .orElseGet(() -> "expected %s, got %s".formatted(expected, Parsed.quoted(line)));
  }

  /** The part of a line that keeps it from being the expected message. */
  static AnswerProblem unread(String line) {
    return JsonReader.error(line).isPresent()
        ? AnswerProblem.UNREAD_LINE
        : AnswerProblem.UNREAD_MESSAGE;
  }

  /** A line in quotes, or the part of it around a column if it is long. */
  private static String quoted(String line, int column) {
    int from = Math.max(0, Math.min(column, line.length()) - CONTEXT);
    return from == 0 ? Parsed.quoted(line) : Parsed.quoted("..." + line.substring(from));
  }

  private static Json.Obj message(String type) {
    return Json.object().with("type", type);
  }

  private static boolean isOfType(Json json, String type) {
    return json instanceof Json.Obj message
        && message.get("type").equals(Optional.of(Json.of(type)));
  }
}
