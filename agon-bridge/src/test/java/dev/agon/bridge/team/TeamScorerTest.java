package dev.agon.bridge.team;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.Sessions;
import dev.agon.bridge.SharedFiles;
import dev.agon.bridge.session.BridgeTeam;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.team.TeamStandings.RankedTeam;
import org.junit.jupiter.api.Test;

final class TeamScorerTest {
  private static String team(int number) {
    return "<TEAM TEAM_ID=\"%d\"><PAIR><PAIR_NUMBER>%d-1-2</PAIR_NUMBER></PAIR>"
            .formatted(number, number)
        + "<PAIR><PAIR_NUMBER>%d-3-4</PAIR_NUMBER></PAIR></TEAM>".formatted(number);
  }

  private static String line(String ns, String ew, String score) {
    return "<TRAVELLER_LINE><NS_PAIR_NUMBER>%s</NS_PAIR_NUMBER><EW_PAIR_NUMBER>%s</EW_PAIR_NUMBER>"
            .formatted(ns, ew)
        + "<SCORE>%s</SCORE></TRAVELLER_LINE>".formatted(score);
  }

  private static String board(int number, String home, String away) {
    return "<BOARD><BOARD_NUMBER>%d</BOARD_NUMBER>".formatted(number)
        + line("1-1-2", "2-3-4", home)
        + line("2-1-2", "1-3-4", away)
        + "</BOARD>";
  }

  private static TeamStandings standings(String method, String matchMethod, String boards) {
    Session session =
        Sessions.usebio(
            "<USEBIO><EVENT EVENT_TYPE=\"TEAMS\"><BOARD_SCORING_METHOD>"
                + method
                + "</BOARD_SCORING_METHOD><MATCH_SCORING_METHOD>"
                + matchMethod
                + "</MATCH_SCORING_METHOD><PARTICIPANTS>"
                + team(1)
                + team(2)
                + "</PARTICIPANTS><MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM>"
                + "<OPPOSING_TEAM>2</OPPOSING_TEAM>"
                + boards
                + "</MATCH></EVENT></USEBIO>");
    return TeamScorer.score(session).orElseThrow();
  }

  @Test
  void aBoardIsTheDifferenceOfTheTwoTablesInImps() {
    TeamStandings scored =
        standings("IMPS", "IMPS", board(1, "420", "170") + board(2, "-50", "100"));
    ScoredMatch match = scored.matches().getFirst();
    assertThat(match.boards())
        .extracting(board -> board.homePoints().orElseThrow().toString())
        .containsExactly("6", "-4");
    assertThat(match.homeScore()).hasToString("2");
    assertThat(match.awayScore()).hasToString("-2");
    assertThat(scored.ranking()).extracting(RankedTeam::team).containsExactly(0, 1);
  }

  @Test
  void victoryPointsFollowTheContinuousScaleUnlessTheFileHasItsOwn() {
    TeamStandings scored = standings("IMPS", "VPS", board(1, "420", "170") + board(2, "0", "0"));
    assertThat(scored.scale()).isEqualTo(new MatchScale.Continuous(2));
    assertThat(scored.matches().getFirst().homeScore()).hasToString("14.39");
    assertThat(scored.matches().getFirst().awayScore()).hasToString("5.61");
  }

  @Test
  void inPointABoardEachBoardIsWonHalvedOrLost() {
    TeamStandings scored =
        standings(
            "POINT_A_BOARD",
            "POINTS",
            board(1, "430", "420") + board(2, "50", "50") + board(3, "-100", "1000"));
    ScoredMatch match = scored.matches().getFirst();
    assertThat(match.boards())
        .extracting(board -> board.homePoints().orElseThrow().toString())
        .containsExactly("2", "1", "0");
    assertThat(match.homeScore()).hasToString("3");
    assertThat(match.awayScore()).hasToString("3");
    assertThat(scored.ranking()).extracting(RankedTeam::describe).containsExactly("1=", "1=");
    assertThat(scored.ranking())
        .extracting(team -> team.net().toString())
        .containsExactly("0", "0");
  }

  @Test
  void inPointABoardTheNetIsWhatTheOpponentsLack() {
    TeamStandings scored =
        standings(
            "POINT_A_BOARD",
            "POINTS",
            board(1, "430", "420") + board(2, "50", "50") + board(3, "1000", "-100"));
    assertThat(scored.ranking())
        .extracting(team -> team.score().toString())
        .containsExactly("5", "1");
    assertThat(scored.ranking())
        .extracting(team -> team.net().toString())
        .containsExactly("4", "-4");
  }

  @Test
  void anAverageIsThreeImpsAndABoardWithOneResultCountsForNobody() {
    TeamStandings scored =
        standings("IMPS", "IMPS", board(1, "A+/A-", "170") + board(2, "NP", "100"));
    ScoredMatch match = scored.matches().getFirst();
    assertThat(match.home().net().toString()).isEqualTo("3");
    assertThat(match.away().net().toString()).isEqualTo("-3");
    assertThat(match.home().boards()).isEqualTo(1);
  }

  @Test
  void theStandingsOfARealEventAreReproduced() {
    Session session = SharedFiles.session("teams-of-four.usebio.xml");
    TeamStandings scored = TeamScorer.score(session).orElseThrow();
    assertThat(scored.scale()).isInstanceOf(MatchScale.FromFile.class);
    assertThat(((MatchScale.FromFile) scored.scale()).contradictions()).isEmpty();
    assertThat(scored.ranking())
        .hasSize(10)
        .allSatisfy(
            place -> {
              BridgeTeam.PublishedTeam published = scored.event().team(place.team()).published();
              assertThat(place.score()).isEqualByComparingTo(published.score().orElseThrow());
              assertThat(place.rank()).isEqualTo(published.place().orElseThrow());
              assertThat(place.won() + place.drawn())
                  .isEqualTo(published.winsOrDraws().orElseThrow());
            });
    assertThat(scored.matches())
        .hasSize(40)
        .allSatisfy(
            match -> {
              assertThat(match.homeScore())
                  .isEqualByComparingTo(match.match().publishedHome().orElseThrow());
              for (int at = 0; at < match.boards().size(); at++) {
                assertThat(match.boards().get(at).homePoints())
                    .contains(match.match().boards().get(at).published().orElseThrow().value());
              }
            });
  }
}
