package dev.agon.bridge.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.Sessions;
import dev.agon.bridge.score.RoundingPolicy;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Session;
import org.junit.jupiter.api.Test;

/**
 * Three tables, two boards, the second played twice; pair 1 has 100 percent of board 1 and did not
 * play board 2. Of pair 2, 1 of 4 and (2 + 1) x 3 / 2 - 1 = 3.5 of 4 are 4.5 of 8, 56.25 percent;
 * of pair 3, 1 and 0.5, 18.75. By board, 25 and 100 are 62.5, 25 and 0 are 12.5.
 */
final class PublishedFiguresTest {
  private static final String BOARDS =
      board(1, line(1, 4, 420, "4", "0"), line(2, 5, 170, "1", "3"), line(3, 6, 170, "1", "3"))
          + board(2, line(2, 6, 100, "2", "0"), line(3, 5, 50, "0", "2"));

  private static String board(int number, String... lines) {
    return "<BOARD><BOARD_NUMBER>"
        + number
        + "</BOARD_NUMBER>"
        + String.join("", lines)
        + "</BOARD>\n";
  }

  private static String line(int ns, int ew, int score, String nsPoints, String ewPoints) {
    return "<TRAVELLER_LINE><NS_PAIR_NUMBER>%d</NS_PAIR_NUMBER><EW_PAIR_NUMBER>%d</EW_PAIR_NUMBER>"
            .formatted(ns, ew)
        + "<SCORE>%d</SCORE><NS_MATCH_POINTS>%s</NS_MATCH_POINTS>".formatted(score, nsPoints)
        + "<EW_MATCH_POINTS>%s</EW_MATCH_POINTS></TRAVELLER_LINE>".formatted(ewPoints);
  }

  private static String pair(int number, String percentage, int place) {
    return "<PAIR><PAIR_NUMBER>%d</PAIR_NUMBER><PERCENTAGE>%s</PERCENTAGE><PLACE>%d</PLACE></PAIR>\n"
        .formatted(number, percentage, place);
  }

  private static PublishedFigures published(String pairs, String boards) {
    Session session = Sessions.usebio("<USEBIO>\n" + pairs + boards + "</USEBIO>\n");
    return new PublishedFigures(session);
  }

  private static final String EXACT =
      pair(1, "100.00", 1)
          + pair(2, "56.25", 2)
          + pair(3, "18.75", 3)
          + pair(4, "0.00", 3)
          + pair(5, "81.25", 1)
          + pair(6, "43.75", 2);

  @Test
  void equalFiguresHaveNoDifferences() {
    PublishedFigures published = published(EXACT, BOARDS);
    assertThat(published.count()).isEqualTo(12);
    assertThat(published.check(ScoringRules.DEFAULT).differences()).isEmpty();
    assertThat(
            published.check(ScoringRules.DEFAULT.with(RoundingPolicy.ROUNDED_TOTAL)).differences())
        .isEmpty();
    assertThat(published.check(ScoringRules.DEFAULT.with(RoundingPolicy.SIMPLE)).differences())
        .contains("pair 2: 56.25% published, 62.50% computed")
        .hasSize(4);
  }

  @Test
  void everyDifferenceIsListed() {
    assertThat(
            published(EXACT.replace("56.25", "56.24").replace("<PLACE>3", "<PLACE>4"), BOARDS)
                .check(ScoringRules.DEFAULT)
                .differences())
        .containsExactlyInAnyOrder(
            "pair 2: 56.24% published, 56.25% computed",
            "pair 3: place 4 published, 3 computed", "pair 4: place 4 published, 3 computed");
  }

  @Test
  void matchpointsMayBeOnEitherScaleAndFactoredOrNot() {
    String neuberg = BOARDS.replace(line(2, 6, 100, "2", "0"), line(2, 6, 100, "3.5", "0.5"));
    String both = neuberg.replace(line(3, 5, 50, "0", "2"), line(3, 5, 50, "0.5", "3.5"));
    assertThat(published(EXACT, both).check(ScoringRules.DEFAULT).differences()).isEmpty();
    assertThat(published(EXACT, neuberg).check(ScoringRules.DEFAULT).differences())
        .containsExactlyInAnyOrder(
            "board 2, pair 3: 0 matchpoints published, 0.5 computed",
            "board 2, pair 5: 2 matchpoints published, 3.5 computed");
    String wrong = BOARDS.replace(line(3, 6, 170, "1", "3"), line(3, 6, 170, "1", "4"));
    assertThat(published(EXACT, wrong).check(ScoringRules.DEFAULT).differences())
        .containsExactly("board 1, pair 6: 4 matchpoints published, 3 computed");
  }

  @Test
  void aFileWithoutPublishedFiguresHasNoDifferences() {
    String pairs = EXACT.replaceAll("<PERCENTAGE>.*</PLACE>", "");
    assertThat(published(pairs, BOARDS).count()).isZero();
    assertThat(published(pairs, BOARDS).check(ScoringRules.DEFAULT).differences()).isEmpty();
  }

  @Test
  void eachFigureIsComparedWithItsOwnDecimals() {
    String pairs = EXACT.replace("56.25", "56.2500").replace("100.00", "100");
    assertThat(published(pairs, BOARDS).check(ScoringRules.DEFAULT).differences()).isEmpty();
    assertThat(
            published(EXACT.replace("18.75", "18.7"), BOARDS)
                .check(ScoringRules.DEFAULT)
                .differences())
        .containsExactly("pair 3: 18.7% published, 18.75% computed");
  }

  @Test
  void roundingHalfToEvenIsFoundAndNamed() {
    String pairs =
        pair(1, "100.0", 1)
            + pair(2, "56.2", 2)
            + pair(3, "18.8", 3)
            + pair(4, "0.0", 3)
            + pair(5, "81.2", 1)
            + pair(6, "43.8", 2);
    FigureGroup figures = published(pairs, BOARDS).check(ScoringRules.DEFAULT).groups().getFirst();
    assertThat(figures.verdict())
        .isEqualTo(
            "12 percentages and places equal under exact, Neuberg ebu, rounded half to even");
  }

  @Test
  void matchpointsOfShortBoardsAreFactoredOrNotBoardByBoard() {
    String third = board(3, line(2, 6, 100, "3.5", "0.5"), line(3, 5, 50, "0.5", "3.5"));
    FigureCheck check = published(EXACT, BOARDS + third).check(ScoringRules.DEFAULT);
    assertThat(check.groups().get(1).verdict())
        .isEqualTo("14 matchpoints on travellers equal under the scale of 2, board 2 not factored");
  }
}
