package dev.agon.bridge.deal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.bridge.Direction;
import dev.agon.bridge.SharedFiles;
import dev.agon.bridge.Strain;
import dev.agon.bridge.Vulnerability;
import dev.agon.testkit.Mutations;
import dev.agon.text.UserError;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PbnFileTest {
  private static final String HANDS =
      "N:K843.T542.J6.863 AQJ7.K.Q75.AT942 962.AJ7.KT82.J75 T5.Q9863.A943.KQ";
  private static final String BOARD =
      """
      [Event "Tuesday"]
      [Board "1"]
      [Dealer "N"]
      [Vulnerable "None"]
      [Deal "%s"]
      [DoubleDummyTricks "2333223332aaaabaaaab"]
      [OptimumScore "EW 430"]
      """
          .formatted(HANDS);

  private static Deals read(String text) {
    return PbnFile.read("deals.pbn", text.getBytes(StandardCharsets.UTF_8));
  }

  private static List<String> problems(String text) {
    try {
      read(text);
      return List.of();
    } catch (UserError e) {
      return e.problems();
    }
  }

  @Test
  void aBoardHasHandsTableAndPar() {
    Deals deals = read(BOARD);
    Deal deal = deals.board(1).orElseThrow();
    assertThat(deals.title()).isEqualTo("Tuesday");
    assertThat(deals.findings()).isEmpty();
    assertThat(deal.hand(Direction.WEST).suit(Strain.HEARTS)).isEqualTo("Q9863");
    assertThat(deal.hands()).extracting(BridgeHand::highCardPoints).containsExactly(4, 16, 9, 11);
    assertThat(deal.tricks().orElseThrow().tricks(Direction.EAST, Strain.CLUBS)).isEqualTo(11);
    assertThat(deal.par().orElseThrow().score()).isEqualTo(-430);
    assertThat(deals.board(2)).isEmpty();
    assertThat(deals.missing(List.of(3, 1, 2))).hasValue("no hands for boards 2, 3");
  }

  @Test
  void theFirstHandIsOfThePlayerBeforeTheColon() {
    Deal deal = read(BOARD.replace("N:K843", "W:K843")).board(1).orElseThrow();
    assertThat(deal.hand(Direction.WEST)).hasToString("K843.T542.J6.863");
    assertThat(deal.hand(Direction.SOUTH)).hasToString("T5.Q9863.A943.KQ");
  }

  @Test
  void dealerAndVulnerabilityFollowTheBoardIfTheyAreMissing() {
    Deal deal = read("[Board \"6\"]\n[Deal \"" + HANDS + "\"]").board(6).orElseThrow();
    assertThat(deal.dealer()).isEqualTo(Direction.EAST);
    assertThat(deal.vulnerability()).isEqualTo(Vulnerability.EW);
    assertThat(deal.par()).isEmpty();
  }

  @Test
  void aBoardWithoutHandsIsAFinding() {
    assertThat(read(BOARD + "\n\n[Board \"2\"]\n[Dealer \"E\"]\n").findings())
        .singleElement()
        .asString()
        .endsWith(": board 2 has no hands; expected a tag [Deal] with it");
    assertThat(read(BOARD + "\n\n[Board \"1\"]\n[Dealer \"N\"]\n").findings()).isEmpty();
  }

  @Test
  void aDealerThatTheBoardDoesNotHaveIsAFinding() {
    assertThat(read(BOARD.replace("Dealer \"N\"", "Dealer \"E\"")).findings())
        .containsExactly("deals.pbn, line 3: the dealer of board 1 is N, not E");
    assertThat(read(BOARD.replace("\"None\"", "\"All\"")).findings())
        .contains("deals.pbn, line 4: board 1 has nobody vulnerable, not both vulnerable");
  }

  @Test
  void anUnknownHandHasTheCardsThatAreLeft() {
    Deal deal = read(BOARD.replace("962.AJ7.KT82.J75", "-")).board(1).orElseThrow();
    assertThat(deal.text()).isEqualTo(HANDS);
  }

  @Test
  void commentsEscapedLinesAndInheritedValuesAreUnderstood() {
    String text =
        """
        %% escaped [Board "9"]
        {a comment with [Board "8"]
        over two lines}
        [Event "##The \\"Open\\""] ; rest of the line
        [Board
           "1"] [Deal "%s"]
        [Auction "N"]
        Pass Pass
        Pass Pass
        [Event "#"]
        [Board "2"]
        [Deal "%s"]
        """
            .formatted(HANDS, HANDS.replace("N:", "E:"));
    Deals deals = read(text);
    assertThat(deals.title()).isEqualTo("The \"Open\"");
    assertThat(deals.deals()).extracting(Deal::board).containsExactly(1, 2);
  }

  @Test
  void fourteenCardsAreOneLine() {
    assertThat(problems(BOARD.replace("962.AJ7", "9632.AJ7").replace("K843", "K84")))
        .containsExactly(
            "deals.pbn, line 5: board 1: each hand has 13 cards; North has 12, South has 14");
  }

  @Test
  void aCardTwiceIsOneLine() {
    assertThat(problems(BOARD.replace("962.AJ7", "A62.AJ7")))
        .containsExactly(
            "deals.pbn, line 5: board 1: the ace of spades is with East and with South");
    assertThat(problems(BOARD.replace("962.AJ7", "992.AJ7")))
        .containsExactly("deals.pbn, line 5: board 1: South has the 9 of spades twice");
  }

  @Test
  void aBoardTwiceIsOneLine() {
    String again = BOARD.replace("N:K843", "E:K843");
    assertThat(problems(BOARD + "\n" + again))
        .containsExactly(
            "deals.pbn, line 10: board 1 is there twice, first in line 2, with other hands");
    assertThat(read(BOARD + "\n" + BOARD).findings())
        .containsExactly(
            "deals.pbn, line 10: board 1 is there twice, first in line 2; the hands are the same");
  }

  @Test
  void allProblemsAreListedAtOnce() {
    String second = BOARD.replace("\"1\"", "\"zwei\"");
    String third = BOARD.replace("\"1\"", "\"3\"").replace("Dealer \"N\"", "Dealer \"X\"");
    String fourth = BOARD.replace("\"1\"", "\"4\"").replace("N:", "");
    assertThat(problems("[Board 7]\n" + second + third + fourth + "{"))
        .containsExactly(
            "deals.pbn, line 1: expected a tag like [Board \"1\"], got '[Board 7]'",
            "deals.pbn, line 23: the comment that begins with { has no }",
            "deals.pbn, line 3: the board must be a whole number from 1, not 'zwei'",
            "deals.pbn, line 11: board 3: expected N, E, S or W, got 'X'",
            "deals.pbn, line 20: board 4: expected N, E, S or W, a colon and four hands, got"
                + " 'K843.T542.J6.863 AQJ7.K.Q75.AT942 962.AJ7.KT82.J75 T5.Q98...'");
  }

  @Test
  void aFileWithoutHandsIsRefused() {
    for (String text : List.of("", "board,ns,ew\n1,2,3\n", "[Board \"1\"]\n[Deal \"\"]\n")) {
      assertThatThrownBy(() -> read(text))
          .isInstanceOf(UserError.class)
          .hasMessageStartingWith("deals.pbn: no hands; a PBN file has tags like");
    }
  }

  @Test
  void aTableThatCannotBeReadIsAFindingAndLeftOut() {
    Deals deals = read(BOARD.replace("2333223332aaaabaaaab", "2333"));
    assertThat(deals.findings())
        .containsExactly(
            "deals.pbn, line 6: expected 20 digits from 0 to d in DoubleDummyTricks, got '2333',"
                + " which is left out");
    assertThat(deals.board(1).orElseThrow().par()).hasValue(new Par(-430, List.of()));
    assertThat(read(BOARD + "[OptimumResultTable \"x\"]\nN NT 8\n").findings())
        .containsExactly("deals.pbn, line 8: the table has 1 of 20 rows and is left out");
  }

  @Test
  void aParThatDiffersFromTheTableIsAFinding() {
    assertThat(read(BOARD.replace("EW 430", "NS 430")).findings())
        .containsExactly(
            "deals.pbn, line 2: board 1 has par 430 for NS in the file, and -430 by its"
                + " double-dummy table");
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    Deals deals = read(BOARD.replace("Tuesday", "Caf\u00e9 \\\"\\\\\u2660"));
    assertThat(deals.title()).isEqualTo("Caf\u00e9 \"\\\u2660");
    assertThat(PbnFile.read("copy.pbn", PbnWriter.write(deals))).isEqualTo(deals);
    Deals parOnly = read(BOARD.replace("[DoubleDummyTricks", "[Other"));
    assertThat(PbnFile.read("copy.pbn", PbnWriter.write(parOnly))).isEqualTo(parOnly);
  }

  @Test
  void aRealEveningIsReadWithItsTablesAndItsPar() {
    Deals deals = PbnFile.read("club-evening.pbn", SharedFiles.bytes("club-evening.pbn"));
    assertThat(deals.deals()).hasSize(36).allMatch(deal -> deal.tricks().isPresent());
    assertThat(deals.findings()).isEmpty();
    assertThat(PbnFile.read("copy.pbn", PbnWriter.write(deals))).isEqualTo(deals);
  }

  @Test
  void theReaderNeverFailsOnMutatedFiles() {
    Mutations mutations =
        new Mutations(
            5, List.of(BOARD, "[Board \"2\"]\n{c}[Deal \"" + HANDS + "\"]\n%x\n[Event \"#\"]"));
    for (int i = 0; i < 10_000; i++) {
      String text = mutations.next();
      try {
        Deals deals = read(text);
        Deals again = PbnFile.read("copy.pbn", PbnWriter.write(deals));
        assertThat(again.deals()).isEqualTo(deals.deals());
      } catch (UserError e) {
        assertThat(e.problems()).allSatisfy(line -> assertThat(line).doesNotContain("\n", "\r"));
      } catch (RuntimeException e) {
        throw new AssertionError("on input <" + text + ">", e);
      }
    }
  }

  @Test
  void parIsTheSameWhereverThePublishedFileHasIt() {
    String text = new String(SharedFiles.bytes("club-evening.pbn"), StandardCharsets.ISO_8859_1);
    Deals deals = read(text);
    List<String> published =
        text.lines()
            .filter(line -> line.startsWith("[ParContract"))
            .map(line -> line.substring(line.indexOf('"') + 1, line.lastIndexOf('"')))
            .toList();
    List<String> computed =
        deals.deals().stream()
            .map(deal -> deal.par().map(Par::contracts).map(PbnFileTest::joined))
            .flatMap(Optional::stream)
            .toList();
    assertThat(computed).isEqualTo(published);
  }

  private static String joined(List<ParContract> contracts) {
    return String.join("; ", contracts.stream().map(ParContract::toString).toList());
  }
}
