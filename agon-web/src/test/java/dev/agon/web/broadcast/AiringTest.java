package dev.agon.web.broadcast;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.web.broadcast.Airing.OnAir;
import dev.agon.web.broadcast.Timetable.Act;
import dev.agon.web.broadcast.Timetable.Kind;
import dev.agon.web.broadcast.Timetable.Slot;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is on air at a time. */
final class AiringTest {
  private static final long START = 1_000_000;

  /**
   * Two seconds of names, five acts of two seconds, three seconds of result, then the countdown.
   */
  private static final Timetable MATCH =
      Timetable.of(
          IntStream.rangeClosed(1, 5).mapToObj(step -> new Act(step, 0)).toList(),
          Duration.ofSeconds(20));

  private static final Airing AIRING = Airing.of(MATCH, START, false);

  private static Slot slot(Airing airing, long after) {
    return airing.at(START + after).map(OnAir::slot).orElseThrow();
  }

  @Test
  void latecomersFindTheStepThatIsOnAir() {
    assertThat(slot(AIRING, 0).kind()).isEqualTo(Kind.VERSUS);
    assertThat(slot(AIRING, 1_999).kind()).isEqualTo(Kind.VERSUS);
    assertThat(slot(AIRING, 2_000)).isEqualTo(new Slot(Kind.STEP, 1, 2_000));
    assertThat(AIRING.at(START + 7_500)).contains(new OnAir(3, new Slot(Kind.STEP, 3, 2_000), 500));
    assertThat(slot(AIRING, 12_000).kind()).isEqualTo(Kind.WINNER);
    assertThat(slot(AIRING, 19_999).kind()).isEqualTo(Kind.NEXT);
    assertThat(AIRING.at(START + 20_000)).isEmpty();
  }

  @Test
  void aPauseTakesNoTimeOfAnyScene() {
    Airing paused = AIRING.paused(START + 5_000);
    assertThat(paused.at(START + 900_000))
        .contains(new OnAir(2, new Slot(Kind.STEP, 2, 2_000), 1_000));
    Airing again = paused.started(START + 900_000);
    assertThat(again.at(START + 900_999)).map(OnAir::index).contains(2);
    assertThat(again.at(START + 901_000)).map(OnAir::index).contains(3);
  }

  @Test
  void skippingShowsTheResultBeforeTheNextMatch() {
    Airing result = AIRING.skipped(START + 3_000);
    assertThat(slot(result, 3_000).kind()).isEqualTo(Kind.WINNER);
    assertThat(result.skipped(START + 3_001).at(START + 3_001)).isEmpty();
    assertThat(AIRING.skipped(START + 16_000).at(START + 16_000)).isEmpty();
  }

  @Test
  void skippingIsPossibleWhilePaused() {
    Airing result = AIRING.paused(START + 1_000).skipped(START + 50_000);
    assertThat(slot(result, 999_000).kind()).isEqualTo(Kind.WINNER);
  }

  @Test
  void aMatchIsRepeatedFromItsNames() {
    Airing again = AIRING.repeated(START + 17_000);
    assertThat(slot(again, 17_000).kind()).isEqualTo(Kind.VERSUS);
    assertThat(slot(again, 19_000).step()).isEqualTo(1);
  }

  @Test
  void anotherPaceStaysAtTheStep() {
    Timetable fast =
        Timetable.of(
            IntStream.rangeClosed(1, 5).mapToObj(step -> new Act(step, 0)).toList(),
            Duration.ofSeconds(12));
    Airing faster = AIRING.with(fast, START + 7_000);
    assertThat(slot(faster, 7_000)).isEqualTo(new Slot(Kind.STEP, 3, Timetable.MIN_ACT_MILLIS));
    assertThat(slot(AIRING.with(fast, START + 13_000), 13_000).kind()).isEqualTo(Kind.WINNER);
  }

  @Test
  void aPaceThatOnlyCountsStepsDoesNotGoBack() {
    Timetable counting = Timetable.of(List.of(new Act(2, 1), new Act(5, 0)), Duration.ofMillis(1));
    assertThat(slot(AIRING.with(counting, START + 7_000), 7_000).step()).isEqualTo(5);
  }
}
