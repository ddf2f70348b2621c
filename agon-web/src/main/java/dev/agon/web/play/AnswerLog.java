package dev.agon.web.play;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Parsed;
import dev.agon.game.kit.Codec;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.match.Answer;
import dev.agon.text.JsonReader;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * All answers of a match in the order in which they were given; a match is continued or taken back
 * by playing it again with the first of them. Immutable.
 *
 * @param isPractice whether somebody took a move back or asked for the best one
 * @param taken the seats whose link was opened
 * @param isComputing whether the server computes and waits for nobody; a match that is stored like
 *     this when a server starts has ended the server before
 * @param ended why the match is not played any more; empty while it is
 * @param thoughtNanos how long the bots have thought in all runs of the match
 */
record AnswerLog(
    List<LoggedAnswer> answers,
    boolean isPractice,
    Set<Integer> taken,
    boolean isComputing,
    String ended,
    long thoughtNanos) {
  /** The log of a match that is about to start. */
  static final AnswerLog EMPTY = new AnswerLog(List.of(), false, Set.of(), true, "", 0);

  AnswerLog {
    answers = List.copyOf(answers);
    taken = Collections.unmodifiableSet(new TreeSet<>(taken));
  }

  /** The JSON is the move or the failure. */
  record LoggedAnswer(int seat, Json json, long nanos) {
    static <M> LoggedAnswer of(int seat, Codec<?, M> codec, Answer<M> answer, long nanos) {
      Json json =
          switch (answer) {
            case Answer.Played<M>(M move) -> Json.object().with("move", codec.moveJson(move));
            case Answer.Failed<M>(ForfeitReason reason, String detail) ->
                Json.object().with("fails", reason.id()).with("detail", detail);
          };
      return new LoggedAnswer(seat, json, nanos);
    }

    /** The answer to a view; fails with a user error if it cannot be read. */
    <V, M> Answer<M> answer(V view, Codec<V, M> codec) {
      JsonFields fields = JsonFields.of(json, "the answer", UserError::new);
      if (fields.has("fails")) {
        return new Answer.Failed<>(
            ForfeitReason.ofId(fields.text("fails"))
                .orElseThrow(() -> new UserError("the answer has an unknown failure")),
            fields.text("detail"));
      }
      return switch (codec.readMove(view, fields.get("move"))) {
        case Parsed.Value<M>(M move) -> new Answer.Played<>(move);
        case Parsed.Failure<M>(String why) -> throw new UserError("a stored move: " + why);
      };
    }
  }

  AnswerLog with(LoggedAnswer answer) {
    List<LoggedAnswer> longer = new ArrayList<>(answers);
    longer.add(answer);
    return new AnswerLog(longer, isPractice, taken, isComputing, ended, thoughtNanos);
  }

  AnswerLog asPractice() {
    return new AnswerLog(answers, true, taken, isComputing, ended, thoughtNanos);
  }

  AnswerLog withTaken(int seat) {
    Set<Integer> more = new TreeSet<>(taken);
    more.add(seat);
    return new AnswerLog(answers, isPractice, more, isComputing, ended, thoughtNanos);
  }

  AnswerLog whileComputing(boolean computing) {
    return new AnswerLog(answers, isPractice, taken, computing, ended, thoughtNanos);
  }

  AnswerLog afterThinking(long nanos) {
    return new AnswerLog(answers, isPractice, taken, isComputing, ended, nanos);
  }

  /** The log of a match that is never continued. */
  AnswerLog endedBecause(String why) {
    return new AnswerLog(answers, isPractice, taken, false, why, thoughtNanos);
  }

  boolean isEnded() {
    return !ended.isEmpty();
  }

  List<LoggedAnswer> of(int seat) {
    return answers.stream().filter(answer -> answer.seat() == seat).toList();
  }

  long nanos(int seat) {
    return answers.stream()
        .filter(answer -> answer.seat() == seat)
        .mapToLong(LoggedAnswer::nanos)
        .sum();
  }

  /** The log before the last answer of a seat, as practice; the same if it has given none. */
  AnswerLog before(int seat) {
    for (int i = answers.size() - 1; i >= 0; i--) {
      if (answers.get(i).seat() == seat) {
        return new AnswerLog(answers.subList(0, i), true, taken, isComputing, ended, thoughtNanos);
      }
    }
    return this;
  }

  String text() {
    List<Json> written = new ArrayList<>();
    answers.forEach(
        answer ->
            written.add(
                Json.object()
                    .with("seat", answer.seat())
                    .with("answer", answer.json())
                    .with("nanos", answer.nanos())));
    return Json.object()
        .with("practice", new Json.Bool(isPractice))
        .with("taken", Json.array(taken, seat -> Json.of((long) seat)))
        .with("computing", new Json.Bool(isComputing))
        .with("ended", ended)
        .with("thoughtNanos", thoughtNanos)
        .with("answers", Json.array(written))
        .toString();
  }

  /** Reads what {@link #text} has written; fails with a user error if it was changed. */
  static AnswerLog read(String text) {
    if (!(JsonReader.read(text) instanceof Parsed.Value<Json>(Json json))) {
      throw new UserError("the answers of the match are not JSON");
    }
    JsonFields fields = JsonFields.of(json, "the progress of the match", UserError::new);
    List<LoggedAnswer> answers = new ArrayList<>();
    for (JsonFields answer : fields.objects("answers")) {
      answers.add(
          new LoggedAnswer(answer.whole("seat"), answer.get("answer"), answer.longWhole("nanos")));
    }
    return new AnswerLog(
        answers,
        fields.get("practice").equals(new Json.Bool(true)),
        // Games of earlier versions have none; their people take their seats again.
        fields.has("taken") ? new TreeSet<>(fields.wholes("taken")) : Set.of(),
        fields.has("computing") && fields.get("computing").equals(new Json.Bool(true)),
        fields.has("ended") ? fields.text("ended") : "",
        fields.has("thoughtNanos") ? fields.longWhole("thoughtNanos") : 0);
  }
}
