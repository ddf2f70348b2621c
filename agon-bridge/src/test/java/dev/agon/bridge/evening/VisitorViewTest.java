package dev.agon.bridge.evening;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.bridgemate.SampleDatabase;
import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.deal.PbnFile;
import dev.agon.bridge.evening.VisitorView.Released;
import dev.agon.bridge.page.PublishedSession;
import dev.agon.bridge.page.SessionPage;
import dev.agon.bridge.score.ScoredTraveller;
import io.github.spannm.jackcess.Database;
import io.github.spannm.jackcess.DatabaseBuilder;
import io.github.spannm.jackcess.Row;
import io.github.spannm.jackcess.Table;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two tables play two rounds of two boards, so that each board is played twice. */
final class VisitorViewTest {
  private static final Set<Released> RANKING = EnumSet.of(Released.RANKING);
  private static final Deals DEALS =
      PbnFile.read(
          "hands.pbn",
          """
          [Board "1"]
          [Dealer "N"]
          [Vulnerable "None"]
          [Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
          """
              .getBytes(StandardCharsets.UTF_8));

  @TempDir Path folder;

  /** The evening with the results of the first boards only, in the order of the file. */
  private PublishedSession afterResults(int results) throws IOException {
    Path file = folder.resolve("evening" + results + ".bws");
    SampleDatabase.write(file);
    try (Database database = new DatabaseBuilder().withFile(file.toFile()).open()) {
      Table received = database.getTable("ReceivedData");
      int kept = 0;
      for (Row row : received) {
        if (++kept > results) {
          received.deleteRow(row);
        }
      }
    }
    return EveningRecipe.USUAL.deals(DEALS).publish(file.toString(), Files.readAllBytes(file));
  }

  private static List<Integer> boards(PublishedSession session) {
    return session.report().scored().travellers().stream().map(ScoredTraveller::number).toList();
  }

  @Test
  void aBoardIsShownWhenEverybodyHasPlayedIt() throws IOException {
    PublishedSession afterOneRound = afterResults(4);
    assertThat(boards(afterOneRound)).containsExactly(1, 2, 3, 4);
    assertThat(boards(VisitorView.of(afterOneRound, RANKING))).isEmpty();
    assertThat(boards(VisitorView.of(afterResults(5), RANKING))).hasSize(1);
    assertThat(boards(VisitorView.of(afterResults(6), RANKING))).hasSize(2);
  }

  /** The first result of round 2 was entered for a pair that plays the board at no table. */
  @Test
  void aResultOfTheWrongPairFinishesNoBoard() throws IOException {
    Path file = folder.resolve("wrong.bws");
    SampleDatabase.write(file);
    try (Database database = new DatabaseBuilder().withFile(file.toFile()).open()) {
      Table received = database.getTable("ReceivedData");
      int kept = 0;
      for (Row row : received) {
        if (++kept > 5) {
          received.deleteRow(row);
        } else if (kept == 5) {
          row.put("PairEW", 99);
          received.updateRow(row);
        }
      }
    }
    PublishedSession whole = EveningRecipe.USUAL.publish(file.toString(), Files.readAllBytes(file));
    assertThat(boards(whole)).containsExactly(1, 2, 3, 4);
    assertThat(boards(VisitorView.of(whole, RANKING))).isEmpty();
  }

  @Test
  void aCardHasTheShownBoardsOnlyAndTheRankingCountsAll() throws IOException {
    PublishedSession whole = afterResults(5);
    PublishedSession shown = VisitorView.of(whole, RANKING);
    List<Integer> visible = boards(shown);
    assertThat(shown.report().scored().totals())
        .allSatisfy(
            total ->
                assertThat(total.card()).allMatch(line -> visible.contains(line.board().number())));
    assertThat(places(shown)).isEqualTo(places(whole));
  }

  private static List<String> places(PublishedSession session) {
    return session.report().scored().rankings(session.report().by()).stream()
        .flatMap(ranking -> ranking.places().stream())
        .map(place -> place.describe() + " " + place.total().pair() + " " + place.total().boards())
        .toList();
  }

  @Test
  void handsAndTheRankingWaitForTheDirector() throws IOException {
    PublishedSession whole = afterResults(6);
    assertThat(VisitorView.of(whole, RANKING).deals().deals()).isEmpty();
    assertThat(VisitorView.of(whole, EnumSet.of(Released.HANDS)).deals().deals()).hasSize(1);
    assertThat(SessionPage.write(VisitorView.of(whole, RANKING))).contains("class=\"ranking\"");
    assertThat(SessionPage.write(VisitorView.of(whole, Set.of())))
        .doesNotContain("class=\"ranking\"");
  }

  @Test
  void everythingIsShownOnceAllResultsAreIn() throws IOException {
    PublishedSession whole = afterResults(8);
    assertThat(VisitorView.of(whole, Set.of())).isEqualTo(whole);
    assertThat(VisitorView.isCovered(whole.report().scored().session(), Set.of())).isFalse();
  }

  @Test
  void aSessionWithoutAMovementShowsNoResultBeforeItsRelease() {
    byte[] rows = "board,ns,ew,score\n1,1,3,420\n1,2,4,50\n".getBytes(StandardCharsets.UTF_8);
    PublishedSession whole = EveningRecipe.USUAL.publish("s.csv", rows);
    assertThat(boards(VisitorView.of(whole, RANKING))).isEmpty();
    assertThat(SessionPage.write(VisitorView.of(whole, RANKING))).doesNotContain("420");
    assertThat(boards(VisitorView.of(whole, EnumSet.of(Released.RESULTS)))).containsExactly(1);
  }
}
