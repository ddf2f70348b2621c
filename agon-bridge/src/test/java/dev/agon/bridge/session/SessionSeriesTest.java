package dev.agon.bridge.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.Sessions;
import dev.agon.bridge.score.PairRanking;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.Scorer;
import dev.agon.bridge.score.ScoringRules;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SessionSeriesTest {
  /** Pair 1 has a top and a bottom, pair 3 the same the other way round, and a top more. */
  @Test
  void eachSessionIsComparedByItselfAndTotalsAreCarried() {
    Session event =
        SessionSeries.of(
            List.of(
                Sessions.scores("1,1,2,100|1,3,4,50"),
                Sessions.scores("1,1,2,-100|1,3,4,-50|2,1,4,0|2,3,2,10")));
    PairRanking ranking =
        Scorer.score(event, ScoringRules.DEFAULT.withWinners(2))
            .rankings(RankingMeasure.PERCENT)
            .getFirst();
    assertThat(ranking.places())
        .extracting(
            place ->
                event.pair(place.total().pair()).number()
                    + " "
                    + place.total().boards()
                    + " "
                    + place.total().percentage().orElseThrow())
        .containsExactly("3 3 200/3", "1 3 100/3");
  }
}
