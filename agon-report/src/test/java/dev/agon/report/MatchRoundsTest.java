package dev.agon.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.report.MatchRounds.Meeting;
import dev.agon.run.EventResult;
import dev.agon.tournament.stages.FormatType;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class MatchRoundsTest {
  /** The series of all matches of four players. */
  private static List<Meeting> meetings(FormatType format) {
    EventResult report = SmallCup.played(format, "a", "b", "c", "d");
    MatchRounds rounds = new MatchRounds(report);
    return LongStream.rangeClosed(1, report.matches())
        .mapToObj(rounds::meeting)
        .flatMap(Optional::stream)
        .toList();
  }

  @Test
  void aMatchOfAKnockoutHasTheNameOfItsRound() {
    assertThat(meetings(FormatType.SINGLE_ELIMINATION))
        .extracting(Meeting::round)
        .startsWith("Semi-final", "Semi-final", "Final", "Third place");
  }

  @Test
  void twoWhoMeetAgainInTheGrandFinalHaveTwoSeries() {
    assertThat(meetings(FormatType.DOUBLE_ELIMINATION))
        .contains(new Meeting(1, "Winners\u2019 bracket, round 2"))
        .contains(new Meeting(1, "Losers\u2019 bracket, round 1"))
        .endsWith(new Meeting(2, "Grand final"));
  }

  @Test
  void aMatchOfARoundRobinHasNoSeries() {
    assertThat(meetings(FormatType.ROUND_ROBIN)).isEmpty();
  }
}
