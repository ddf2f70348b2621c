package dev.agon.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.ForfeitReason;
import dev.agon.match.Answer;
import dev.agon.process.Heard;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class StopwatchTest {
  private static final Heard ANSWER = new Heard.Said("1");

  /** Ten seconds for the match. */
  private static TimeControl clock(Optional<Duration> move, double increment, double grace) {
    return new TimeControl(
        Duration.ofSeconds(10), move, seconds(increment), seconds(grace), Duration.ofSeconds(1));
  }

  private static Duration seconds(double seconds) {
    return Duration.ofMillis(Math.round(seconds * 1000));
  }

  private static Optional<Answer<String>> took(Stopwatch stopwatch, double seconds) {
    return stopwatch.took(seconds(seconds).toNanos(), ANSWER);
  }

  private static Optional<Answer<String>> late(String why) {
    return Optional.of(new Answer.Failed<>(ForfeitReason.TIME, why));
  }

  @Test
  void answersAreTakenOffTheTimeOfTheMatch() {
    Stopwatch stopwatch = new Stopwatch(clock(Optional.empty(), 0, 0));
    assertThat(stopwatch.patience()).isEqualTo(seconds(10));
    assertThat(took(stopwatch, 4)).isEmpty();
    assertThat(stopwatch.patience()).isEqualTo(seconds(6));
    assertThat(took(stopwatch, 6)).isEmpty();
    assertThat(took(stopwatch, 0.001)).isEqualTo(late("used up its 10 seconds for the match"));
    assertThat(stopwatch.answerNanos()).containsExactly(4_000_000_000L, 6_000_000_000L, 1_000_000L);
  }

  @Test
  void aMoveHasALimitOfItsOwnUntilLessIsLeftOfTheMatch() {
    Stopwatch stopwatch = new Stopwatch(clock(Optional.of(seconds(6)), 0, 0));
    assertThat(stopwatch.patience()).isEqualTo(seconds(6));
    assertThat(took(stopwatch, 6)).isEmpty();
    assertThat(stopwatch.patience()).isEqualTo(seconds(4));
    assertThat(took(stopwatch, 5)).isEqualTo(late("used up its 10 seconds for the match"));
    assertThat(took(new Stopwatch(clock(Optional.of(seconds(2.5)), 0, 0)), 2.6))
        .isEqualTo(late("took longer than 2.5 seconds for a move"));
  }

  @Test
  void eachAnswerBringsTheIncrement() {
    Stopwatch stopwatch = new Stopwatch(clock(Optional.empty(), 2, 0));
    assertThat(took(stopwatch, 9)).isEmpty();
    assertThat(stopwatch.patience()).isEqualTo(seconds(3));
    assertThat(took(stopwatch, 3)).isEmpty();
    assertThat(stopwatch.patience()).isEqualTo(seconds(2));
    assertThat(took(stopwatch, 2.1)).isEqualTo(late("used up its 10 seconds for the match"));
  }

  @Test
  void graceIsForgivenButNeverSaved() {
    Stopwatch stopwatch = new Stopwatch(clock(Optional.empty(), 1, 0.5));
    assertThat(stopwatch.patience()).isEqualTo(seconds(10.5));
    assertThat(took(stopwatch, 10.4)).isEmpty();
    assertThat(stopwatch.patience())
        .as("nothing left, the increment and grace")
        .isEqualTo(seconds(1.5));
    assertThat(took(stopwatch, 1.6)).isPresent();
  }

  @Test
  void whoIsNotHeardIsLate() {
    Stopwatch stopwatch = new Stopwatch(clock(Optional.empty(), 0, 0));
    assertThat(stopwatch.<String>took(1, new Heard.Late()))
        .isEqualTo(late("used up its 10 seconds for the match"));
  }
}
