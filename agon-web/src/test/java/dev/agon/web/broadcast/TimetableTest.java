package dev.agon.web.broadcast;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.web.broadcast.Timetable.Act;
import dev.agon.web.broadcast.Timetable.Kind;
import dev.agon.web.broadcast.Timetable.Slot;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How a match is fitted to the pace. */
final class TimetableTest {
  private static final Duration PACE = Duration.ofSeconds(20);

  /** Acts of which every so many mattered. */
  private static List<Act> acts(int steps, int every) {
    return IntStream.rangeClosed(1, steps)
        .mapToObj(step -> new Act(step, step % every == 0 ? 1 : 0))
        .toList();
  }

  private static List<Slot> of(Timetable timetable, Kind kind) {
    return timetable.slots().stream().filter(slot -> slot.kind() == kind).toList();
  }

  @Test
  void aShortMatchIsSlowAndTheRestOfThePaceIsACountdown() {
    Timetable short4 = Timetable.of(acts(4, 9), PACE);
    assertThat(of(short4, Kind.STEP))
        .hasSize(4)
        .allMatch(slot -> slot.millis() == Timetable.MAX_ACT_MILLIS);
    assertThat(short4.millis()).isEqualTo(PACE.toMillis());
    assertThat(short4.slots().getFirst()).isEqualTo(new Slot(Kind.VERSUS, 0, 2_000));
  }

  @Test
  void everyActIsReadableAlsoIfTheMatchTakesLongerThanThePace() {
    Timetable medium = Timetable.of(acts(60, 10), PACE);
    assertThat(of(medium, Kind.STEP))
        .hasSize(60)
        .allMatch(slot -> slot.millis() >= Timetable.MIN_ACT_MILLIS);
    assertThat(of(medium, Kind.RUN)).isEmpty();
    assertThat(medium.millis()).isGreaterThan(70_000);
    assertThat(of(medium, Kind.NEXT).getFirst().millis()).isEqualTo(Timetable.MIN_NEXT_MILLIS);
  }

  @Test
  void ofALongMatchOnlyWhatMatteredIsAScene() {
    Timetable large = Timetable.of(acts(10_000, 500), PACE);
    assertThat(of(large, Kind.STEP))
        .extracting(Slot::step)
        .hasSize(20)
        .startsWith(500, 1_000)
        .endsWith(10_000);
    assertThat(of(large, Kind.RUN)).extracting(Slot::step).startsWith(499, 999).hasSize(20);
    assertThat(of(large, Kind.RUN)).allMatch(slot -> slot.millis() == Timetable.MAX_RUN_MILLIS);
  }

  @Test
  void theEndOfALongMatchIsShownEvenIfNothingMattered() {
    assertThat(of(Timetable.of(acts(1_000, 9_999), PACE), Kind.STEP))
        .extracting(Slot::step)
        .containsExactly(1_000);
  }

  @Test
  void whatMatteredMostIsShownWhereTooMuchDid() {
    List<Act> many =
        IntStream.rangeClosed(1, 1_000).mapToObj(step -> new Act(step, step < 5 ? 2 : 1)).toList();
    List<Slot> scenes = of(Timetable.of(many, PACE), Kind.STEP);
    assertThat(scenes).hasSize(Timetable.MAX_SCENES);
    assertThat(scenes).extracting(Slot::step).startsWith(1, 2, 3, 4).endsWith(999, 1_000);
  }

  @Test
  void aMatchOfWhichNothingIsToldHasOnlyItsResult() {
    assertThat(Timetable.of(List.of(), PACE).slots())
        .extracting(Slot::kind)
        .containsExactly(Kind.VERSUS, Kind.WINNER, Kind.NEXT);
  }

  @Test
  void nothingChangesMoreThanThreeTimesASecond() {
    for (int steps : List.of(1, 10, 95, 100, 10_000)) {
      assertThat(Timetable.of(acts(steps, 2), Duration.ofMillis(1)).slots())
          .allMatch(slot -> slot.millis() > 334);
    }
  }
}
