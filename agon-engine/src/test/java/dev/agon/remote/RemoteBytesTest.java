package dev.agon.remote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.execute.PlayedMatch;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.result.TimeUsed;
import dev.agon.row.MatchRowBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is sent to workers and back is read as it was written, and takes few bytes. */
final class RemoteBytesTest {
  private static final Seeds SEEDS = new Seeds(5);

  private static List<MatchSpec> read(byte[] range) {
    List<MatchSpec> matches = new ArrayList<>();
    MatchRange.Reader reader = new MatchRange.Reader(range);
    while (reader.hasNext()) {
      matches.add(reader.next());
    }
    return matches;
  }

  private static byte[] range(List<MatchSpec> matches) {
    MatchRange range = new MatchRange(true);
    matches.forEach(range::add);
    return range.toBytes();
  }

  @Test
  void matchesOfAllSizesAreReadAsTheyWereWritten() {
    List<MatchSpec> matches =
        List.of(
            SEEDS.spec(1, 1, List.of(0, 1)),
            SEEDS.spec(3_000_000_000L, 2, List.of(99_999, 0)).without(List.of(1)),
            SEEDS.spec(2, 7, IntStream.range(0, 1_000).boxed().toList()).without(List.of(0, 999)),
            SEEDS.spec(3, 1, List.of(4)));
    assertThat(read(range(matches))).isEqualTo(matches);
  }

  @Test
  void aMatchOfTwoTakesLessThanFortyBytes() {
    List<MatchSpec> matches =
        IntStream.rangeClosed(1, 1_000)
            .mapToObj(number -> SEEDS.spec(number, number, List.of(0, 1)))
            .toList();
    assertThat(range(matches).length / 1_000).isLessThan(40);
  }

  @Test
  void resultsAreReadAsTheyWereWritten() {
    Fault first = new Fault(1, ForfeitReason.TIME, "late; schön", 12, "first\nlast");
    Fault second = new Fault(0, ForfeitReason.UNREADABLE, "", 13, "");
    TimeUsed time = new TimeUsed(3, 1_000_000_000_000L, 5_000, -1, 7_000, -1);
    List<PlayedMatch> matches =
        List.of(
            PlayedMatch.of(
                SEEDS.spec(7, 1, List.of(0, 1)),
                new Result(Outcome.of(new int[] {1, 2}, new double[] {3, 0}), List.of(), 9)),
            new PlayedMatch(
                SEEDS.spec(8, 1, List.of(120, 0)),
                new Result(
                    Outcome.of(new int[] {1, 1}, new double[] {0.1, -2.5e9}),
                    List.of(first, second),
                    0,
                    -1,
                    List.of(TimeUsed.NONE, time)),
                Optional.of("{}".repeat(50_000))),
            PlayedMatch.of(
                SEEDS.spec(9, 2, List.of(3)),
                new Result(Outcome.of(new int[] {1}, new double[] {-1}), List.of(), 1)));
    MatchRowBuilder row = new MatchRowBuilder();
    matches.forEach(match -> row.add(match.spec(), match.result(), match.record()));
    RangeAnswer.Results answer = new RangeAnswer.Results("host/1", 17, row.build());
    assertThat(RangeAnswer.read(answer.toBytes())).isEqualTo(answer);
    MatchRange range = new MatchRange(true);
    matches.forEach(match -> range.add(match.spec()));
    assertThat(RangeSession.matches(answer, range.toBytes())).isEqualTo(matches);
  }

  @Test
  void anAnswerMaySayThatAWorkerOrTheEventIsUnfit() {
    assertThat(List.of(new RangeAnswer.Unfit("host/1", "no box"), new RangeAnswer.Failed("why")))
        .allSatisfy(answer -> assertThat(RangeAnswer.read(answer.toBytes())).isEqualTo(answer));
  }
}
