package dev.agon.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.agon.plan.SampleBatch.ProgramMatch;
import dev.agon.result.TimeUsed;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Times in milliseconds, of pairs on two threads. */
final class ProgramStartsTest {
  private static final int THREADS = 2;

  private static ProgramMatch match(int one, int other, long startOfOne, long startOfOther) {
    return new ProgramMatch(List.of(one, other), List.of(time(startOfOne), time(startOfOther)));
  }

  /** A program that answers for 40 ms. */
  private static TimeUsed time(long start) {
    return new TimeUsed(10, 40, 5, -1, start, -1);
  }

  private static SampleBatch batch(long millis, ProgramMatch... matches) {
    return new SampleBatch(matches.length, millis, List.of(matches));
  }

  /**
   * 39 programs that start in 300 ms meet in pairs that play for 100 ms: the 20 matches of the
   * sample take 4 s, and the 4,446 of the event 222 s, not 889 s.
   */
  @Test
  void aProgramThatPlaysSeveralMatchesDoesNotStartForEach() {
    ProgramMatch[] matches =
        IntStream.range(0, 20)
            .mapToObj(i -> match(2 * i, 2 * i + 1, 300, 290))
            .toArray(ProgramMatch[]::new);
    SampleTimes times = ProgramStarts.timesWithout(List.of(batch(4_000, matches)), THREADS);
    assertThat(times.nanosOf(4_446)).isEqualTo(4_446 * 100 / 2.0, within(1e-6));
  }

  /** Of two programs that have three matches on two threads, 1 was running already for the last. */
  @Test
  void aProgramThatStartsAnewForEachMatchIsCountedWithItsStarts() {
    SampleBatch batch =
        batch(600, match(0, 1, 200, 300), match(1, 0, 310, 210), match(0, 1, 205, 4));
    SampleTimes times = ProgramStarts.timesWithout(List.of(batch), THREADS);
    double once = (300 - 200) + (310 - 210);
    assertThat(times.nanosOf(3)).isEqualTo(600 - once / 2, within(1e-6));
  }

  @Test
  void matchesTakeAtLeastAsLongAsTheirAnswers() {
    SampleTimes times =
        ProgramStarts.timesWithout(List.of(batch(150, match(0, 1, 300, 300))), THREADS);
    assertThat(times.nanosOf(1)).isEqualTo(20);
  }

  @Test
  void matchesWithoutProgramsTakeTheirTime() {
    SampleTimes times =
        ProgramStarts.timesWithout(List.of(new SampleBatch(10, 70, List.of())), THREADS);
    assertThat(times.nanosOf(100)).isEqualTo(700, within(1e-6));
  }
}
