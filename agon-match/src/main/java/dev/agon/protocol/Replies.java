package dev.agon.protocol;

import dev.agon.game.ForfeitReason;
import dev.agon.match.Answer;
import java.time.Duration;

/** What both protocols say of an answer. */
final class Replies {
  private Replies() {}

  static <M> Answer.Failed<M> tooMuch() {
    return new Answer.Failed<>(
        ForfeitReason.UNREADABLE, "expected a short answer, got more than 64 KiB without an end");
  }

  static String seconds(Duration time) {
    return time.toMillis() % 1000 == 0
        ? String.valueOf(time.toSeconds())
        : String.valueOf(time.toMillis() / 1000.0);
  }
}
