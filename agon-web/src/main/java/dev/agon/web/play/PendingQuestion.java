package dev.agon.web.play;

import dev.agon.game.Parsed;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Question;
import dev.agon.json.Json;
import dev.agon.match.Answer;
import dev.agon.text.JsonLines;
import dev.agon.text.MultiLine;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A question that waits for a person; guarded by the lock of its game. */
final class PendingQuestion<V, M> {
  private final GameKit<?, V, M> kit;
  private final V view;
  private final Optional<Question<M>> question;
  private final int turn;
  private final long asked = System.nanoTime();
  private final long limitNanos;
  private @Nullable Answer<M> answer;

  /**
   * A question whose clock runs from now.
   *
   * @param question what is offered to click; empty if the move is typed
   * @param turn the number of the question among those of its seat
   */
  PendingQuestion(
      GameKit<?, V, M> kit, V view, Optional<Question<M>> question, int turn, long limitNanos) {
    this.kit = kit;
    this.view = view;
    this.question = question;
    this.turn = turn;
    this.limitNanos = limitNanos;
  }

  V view() {
    return view;
  }

  Optional<Question<M>> question() {
    return question;
  }

  int turn() {
    return turn;
  }

  long usedNanos() {
    return System.nanoTime() - asked;
  }

  /** Not positive when the time is over. */
  long leftNanos() {
    return limitNanos - usedNanos();
  }

  /** Null while nobody has answered. */
  @Nullable Answer<M> answer() {
    return answer;
  }

  void answer(Answer<M> given) {
    answer = given;
  }

  /** The move that a person chose or typed; whether it is legal is another question. */
  Parsed<M> read(AnswerBody body) {
    return switch (body) {
      case AnswerBody.Chosen(List<Json> path) when question.isPresent() ->
          QuestionJson.read(question.get(), path);
      case AnswerBody.Typed(String text) when question.isPresent() ->
          QuestionJson.typed(question.get(), text);
      case AnswerBody.Typed(String text) ->
          JsonLines.of(kit).readMove(view, MultiLine.split(text) + "\n");
      case AnswerBody.Chosen _ -> new Parsed.Failure<>("type the move");
    };
  }
}
