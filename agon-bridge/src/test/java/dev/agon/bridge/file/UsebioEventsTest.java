package dev.agon.bridge.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.Sessions;
import dev.agon.bridge.SharedFiles;
import dev.agon.bridge.score.PairRanking;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.Scorer;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.BoardScoring;
import dev.agon.bridge.session.EventKind;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TeamEvent;
import dev.agon.duplicate.Decimal;
import java.math.RoundingMode;
import org.junit.jupiter.api.Test;

/** The kinds of events, as clubs' programs write them. */
final class UsebioEventsTest {
  @Test
  void aTeamFileHasTeamsAndMatches() {
    Session session = SharedFiles.session("teams-of-four.usebio.xml");
    assertThat(session.kind()).isEqualTo(EventKind.TEAMS);
    assertThat(session.scoring()).isEqualTo(BoardScoring.TEAM_IMPS);
    assertThat(session.pairs()).hasSize(20);
    assertThat(session.boards()).hasSize(30);
    TeamEvent event = session.teams().orElseThrow();
    assertThat(event.teams()).hasSize(10);
    assertThat(event.matches()).hasSize(40);
    assertThat(event.scoring()).isEqualTo(TeamEvent.MatchScoring.VICTORY_POINTS);
    assertThat(event.team(9).published().score()).contains(Decimal.of("119"));
    assertThat(event.team(9).pairs()).containsExactly(18, 19);
    assertThat(session.remarks()).isEmpty();
  }

  @Test
  void thePlayersOfAnIndividualAreRankedToTheLastDigit() {
    Session session = SharedFiles.session("individual.usebio.xml");
    assertThat(session.kind()).isEqualTo(EventKind.INDIVIDUAL);
    assertThat(session.pairs()).hasSize(12);
    assertThat(session.boards()).allSatisfy(board -> assertThat(board.results()).hasSize(3));
    assertThat(session.numbers(session.boards().getFirst().results().getFirst(), Partnership.NS))
        .isEqualTo("10+2");
    PairRanking ranking =
        Scorer.score(session, ScoringRules.DEFAULT).rankings(RankingMeasure.PERCENT).getFirst();
    assertThat(ranking.places())
        .hasSize(12)
        .allSatisfy(
            place -> {
              Pair.Published published = session.pair(place.total().pair()).published();
              assertThat(place.rank()).isEqualTo(published.place());
              assertThat(place.total().percentage().orElseThrow().rounded(2, RoundingMode.HALF_UP))
                  .isEqualTo(published.percentage().orElseThrow());
              assertThat(place.total().boards()).isEqualTo(22);
            });
  }

  @Test
  void crossImpPairsAreRankedByImps() {
    Session session = SharedFiles.session("pairs-cross-imps.usebio.xml");
    assertThat(session.scoring()).isEqualTo(BoardScoring.CROSS_IMPS);
    assertThat(RankingMeasure.of(session)).isEqualTo(RankingMeasure.IMPS);
    assertThat(session.remarks())
        .singleElement()
        .asString()
        .startsWith("board 1, line ")
        .endsWith("got '42'; the score 480 counts");
  }

  @Test
  void theBoardsOfTwoSessionsAreComparedSeparatelyAndTheTotalsAreCarried() {
    Session session =
        Sessions.usebio(
            "<USEBIO><EVENT><PARTICIPANTS>"
                + pair(1)
                + pair(2)
                + pair(3)
                + pair(4)
                + "</PARTICIPANTS><SESSION>"
                + board("50", "100")
                + "</SESSION><SESSION>"
                + board("-50", "-100")
                + "</SESSION></EVENT></USEBIO>");
    PairRanking ranking =
        Scorer.score(session, ScoringRules.DEFAULT.withWinners(1))
            .rankings(RankingMeasure.PERCENT)
            .getFirst();
    assertThat(ranking.places())
        .hasSize(4)
        .allSatisfy(
            place -> {
              assertThat(place.total().boards()).isEqualTo(2);
              assertThat(place.total().percentage().orElseThrow().toString()).isEqualTo("50");
            });
  }

  private static String pair(int number) {
    return "<PAIR><PAIR_NUMBER>" + number + "</PAIR_NUMBER></PAIR>";
  }

  private static String board(String first, String second) {
    return "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>"
        + line("1", "2", first)
        + line("3", "4", second)
        + "</BOARD>";
  }

  private static String line(String ns, String ew, String score) {
    return "<TRAVELLER_LINE><NS_PAIR_NUMBER>"
        + ns
        + "</NS_PAIR_NUMBER><EW_PAIR_NUMBER>"
        + ew
        + "</EW_PAIR_NUMBER><SCORE>"
        + score
        + "</SCORE></TRAVELLER_LINE>";
  }
}
