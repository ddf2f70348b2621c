package dev.agon.plan;

import dev.agon.result.TimeUsed;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Matches of a sample that were played together.
 *
 * @param programs those of the matches in which programs played
 */
record SampleBatch(long matches, long nanos, List<ProgramMatch> programs) {
  SampleBatch {
    programs = List.copyOf(programs);
  }

  /** Who sat in each seat of a match, and the times of the seats. */
  record ProgramMatch(List<Integer> seats, List<TimeUsed> times) {
    /** How long the match waited until these players, which start at the same time, were ready. */
    long startNanos(IntPredicate isOneOfThem) {
      return IntStream.range(0, seats.size())
          .filter(seat -> isOneOfThem.test(seats.get(seat)))
          .mapToLong(seat -> times.get(seat).startNanos())
          .max()
          .orElse(0);
    }

    /** A match takes at least as long as the answers of one of its players. */
    long minNanos() {
      return times.stream().mapToLong(TimeUsed::wallNanos).max().orElse(0);
    }
  }
}
