package dev.agon.bridge.score;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.Sessions;
import dev.agon.bridge.session.Session;
import dev.agon.duplicate.Fraction;
import dev.agon.game.Dice;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

final class ScorerTest {
  private static final ScoringRules EBU = ScoringRules.DEFAULT;
  private static final ScoringRules ACBL = EBU.with(Neuberg.ACBL);

  private static ScoredSession score(String rows, ScoringRules rules) {
    return Scorer.score(Sessions.scores(rows), rules);
  }

  /** A figure of a board's lines for a side, with two decimals. */
  private static List<String> scores(
      ScoredSession scored, int board, Partnership side, Function<PairScore, Fraction> figure) {
    return scored.travellers().stream()
        .filter(traveller -> traveller.number() == board)
        .flatMap(traveller -> traveller.lines().stream())
        .map(line -> line.score(side).map(figure).map(ScorerTest::shown).orElse("-"))
        .toList();
  }

  private static String shown(Fraction number) {
    return number.rounded(2, RoundingMode.HALF_UP).stripped().toString();
  }

  private static String percentage(ScoredSession scored, String pair) {
    return total(scored, pair).percentage().map(ScorerTest::shown).orElse("-");
  }

  private static PairTotal total(ScoredSession scored, String pair) {
    return scored.totals().stream()
        .filter(total -> scored.session().pair(total.pair()).number().equals(pair))
        .findFirst()
        .orElseThrow();
  }

  /** Three tables: 420 beats 170 twice, which tie; the other way round for those sitting across. */
  @Test
  void matchpointsAreGivenOnBothScalesToBothSides() {
    String rows = "1,1,4,420|1,2,5,170|1,3,6,170";
    ScoredSession scored = score(rows, EBU);
    assertThat(scores(scored, 1, Partnership.NS, PairScore::matchpoints))
        .containsExactly("4", "1", "1");
    assertThat(scores(scored, 1, Partnership.EW, PairScore::matchpoints))
        .containsExactly("0", "3", "3");
    assertThat(scores(scored, 1, Partnership.NS, PairScore::percentage))
        .containsExactly("100", "25", "25");
    ScoredSession halves = score(rows, EBU.with(MatchpointScale.ONE));
    assertThat(scores(halves, 1, Partnership.NS, PairScore::matchpoints))
        .containsExactly("2", "0.5", "0.5");
    assertThat(scores(halves, 1, Partnership.NS, PairScore::percentage))
        .containsExactly("100", "25", "25");
  }

  private static final String TEN_AND_SEVEN =
      "1,1,11,10|1,2,12,20|1,3,13,30|1,4,14,40|1,5,15,50|1,6,16,60|1,7,17,70|1,8,18,80|1,9,19,90"
          + "|1,10,20,100|2,1,11,10|2,2,12,20|2,3,13,30|2,4,14,40|2,5,15,50|2,6,16,60|2,7,17,70";

  /** The EBU's own example: seven results of ten, to one decimal 0.4, 3.3, 6.1, 9, 11.9, ... */
  @Test
  void aBoardWithFewerResultsThanTheFieldIsFactoredByNeuberg() {
    assertThat(scores(score(TEN_AND_SEVEN, EBU), 2, Partnership.NS, PairScore::matchpoints))
        .containsExactly("0.43", "3.29", "6.14", "9", "11.86", "14.71", "17.57");
    assertThat(
            scores(
                score(TEN_AND_SEVEN, EBU.with(RoundingPolicy.BOARD_1DP)),
                2,
                Partnership.NS,
                PairScore::matchpoints))
        .containsExactly("0.4", "3.3", "6.1", "9", "11.9", "14.7", "17.6");
    assertThat(
            scores(
                score(TEN_AND_SEVEN, EBU.with(RoundingPolicy.SIMPLE)),
                2,
                Partnership.NS,
                PairScore::matchpoints))
        .containsExactly("0", "2", "4", "6", "8", "10", "12");
  }

  private static String board(int number, int results) {
    StringBuilder rows = new StringBuilder();
    for (int table = 1; table <= results; table++) {
      rows.append(number + "," + table + "," + (20 + table) + "," + 10 * table + "|");
    }
    return rows.toString();
  }

  /** A third of the field or less, and at most three: around 60 percent. */
  @Test
  void smallGroupsGetAbout60PercentByTheEbusRule() {
    assertThat(
            scores(score(board(1, 9) + board(2, 3), EBU), 2, Partnership.NS, PairScore::percentage))
        .containsExactly("50", "60", "70");
    assertThat(
            scores(score(board(1, 6) + board(2, 2), EBU), 2, Partnership.NS, PairScore::percentage))
        .containsExactly("55", "65");
    assertThat(
            scores(score(board(1, 3) + board(2, 1), EBU), 2, Partnership.NS, PairScore::percentage))
        .containsExactly("60");
    assertThat(
            scores(score(board(1, 3) + board(2, 1), EBU), 2, Partnership.EW, PairScore::percentage))
        .containsExactly("60");
    // Two of five are more than a third: (0 x 5 + 3) / 2 and (2 x 5 + 3) / 2 of 8.
    assertThat(
            scores(
                score(board(1, 5) + board(2, 2), EBU), 2, Partnership.NS, PairScore::matchpoints))
        .containsExactly("1.5", "6.5");
    // Three of eight are, too: (0 x 8 + 5) / 3 of 14.
    assertThat(
            scores(
                score(board(1, 8) + board(2, 3), EBU), 2, Partnership.NS, PairScore::matchpoints))
        .containsExactly("1.67", "7", "12.33");
  }

  /** One or two never by the formula; three if the board has no larger group. */
  @Test
  void smallGroupsGetAbout60PercentByTheAcblsRule() {
    assertThat(
            scores(
                score(board(1, 5) + board(2, 2), ACBL), 2, Partnership.NS, PairScore::percentage))
        .containsExactly("55", "65");
    assertThat(
            scores(
                score(board(1, 2) + board(2, 1), ACBL), 2, Partnership.NS, PairScore::percentage))
        .containsExactly("60");
    // (0 + 1) x 9 / 3 - 1 = 2 of 16.
    assertThat(
            scores(
                score(board(1, 9) + board(2, 3), ACBL), 2, Partnership.NS, PairScore::matchpoints))
        .containsExactly("2", "8", "14");
    Session fouled =
        Sessions.csv(
            """
            board,ns,ew,score,group
            1,1,11,10,a
            1,2,12,20,a
            1,3,13,30,a
            1,4,14,40,b
            1,5,15,50,b
            1,6,16,60,b
            1,7,17,70,b
            """);
    assertThat(scores(Scorer.score(fouled, ACBL), 1, Partnership.NS, PairScore::percentage))
        .startsWith("50", "60", "70");
  }

  @Test
  void tiedResultsOfASmallGroupAreEqual() {
    Session session = Sessions.scores(board(1, 9) + "2,1,21,50|2,2,22,50");
    assertThat(scores(Scorer.score(session, EBU), 2, Partnership.NS, PairScore::percentage))
        .containsExactly("60", "60");
  }

  /** Adjusted results are neither compared nor counted, but the field is as large with them. */
  @Test
  void artificialScoresAreNotCompared() {
    ScoredSession scored = score("1,1,5,100|1,2,6,200|1,3,7,300|1,4,8,A+/A-", EBU);
    // (0 + 1) x 4 / 3 - 1 = 1/3 of 6.
    assertThat(scores(scored, 1, Partnership.NS, PairScore::matchpoints))
        .containsExactly("0.33", "3", "5.67", "3.6");
    assertThat(scores(scored, 1, Partnership.EW, PairScore::percentage))
        .containsExactly("94.44", "50", "5.56", "40");
  }

  /** Pair 1 has 100 percent otherwise and pair 4, against it, none. */
  @Test
  void averagePlusIsAtLeastAndAverageMinusAtMostThePairsOwnMean() {
    String rows = "1,1,4,420|1,2,5,170|1,3,6,170|2,1,4,%s|2,2,5,100|2,3,6,100";
    ScoredSession scored = score(rows.formatted("A+/A-"), EBU);
    assertThat(scores(scored, 2, Partnership.NS, PairScore::percentage)).startsWith("100");
    assertThat(scores(scored, 2, Partnership.EW, PairScore::percentage)).startsWith("0");
    ScoredSession turned = score(rows.formatted("A-/A+"), EBU);
    assertThat(scores(turned, 2, Partnership.NS, PairScore::percentage)).startsWith("40");
    assertThat(scores(turned, 2, Partnership.EW, PairScore::percentage)).startsWith("60");
    ScoredSession fixed = score(rows.formatted("60%/40%"), EBU);
    assertThat(scores(fixed, 2, Partnership.NS, PairScore::percentage)).startsWith("60");
    assertThat(scores(fixed, 2, Partnership.EW, PairScore::percentage)).startsWith("40");
    // 100 and 60 on two boards.
    assertThat(percentage(fixed, "1")).isEqualTo("80");
  }

  /** Pair 1 played one board only, for 100 percent; the board not played is no average. */
  @Test
  void aBoardThatWasNotPlayedDoesNotCount() {
    ScoredSession scored = score("1,1,4,420|1,2,5,170|1,3,6,170|2,1,4,NP|2,2,5,100|2,3,6,50", EBU);
    assertThat(percentage(scored, "1")).isEqualTo("100");
    assertThat(total(scored, "1").boards()).isEqualTo(1);
    // Two results of a field of three: (2 + 1) x 3 / 2 - 1 = 3.5 of 4.
    assertThat(scores(scored, 2, Partnership.NS, PairScore::percentage))
        .containsExactly("-", "87.5", "12.5");
  }

  /**
   * Half 420 and half -50 against 420 and 100: 420 ties and wins, -50 loses twice, so 1.5 of 4. The
   * 420 across beats half of it and ties with the other half.
   */
  @Test
  void weightedScoresAreComparedByTheirParts() {
    ScoredSession scored = score("1,1,4,50% 420; 50% -50|1,2,5,420|1,3,6,100", EBU);
    assertThat(scores(scored, 1, Partnership.NS, PairScore::matchpoints))
        .containsExactly("1.5", "3.5", "1");
    assertThat(scores(scored, 1, Partnership.EW, PairScore::matchpoints))
        .containsExactly("2.5", "0.5", "3");
    assertThat(shown(total(scored, "1").score())).isEqualTo("185");
  }

  /** North-South get 100 and East-West -140 of it, as if they had played two boards. */
  @Test
  void splitScoresAreComparedSeparatelyOnEachSide() {
    ScoredSession scored = score("1,1,4,NS 100 EW 140|1,2,5,120|1,3,6,130", EBU);
    assertThat(scores(scored, 1, Partnership.NS, PairScore::matchpoints))
        .containsExactly("0", "2", "4");
    assertThat(scores(scored, 1, Partnership.EW, PairScore::matchpoints))
        .containsExactly("0", "4", "2");
    assertThat(shown(total(scored, "4").score())).isEqualTo("-140");
  }

  /** 420 against 170 and -50: 6 and 10 IMPs. */
  @Test
  void crossImpsCompareEveryTwoResults() {
    String rows = "1,1,4,420|1,2,5,170|1,3,6,-50";
    assertThat(scores(score(rows, EBU.with(ImpMethod.TOTAL)), 1, Partnership.NS, PairScore::imps))
        .containsExactly("16", "0", "-16");
    assertThat(scores(score(rows, EBU), 1, Partnership.NS, PairScore::imps))
        .containsExactly("8", "0", "-8");
    assertThat(scores(score(rows, EBU), 1, Partnership.EW, PairScore::imps))
        .containsExactly("-8", "0", "8");
  }

  /**
   * Of 980, 480, 480, 450 and -50 the ends are left out: 1410 / 3 = 470 is the datum; 510, 10, 10,
   * -20 and -520 from it.
   */
  @Test
  void butlerImpsCompareWithTheDatum() {
    ScoredSession scored =
        score("1,1,6,980|1,2,7,480|1,3,8,480|1,4,9,450|1,5,10,-50", EBU.with(ImpMethod.BUTLER));
    assertThat(scores(scored, 1, Partnership.NS, PairScore::imps))
        .containsExactly("11", "0", "0", "-1", "-11");
    assertThat(scores(scored, 1, Partnership.EW, PairScore::imps))
        .containsExactly("-11", "0", "0", "1", "11");
    // 425 goes to 420, so 450 is 30 above it and 400 is 20 below.
    assertThat(
            scores(
                score("1,1,3,450|1,2,4,400", EBU.with(ImpMethod.BUTLER)),
                1,
                Partnership.NS,
                PairScore::imps))
        .containsExactly("1", "-1");
  }

  @Test
  void averagePlusIsThreeImps() {
    ScoredSession scored = score("1,1,4,A+/A-|1,2,5,A/70%|1,3,6,100|1,7,8,100", EBU);
    assertThat(scores(scored, 1, Partnership.NS, PairScore::imps))
        .containsExactly("3", "0", "0", "0");
    assertThat(scores(scored, 1, Partnership.EW, PairScore::imps)).startsWith("-3", "6");
  }

  /**
   * Pair 3 has 4/3 x 1.5 - 1 of Neuberg's and so thirds in its total, which policies round or not.
   * Board 2 gives it (0 + 1) x 4 / 3 - 1 = 1/3, board 1 gives 3; 10/3 of 12 is 27.7777... percent;
   * 3.33 of 12 is 27.75; 3.3 of 12 is 27.5; and 50 and 0 percent are 25 in the mean.
   */
  @Test
  void eachPolicyRoundsSomethingElse() {
    String rows =
        "1,1,5,400|1,2,6,100|1,3,7,200|1,4,8,200|2,3,7,100|2,1,5,200|2,2,6,300|1,9,10,NP|2,4,8,NP";
    assertThat(percentage(score(rows, EBU), "3")).isEqualTo("27.78");
    assertThat(percentage(score(rows, EBU.with(RoundingPolicy.ROUNDED_TOTAL)), "3"))
        .isEqualTo("27.75");
    assertThat(percentage(score(rows, EBU.with(RoundingPolicy.BOARD_1DP)), "3")).isEqualTo("27.5");
    assertThat(percentage(score(rows, EBU.with(RoundingPolicy.SIMPLE)), "3")).isEqualTo("25");
    assertThat(percentage(score(rows, EBU), "9")).isEqualTo("-");
  }

  @Test
  void aBoardOfASingleTableHasNoPercentage() {
    ScoredSession scored = score("1,1,2,420", EBU);
    assertThat(scores(scored, 1, Partnership.NS, PairScore::percentage)).containsExactly("-");
    assertThat(percentage(scored, "1")).isEqualTo("-");
    assertThat(shown(total(scored, "2").score())).isEqualTo("-420");
    ScoredSession simple = score(board(1, 4) + board(2, 1), EBU.with(RoundingPolicy.SIMPLE));
    assertThat(scores(simple, 2, Partnership.NS, PairScore::percentage)).containsExactly("-");
  }

  @Test
  void equalPairsShareAPlace() {
    ScoredSession scored = score("1,1,4,420|1,2,5,170|1,3,6,170", EBU);
    assertThat(scored.winners()).isEqualTo(2);
    assertThat(places(scored, RankingMeasure.PERCENT))
        .containsExactly("NS 1:1 2=:2 2=:3", "EW 1=:5 1=:6 3:4");
    assertThat(places(Scorer.score(scored.session(), EBU.withWinners(1)), RankingMeasure.TOTAL))
        .containsExactly("1:1 2=:2 2=:3 4=:5 4=:6 6:4");
  }

  private static List<String> places(ScoredSession scored, RankingMeasure by) {
    return scored.rankings(by).stream()
        .map(
            ranking ->
                ranking.side().map(side -> side.id() + " ").orElse("")
                    + String.join(
                        " ",
                        ranking.places().stream()
                            .map(
                                place ->
                                    place.describe()
                                        + ":"
                                        + scored.session().pair(place.total().pair()).number())
                            .toList()))
        .toList();
  }

  /** Pair 2 sits in both directions, so all pairs are one field. */
  @Test
  void aPairThatSitsBothWaysMakesOneField() {
    ScoredSession scored = score("1,1,2,420|1,3,4,170|2,2,3,50|2,4,1,50|3,1,4,NP", EBU);
    assertThat(scored.winners()).isEqualTo(1);
    assertThat(places(scored, RankingMeasure.MATCHPOINTS)).hasSize(1);
  }

  @Test
  void pairsWithoutAPercentageComeLast() {
    ScoredSession scored = score("1,1,4,420|1,2,5,170|1,3,6,NP", EBU);
    assertThat(places(scored, RankingMeasure.PERCENT))
        .containsExactly("NS 1:1 2:2 -:3", "EW 1:5 2:4 -:6");
  }

  @Test
  void sectionsAreSeparateFieldsUnlessScoredAcross() {
    Session session =
        Sessions.csv(
            """
            section,board,ns,ew,score
            A,1,1,2,100
            A,1,3,4,200
            B,1,1,2,300
            B,1,3,4,400
            """);
    ScoredSession apart = Scorer.score(session, EBU);
    assertThat(apart.rankings(RankingMeasure.PERCENT)).hasSize(4);
    assertThat(apart.travellers()).hasSize(2);
    assertThat(apart.totals())
        .extracting(total -> shown(total.percentage().orElseThrow()))
        .containsExactly("0", "100", "100", "0", "0", "100", "100", "0");
    ScoredSession across = Scorer.score(session, EBU.withAcrossSections(true));
    assertThat(across.rankings(RankingMeasure.PERCENT)).hasSize(2);
    assertThat(across.totals())
        .extracting(total -> shown(total.percentage().orElseThrow()))
        .containsExactly("0", "100", "33.33", "66.67", "66.67", "33.33", "100", "0");
  }

  @Test
  void randomSessionsMatchTheObviousScorer() {
    Dice dice = new Dice(2);
    for (int i = 0; i < 3_000; i++) {
      String rows = Sessions.random(dice, true);
      Session session = Sessions.csv(rows);
      ScoredSession scored = Scorer.score(session, EBU);
      ObviousScorer obvious = new ObviousScorer(session);
      for (PairTotal total : scored.totals()) {
        Optional<Fraction> percentage = total.percentage();
        assertThat(percentage).as(rows).isEqualTo(obvious.percentage(total.pair()));
      }
    }
  }

  /** NS and EW add up to a top, NS alone to half a top for each result, and IMPs to zero. */
  @Test
  void sumsOfSharesAndImpsHoldOnRandomSessions() {
    Dice dice = new Dice(3);
    for (int i = 0; i < 800; i++) {
      String rows = Sessions.random(dice, false);
      for (RoundingPolicy policy :
          List.of(RoundingPolicy.EXACT, RoundingPolicy.SIMPLE, RoundingPolicy.BOARD_1DP)) {
        ScoredSession scored = Scorer.score(Sessions.csv(rows), EBU.with(policy));
        scored.travellers().forEach(traveller -> assertSums(traveller, policy, rows));
      }
    }
  }

  private static void assertSums(ScoredTraveller traveller, RoundingPolicy policy, String rows) {
    int results = traveller.lines().size();
    Fraction sum = Fraction.ZERO;
    Fraction imps = Fraction.ZERO;
    boolean small = false;
    for (ScoredLine line : traveller.lines()) {
      if (line.ns().isEmpty() || line.ew().isEmpty()) {
        assertThat(line.ns()).as(rows).isEmpty();
        assertThat(line.ew()).as(rows).isEmpty();
        return;
      }
      Fraction both = line.ns().get().share().plus(line.ew().get().share());
      small |= both.equals(Fraction.of(6, 5));
      assertThat(both).as(rows).isIn(Fraction.ONE, Fraction.of(6, 5));
      assertThat(line.ns().get().imps().plus(line.ew().get().imps())).isEqualTo(Fraction.ZERO);
      sum = sum.plus(line.ns().get().share());
      imps = imps.plus(line.ns().get().imps());
    }
    assertThat(imps).as(rows).isEqualTo(Fraction.ZERO);
    if (policy != RoundingPolicy.BOARD_1DP) {
      Fraction each = small ? Fraction.of(3, 5) : Fraction.of(1, 2);
      assertThat(sum).as(rows).isEqualTo(each.times(results));
    }
  }
}
