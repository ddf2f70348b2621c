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
    MatchSpec spec = SEEDS.spec(1, 1, List.of(0, 1));
    Fault fault = new Fault(1, ForfeitReason.TIME, "late; schön", 12, "first\nlast");
    TimeUsed time = new TimeUsed(3, 1_000_000_000_000L, 5, -1, 7, -1);
    List<PlayedMatch> matches =
        List.of(
            PlayedMatch.of(
                spec, new Result(Outcome.of(new int[] {1, 2}, new double[] {3, 0}), List.of(), 9)),
            new PlayedMatch(
                spec,
                new Result(
                    Outcome.of(new int[] {1, 1}, new double[] {0.1, -2.5e9}),
                    List.of(fault),
                    0,
                    -1,
                    List.of(TimeUsed.NONE, time)),
                Optional.of("{}".repeat(50_000))));
    ResultSheet.Writer sheet = new ResultSheet.Writer("host/1");
    matches.forEach(sheet::add);
    ResultSheet.Content.Results read =
        (ResultSheet.Content.Results) ResultSheet.read(sheet.toBytes(17));
    assertThat(read.worker()).isEqualTo("host/1");
    assertThat(read.nanos()).isEqualTo(17);
    assertThat(List.of(read.results().next(spec), read.results().next(spec))).isEqualTo(matches);
  }

  @Test
  void aSheetMaySayThatAWorkerOrTheEventIsUnfit() {
    assertThat(ResultSheet.read(ResultSheet.unfit("host/1", "no box")))
        .isEqualTo(new ResultSheet.Content.Unfit("host/1", "no box"));
    assertThat(ResultSheet.read(ResultSheet.failed("why")))
        .isEqualTo(new ResultSheet.Content.Failed("why"));
  }
}
