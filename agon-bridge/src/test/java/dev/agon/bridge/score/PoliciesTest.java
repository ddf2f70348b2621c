package dev.agon.bridge.score;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.Sessions;
import dev.agon.bridge.session.Session;
import dev.agon.duplicate.Fraction;
import java.math.RoundingMode;
import org.junit.jupiter.api.Test;

/** The policies of real programs, on worked figures. */
final class PoliciesTest {
  private static PairTotal total(Session session, RoundingPolicy policy, MatchpointScale scale) {
    return Scorer.score(session, ScoringRules.DEFAULT.with(policy).with(scale).withWinners(1))
        .totals()
        .getFirst();
  }

  private static String rounded(Fraction figure) {
    return figure.rounded(2, RoundingMode.HALF_UP).toString();
  }

  /**
   * Five tables, 18 boards; pair 1 sits out two. It has nine tops of 4, once 2.5 and six zeros:
   * 38.50 x 18 / 16 = 43.3125, rounded 43.31, of 72 = 60.15 percent.
   */
  @Test
  void scaledTotalIsRoundedAfterItIsScaledToAllBoards() {
    StringBuilder rows = new StringBuilder();
    for (int board = 1; board <= 18; board++) {
      int own = board <= 9 ? 500 : board == 10 ? 100 : -500;
      if (board > 16) {
        rows.append("%d,11,12,0|".formatted(board));
      } else {
        rows.append("%d,1,2,%d|".formatted(board, own));
      }
      rows.append(
          "%d,3,4,100|%d,5,6,50|%d,7,8,50|%d,9,10,150|".formatted(board, board, board, board));
    }
    Session session = Sessions.scores(rows.toString());
    for (MatchpointScale scale : MatchpointScale.values()) {
      PairTotal total = total(session, RoundingPolicy.SCALED_TOTAL, scale);
      assertThat(rounded(total.percentage().orElseThrow())).isEqualTo("60.15");
      assertThat(rounded(total.matchpoints().over(scale.matchpointsPerWin()))).isEqualTo("43.31");
    }
    assertThat(
            rounded(
                total(session, RoundingPolicy.ROUNDED_TOTAL, MatchpointScale.ONE)
                    .percentage()
                    .orElseThrow()))
        .isEqualTo("60.16");
  }

  /**
   * Board 1 has three results, pair 1 has 4 of 4; board 2 has two, it has 1 of 2; on board 3, with
   * three other results, it has an average, 2 of 4: together 7 of 10.
   */
  @Test
  void sumOfTopsAddsMatchpointsAndTopsWithoutNeuberg() {
    Session session =
        Sessions.scores(
            "1,1,2,500|1,3,4,100|1,5,6,50|2,1,2,50|2,3,4,50|"
                + "3,1,2,A5050|3,3,4,100|3,5,6,0|3,7,8,-50");
    PairTotal total = total(session, RoundingPolicy.SUM_OF_TOPS, MatchpointScale.TWO);
    assertThat(rounded(total.matchpoints())).isEqualTo("7.00");
    assertThat(rounded(total.percentage().orElseThrow())).isEqualTo("70.00");
    assertThat(
            rounded(
                total(session, RoundingPolicy.SIMPLE, MatchpointScale.TWO)
                    .percentage()
                    .orElseThrow()))
        .isEqualTo("66.67");
  }

  /** 2 + 3 + 3 = 8 IMPs on three comparisons are 2.67 a board. */
  @Test
  void boardsAreRoundedToTwoDecimalsBeforeTheyAreAdded() {
    Session session =
        Sessions.scores("1,1,2,100|1,3,4,50|1,5,6,0|1,7,8,0|2,1,2,100|2,3,4,50|2,5,6,0|2,7,8,0");
    assertThat(rounded(total(session, RoundingPolicy.BOARD_2DP, MatchpointScale.TWO).imps()))
        .isEqualTo("5.34");
    assertThat(rounded(total(session, RoundingPolicy.EXACT, MatchpointScale.TWO).imps()))
        .isEqualTo("5.33");
  }

  /** 1,000 against nothing is 14 IMPs: on two boards 8 of them count, but all 28 are lost. */
  @Test
  void cappedGainLimitsWhatIsGainedFromOnePairAndNotWhatItLoses() {
    Session session =
        Sessions.scores(
            "1,1,2,1000|1,3,4,0|2,1,2,1000|2,3,4,0|3,1,4,100|3,3,2,0|4,4,1,-50|4,3,2,0");
    ScoringRules rules = ScoringRules.DEFAULT.with(RoundingPolicy.CAPPED_GAIN).withWinners(1);
    assertThat(Scorer.score(session, rules).totals())
        .extracting(total -> session.pair(total.pair()).number() + " " + rounded(total.imps()))
        .contains("1 13.00", "2 -27.00");
  }
}
