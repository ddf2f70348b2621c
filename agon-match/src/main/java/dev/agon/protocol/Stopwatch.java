package dev.agon.protocol;

import dev.agon.game.ForfeitReason;
import dev.agon.match.Answer;
import dev.agon.process.Heard;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The clock of one seat in a match: the time left, and the time of each answer. */
final class Stopwatch {
  private final TimeControl clock;
  private final List<Long> answerNanos = new ArrayList<>();
  private Duration left;

  Stopwatch(TimeControl clock) {
    this.clock = clock;
    this.left = clock.match();
  }

  /** How long to wait for the next answer. */
  Duration patience() {
    return (moveIsShorter() ? clock.move().orElseThrow() : left).plus(clock.grace());
  }

  private boolean moveIsShorter() {
    return clock.move().isPresent() && clock.move().get().compareTo(left) < 0;
  }

  /** Records the time of an answer; returns the fault if it came too late or not at all. */
  <M> Optional<Answer<M>> took(long nanos, Heard heard) {
    answerNanos.add(nanos);
    boolean late = heard instanceof Heard.Late || nanos > patience().toNanos();
    Optional<Answer<M>> fault =
        late ? Optional.of(new Answer.Failed<>(ForfeitReason.TIME, limit())) : Optional.empty();
    Duration rest = left.minusNanos(nanos);
    left = (rest.isNegative() ? Duration.ZERO : rest).plus(clock.increment());
    return fault;
  }

  private String limit() {
    return moveIsShorter()
        ? "took longer than " + Replies.seconds(clock.move().orElseThrow()) + " seconds for a move"
        : "used up its " + Replies.seconds(clock.match()) + " seconds for the match";
  }

  /** The times of the answers, in order. */
  List<Long> answerNanos() {
    return List.copyOf(answerNanos);
  }
}
