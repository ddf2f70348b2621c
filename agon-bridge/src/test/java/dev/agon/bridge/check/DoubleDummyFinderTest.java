package dev.agon.bridge.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.Sessions;
import dev.agon.bridge.SharedFiles;
import dev.agon.bridge.deal.Deal;
import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.deal.PbnFile;
import dev.agon.bridge.session.Session;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Doubtful numbers of tricks. East and West take ten tricks or more in every strain. */
final class DoubleDummyFinderTest {
  private static final String HANDS =
      "[Deal \"N:K843.T542.J6.863 AQJ7.K.Q75.AT942 962.AJ7.KT82.J75 T5.Q9863.A943.KQ\"]\n";
  private static final String TABLE = "[DoubleDummyTricks \"2333223332aaaabaaaab\"]\n";
  private static final String EVENING = "club-evening.bws";

  private static Deals deals(String text) {
    return PbnFile.read("deals.pbn", text.getBytes(StandardCharsets.UTF_8));
  }

  private static List<String> find(String hands, String rows) {
    Session session =
        Sessions.csv("board,ns,ew,contract,by,tricks,score,group\n" + rows.replace('|', '\n'));
    return MistakeFinder.find(session, deals(hands), Map.of());
  }

  private static List<String> findOnBoard1(String rows) {
    return find("[Board \"1\"]\n" + HANDS + TABLE, rows);
  }

  @Test
  void fourTricksFromDoubleDummyAreDoubtfulAndThreeAreNot() {
    assertThat(findOnBoard1("1,1,2,3NT,E,6,,|1,3,4,3NT,E,7,,|1,5,6,3NT,W,13,,"))
        .containsExactly("board 1, NS 1 v EW 2: 3NT by E -3, 4 tricks fewer than double dummy");
  }

  @Test
  void aDeclarerOfTheOtherSideIsSuggestedIfTheTricksFitIt() {
    assertThat(findOnBoard1("1,1,2,3NT,N,9,,"))
        .containsExactly(
            "board 1, NS 1 v EW 2: 3NT by N =, 7 tricks more than double dummy; was the declarer E"
                + " or W?");
    assertThat(findOnBoard1("1,1,2,2S,S,7,,"))
        .containsExactly("board 1, NS 1 v EW 2: 2S by S -1, 4 tricks more than double dummy");
  }

  /** Passed out, adjusted, without a contract, or with the cards of a fouled board. */
  @Test
  void resultsWithoutTricksOrWithOtherCardsAreNotCompared() {
    assertThat(
            findOnBoard1(
                "1,1,2,PASS,,,,|1,3,4,,,,A+/A-,|1,5,6,,,,-430,|1,7,8,3NT,N,9,,b|1,9,10,3NT,E,10,,"))
        .isEmpty();
  }

  @Test
  void withoutATableNothingIsFlagged() {
    assertThat(find("[Board \"1\"]\n" + HANDS, "1,1,2,3NT,N,9,,")).isEmpty();
  }

  @Test
  void handsOfOtherBoardsAreOneLine() {
    String hands = "[Board \"1\"]\n" + HANDS + TABLE + "[Board \"8\"]\n" + HANDS + TABLE;
    assertThat(find(hands, "2,1,2,3NT,N,9,,|5,1,2,3NT,N,9,,"))
        .containsExactly(
            "the hands are of boards 1 to 8 and the results of boards 2 to 5; are the hands those"
                + " of another session?");
    assertThat(find(hands, "1,1,2,3NT,E,9,,|5,1,2,3NT,N,9,,"))
        .containsExactly("no hands for board 5");
  }

  @Test
  void noContractOfARealEveningIsFourTricksFromDoubleDummy() {
    Session evening = SharedFiles.session(EVENING);
    assertThat(MistakeFinder.find(evening, realHands(), Map.of()))
        .isEqualTo(Sessions.findings(evening))
        .noneMatch(finding -> finding.contains("double dummy"));
  }

  @Test
  void theHandsOfAnotherEveningAreOneLineInsteadOfAHundred() {
    Deals real = realHands();
    Deals turned =
        new Deals(
            real.title(),
            real.date(),
            real.deals().stream()
                .map(
                    deal ->
                        new Deal(
                            deal.board() % real.deals().size() + 1,
                            deal.dealer(),
                            deal.vulnerability(),
                            deal.hands(),
                            deal.tricks(),
                            deal.par()))
                .toList(),
            real.findings());
    assertThat(MistakeFinder.find(SharedFiles.session(EVENING), turned, Map.of()))
        .filteredOn(finding -> finding.contains("double dummy"))
        .singleElement()
        .asString()
        .matches(
            "[0-9]+ of 295 results are 4 tricks or more from double dummy; are the hands those of"
                + " another session\\?");
  }

  private static Deals realHands() {
    return PbnFile.read("club-evening.pbn", SharedFiles.bytes("club-evening.pbn"));
  }
}
