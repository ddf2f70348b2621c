package org.example.liarsdice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.Viewpoint;
import java.util.List;
import org.example.liarsdice.LiarsDice.Throw;
import org.example.liarsdice.Move.Bid;
import org.example.liarsdice.Move.Liar;
import org.junit.jupiter.api.Test;

final class LiarsDiceTest {
  private static final List<String> NAMES = List.of("Ann", "Ben", "Cid");

  private final LiarsDice game = new LiarsDice();

  /** A round in which these dice are thrown. */
  private Table thrown(List<List<Integer>> hands) {
    List<Integer> left = hands.stream().map(List::size).toList();
    Table before = new Table(0, left, List.of(), List.of(), List.of());
    return game.apply(before, new Step.Rolled<>(new Throw(hands)));
  }

  private Table said(Table table, Move... moves) {
    Table after = table;
    for (Move move : moves) {
      assertThat(game.refuse(after, after.speaker(), move)).isEmpty();
      after = game.apply(after, new Step.Moved<>(after.speaker(), move));
    }
    return after;
  }

  @Test
  void aLiarWhoIsCaughtLosesADieAndBegins() {
    Table after = said(thrown(List.of(List.of(2, 2), List.of(3, 3))), new Bid(3, 2), new Liar());
    assertThat(after.left()).containsExactly(1, 2);
    assertThat(after.speaker()).isZero();
  }

  @Test
  void whoDoubtsATrueBidLosesADieAndBegins() {
    Table after = said(thrown(List.of(List.of(2, 2), List.of(2, 3))), new Bid(3, 2), new Liar());
    assertThat(after.left()).containsExactly(2, 1);
    assertThat(after.speaker()).isEqualTo(1);
  }

  @Test
  void onesCountAsEveryFace() {
    List<List<Integer>> hands = List.of(List.of(1, 2), List.of(1, 3));
    assertThat(said(thrown(hands), new Bid(3, 2)).found()).isEqualTo(3);
    assertThat(said(thrown(hands), new Bid(2, 1)).found()).isEqualTo(2);
  }

  @Test
  void aBidThatDoesNotRaiseIsRefused() {
    Table table = said(thrown(List.of(List.of(1, 2), List.of(1, 3))), new Bid(2, 4));
    assertThat(game.refuse(table, 1, new Bid(2, 4))).hasValue("says 2x4 after [2x4] with 4 dice");
    assertThat(game.refuse(table, 1, new Bid(1, 6))).isPresent();
    assertThat(game.refuse(table, 1, new Bid(2, 5))).isEmpty();
    assertThat(game.refuse(table, 1, new Bid(3, 1))).isEmpty();
    assertThat(game.refuse(table, 1, new Bid(5, 1))).isPresent();
    assertThat(game.refuse(table, 1, new Bid(3, 7))).isPresent();
  }

  @Test
  void nobodyIsALiarBeforeTheFirstBid() {
    Table table = thrown(List.of(List.of(1, 2), List.of(1, 3)));
    assertThat(game.refuse(table, 0, new Liar())).hasValue("says liar after [] with 4 dice");
  }

  @Test
  void theNextPlayerBeginsIfTheLoserIsOut() {
    Table after =
        said(thrown(List.of(List.of(2), List.of(3), List.of(4))), new Bid(1, 5), new Liar());
    assertThat(after.left()).containsExactly(0, 1, 1);
    assertThat(after.speaker()).isEqualTo(1);
  }

  @Test
  void placesFollowTheOrderInWhichPlayersGoOut() {
    Table table = thrown(List.of(List.of(2), List.of(3), List.of(4)));
    Table two = game.apply(table, new Step.Forfeited<>(1, ForfeitReason.TIME));
    Table one = game.apply(two, new Step.Forfeited<>(2, ForfeitReason.TIME));
    assertThat(game.turn(one)).isEqualTo(new Turn.Over());
    assertThat(game.outcome(one)).isEqualTo(Outcome.byPlaces(1, 3, 2));
  }

  @Test
  void aThrowIsToldToItsSeatAloneUntilAChallengeShowsIt() {
    Table table = thrown(List.of(List.of(2), List.of(3), List.of(4)));
    Step<Move> thrown = new Step.Rolled<>(new Throw(table.hands()));
    assertThat(Words.tell(table, thrown, table, NAMES, Viewpoint.live()))
        .containsExactly("Ann: hidden", "Ben: hidden", "Cid: hidden", "Ann begins.");
    assertThat(Words.tell(table, thrown, table, NAMES, Viewpoint.of(1)))
        .containsExactly("Ann: hidden", "Ben: [3]", "Cid: hidden", "Ann begins.");
    Table bid = said(table, new Bid(1, 5));
    Step<Move> liar = new Step.Moved<>(1, new Liar());
    assertThat(Words.tell(bid, liar, game.apply(bid, liar), NAMES, Viewpoint.live()))
        .contains("Ann: [2]", "Cid: [4]", "0 dice count: Ann loses one.");
  }
}
