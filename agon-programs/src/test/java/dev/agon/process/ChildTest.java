package dev.agon.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.process.host.ProgramCommand;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A deadline passes either before an answer is heard or not at all. */
final class ChildTest {
  private static final Duration HOUR = Duration.ofHours(1);

  private static Child repeats() throws IOException {
    return Child.start(ProgramCommand.of(List.of("/bin/cat")), new Excerpt());
  }

  private static long inTwoHours() {
    return System.nanoTime() + 2 * HOUR.toNanos();
  }

  @Test
  void anAnswerThatIsHeardEndsItsDeadline() throws IOException {
    try (Child child = repeats()) {
      child.setDeadline(HOUR);
      child.say("first\n");
      assertThat(child.hearLine()).isEqualTo(new Heard.Said("first"));
      assertThat(child.passesDeadline(inTwoHours())).isFalse();
      child.say("second\n");
      assertThat(child.hearLine()).isEqualTo(new Heard.Said("second"));
    }
  }

  @Test
  void anAnswerAfterTheDeadlineIsLateEvenIfTheProgramStillRuns() throws IOException {
    try (Child child = repeats()) {
      child.setDeadline(HOUR);
      assertThat(child.passesDeadline(inTwoHours())).isTrue();
      child.say("too late\n");
      assertThat(child.hearLine()).isEqualTo(new Heard.Late());
    }
  }

  @Test
  void aPassedDeadlineIsNotForgottenWhenAnotherOneIsSet() throws IOException {
    try (Child child = repeats()) {
      child.setDeadline(HOUR);
      assertThat(child.passesDeadline(inTwoHours())).isTrue();
      child.clearDeadline();
      child.setDeadline(HOUR);
      child.say("of the next match\n");
      assertThat(child.hearLine()).isEqualTo(new Heard.Late());
    }
  }

  @Test
  void severalLinesHaveOneDeadline() throws IOException {
    try (Child child = repeats()) {
      child.setDeadline(HOUR);
      child.say("first\nsecond\n");
      assertThat(child.hearLineOfSeveral()).isEqualTo(new Heard.Said("first"));
      assertThat(child.passesDeadline(inTwoHours())).isTrue();
    }
  }
}
