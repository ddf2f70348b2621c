package dev.agon.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Outcome;
import dev.agon.result.Result;
import dev.agon.scoring.Tally;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlayedRoundTest {
  private static PlayedRound round() {
    Round round =
        Round.from(
            Round.Start.OF_EVENT, List.of(new Group(List.of(0, 1), Seatings.ORDERED_PAIRS, 1)));
    Tally tally = round.tally(2);
    tally.add(Specs.at(round, 0), new Result(Outcome.byPoints(1, 0), List.of(), 1));
    return new PlayedRound(round, tally);
  }

  /** The pairs of 2,000 bots are 64 MB, which a round robin needs once. */
  @Test
  void theResultsOfASingleRoundAreNotCopied() {
    PlayedRound only = round();
    assertThat(PlayedRound.total(2, List.of(only))).isSameAs(only.tally());
  }

  @Test
  void theResultsOfSeveralRoundsAreAdded() {
    PlayedRound one = round();
    Tally total = PlayedRound.total(2, List.of(one, round()));
    assertThat(total.ahead(0, 1)).isEqualTo(2);
    assertThat(one.tally().ahead(0, 1)).isEqualTo(1);
    assertThat(PlayedRound.total(2, List.of()).matches()).isZero();
  }
}
