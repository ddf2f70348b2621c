package dev.agon.web.play;

import dev.agon.game.kit.Question;
import dev.agon.match.Answer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A question that waits for a person; guarded by the monitor of its questions. */
final class PendingQuestion<V, M> {
  private final V view;
  private final Optional<Question<M>> question;
  private final int turn;
  private final long asked = System.nanoTime();
  private final long limitNanos;
  private @Nullable Answer<M> answer;
  private String refusal = "";

  /**
   * A question whose clock runs from now.
   *
   * @param question what is offered to click; empty if the move is typed
   * @param turn the number of the question among those of its seat
   */
  PendingQuestion(V view, Optional<Question<M>> question, int turn, long limitNanos) {
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

  /** Takes the answer for the referee to judge. */
  void answer(M move) {
    answer = new Answer.Played<>(move);
  }

  /** Waits for another answer, because the last one was not legal. */
  void refuse(String why) {
    answer = null;
    refusal = why;
  }

  /** Why the last answer was refused; empty if none was. */
  String refusal() {
    return refusal;
  }
}
