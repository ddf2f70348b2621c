package dev.agon.row;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.result.Fault;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.result.TimeUsed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is written into a row is read from it. */
final class RowMatchesTest {
  private static final List<TimeUsed> TIMES =
      List.of(TimeUsed.NONE, new TimeUsed(26, 9_120_000, 733_000, 4_000_000, 31_000_000, -1));
  private static final Result WON = new Result(Outcome.byPoints(2.5, -1), List.of(), 7, 18, TIMES);
  private static final Result VOID = Result.ofVoid(2, 3, "the plug-in's X throws Y: 1, 2 # void é");
  private static final List<Result> RESULTS =
      List.of(
          VOID,
          new Result(Outcome.byPoints(3, 0), List.of(), 52),
          VOID.with(List.of(), TIMES),
          WON,
          WON.with(List.of(new Fault(1, ForfeitReason.TIME, "late", 6)), TIMES),
          VOID,
          VOID.with(List.of(), TIMES));

  private static MatchRow row(List<Result> results) {
    MatchRowBuilder row = new MatchRowBuilder();
    for (int i = 0; i < results.size(); i++) {
      row.add(new Seeds(1).spec(i + 1, 1, List.of(0, 1)), results.get(i), Optional.empty());
    }
    return row.build();
  }

  @Test
  void resultsOfAllKindsAreReadAsTheyWereWritten() {
    for (int last = 1; last <= RESULTS.size(); last++) {
      List<Result> written = RESULTS.subList(0, last);
      RowMatches matches = new RowMatches(row(written));
      List<Result> read = new ArrayList<>();
      while (matches.hasNext()) {
        assertThat(matches.seats()).containsExactly(0, 1);
        read.add(matches.result(2));
      }
      assertThat(read).isEqualTo(written);
    }
  }

  @Test
  void theReasonOfAVoidMatchEndsItsLine() {
    assertThat(row(List.of(Result.ofVoid(2, 3, "why it is"))).lines())
        .isEqualTo("0,1 2,2 0,0 3 void why it is");
  }
}
