package dev.agon.process;

import dev.agon.game.Reading;
import dev.agon.game.Reason;
import dev.agon.match.Answer;
import java.time.Duration;

/** The answers that are the same in both protocols. */
final class Replies {
  private Replies() {}

  static <M> Answer<M> answer(Reading<M> reading) {
    return switch (reading) {
      case Reading.Understood<M>(M move) -> new Answer.Played<>(move);
      case Reading.Garbled<M>(String why) -> new Answer.Failed<>(Reason.UNREADABLE, why);
    };
  }

  static <M> Answer<M> tooMuch() {
    return new Answer.Failed<>(
        Reason.UNREADABLE, "expected a short answer, got more than 64 KiB without an end");
  }

  static String seconds(Duration time) {
    return time.toMillis() % 1000 == 0
        ? String.valueOf(time.toSeconds())
        : String.valueOf(time.toMillis() / 1000.0);
  }
}
