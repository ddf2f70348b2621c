package dev.agon.protocol;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Parsed;
import dev.agon.match.Answer;
import java.time.Duration;

/** The results of reading an answer that both protocols share. */
final class Replies {
  private Replies() {}

  static <M> Answer<M> answer(Parsed<M> reading) {
    return switch (reading) {
      case Parsed.Value<M>(M move) -> new Answer.Played<>(move);
      case Parsed.Failure<M>(String why) -> new Answer.Failed<>(ForfeitReason.UNREADABLE, why);
    };
  }

  static <M> Answer<M> tooMuch() {
    return new Answer.Failed<>(
        ForfeitReason.UNREADABLE, "expected a short answer, got more than 64 KiB without an end");
  }

  static String seconds(Duration time) {
    return time.toMillis() % 1000 == 0
        ? String.valueOf(time.toSeconds())
        : String.valueOf(time.toMillis() / 1000.0);
  }
}
