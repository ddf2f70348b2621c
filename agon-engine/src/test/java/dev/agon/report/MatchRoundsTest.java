package dev.agon.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.EventSeed;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Outcome;
import dev.agon.match.Result;
import dev.agon.report.MatchRounds.Meeting;
import dev.agon.run.Digest;
import dev.agon.run.EventResult;
import dev.agon.run.Tournament;
import dev.agon.tournament.FormatType;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.Specs;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class MatchRoundsTest {
  /** The series of all matches of four players, of whom the better seed always wins. */
  private static List<Meeting> meetings(FormatType format) {
    List<String> names = List.of("a", "b", "c", "d");
    EventResult report =
        new EventResult(
            "e",
            "g",
            "f",
            Optional.of(EventSeed.of(1)),
            Optional.empty(),
            names.stream().map(name -> new EventResult.Name(name, "")).toList(),
            new Tournament(
                    names.size(),
                    format.create(Seeding.asListed(names), format.defaults()),
                    Specs.SEEDS,
                    new Digest("e"))
                .run(
                    LocalThreads.waiting(1)
                        .playing(
                            match -> {
                              boolean first = match.seats().get(0) < match.seats().get(1);
                              return new Result(
                                  first ? Outcome.byPoints(1, 0) : Outcome.byPoints(0, 1),
                                  List.of(),
                                  1);
                            }),
                    (_, _) -> true)
                .orElseThrow(),
            EventResult.Seen.NOTHING);
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
