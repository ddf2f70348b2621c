package dev.agon.games.botstack.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.games.botstack.rules.BotStackView.Asked;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A test for each sentence of the rules. */
final class BotStackTest {
  private static final Outcome BOTH_LOSE = Outcome.of(new int[] {2, 2}, new double[] {-1, -1});

  private final BotStack game = new BotStack();

  /** Plays a match by hand: bullets and items are dealt as the test wants them. */
  private final class Match {
    private BotStackState state;

    Match(String... settings) {
      this(0, settings);
    }

    Match(int starter, String... settings) {
      Map<String, String> written =
          settings.length == 0 ? Map.of() : Map.of(settings[0], settings[1]);
      state = game.start(Settings.of(game.spec(), written), 2);
      roll(new BotStackRoll.Starter(starter));
    }

    private Match roll(BotStackRoll roll) {
      assertThat(game.turn(state)).isInstanceOf(Turn.Chance.class);
      state = game.apply(state, new Step.Rolled<>(roll));
      return this;
    }

    /** Bullets as letters, l for live and b for blank, the current one first; items by words. */
    Match deal(String bullets, String items) {
      int lives = 0;
      for (int i = 0; i < bullets.length(); i++) {
        lives |= bullets.charAt(i) == 'l' ? 1 << i : 0;
      }
      String[] words = items.isEmpty() ? new String[0] : items.split(" ");
      Item[] dealt = new Item[4];
      for (int i = 0; i < 4; i++) {
        dealt[i] = i < words.length ? PositionText.item(words[i]).orElseThrow() : Item.EMPTY;
      }
      Load load = new Load(bullets.length(), lives);
      return roll(
          new BotStackRoll.Deal(load, Items.of(dealt[0], dealt[1]), Items.of(dealt[2], dealt[3])));
    }

    Match move(int seat, Decision decision) {
      assertThat(game.turn(state)).isEqualTo(new Turn.OneDecides(seat));
      assertThat(game.refuse(state, seat, decision)).isEmpty();
      state = game.apply(state, new Step.Moved<>(seat, decision));
      return this;
    }

    /** Declines to ask if that is the question. */
    Match shoots(int seat, Shot shot) {
      if (state.phase() == Phase.ASK) {
        move(seat, Abstention.NO);
      }
      if (state.phase() == Phase.ITEM) {
        move(seat, Use.NONE);
      }
      return move(seat, shot);
    }

    Match uses(int seat, Use use) {
      if (state.phase() == Phase.ASK) {
        move(seat, Abstention.NO);
      }
      return move(seat, use);
    }

    /** A round that this seat loses by shooting itself. */
    Match losesRound(int seat) {
      deal("lll", "");
      int starter = state.actor();
      if (starter == seat) {
        shoots(seat, Shot.SELF);
        return goOnLosing(seat);
      }
      return shoots(starter, Shot.OPPONENT).goOnLosing(seat);
    }

    private Match goOnLosing(int seat) {
      for (int rounds = state.rounds().over(); state.rounds().over() == rounds; ) {
        if (game.turn(state) instanceof Turn.Chance) {
          deal("lll", "");
        }
        int actor = state.actor();
        shoots(actor, actor == seat ? Shot.SELF : Shot.OPPONENT);
      }
      return this;
    }

    Match drawsRound() {
      deal("bbb", "");
      int starter = state.actor();
      return move(starter, Abstention.YES).move(1 - starter, Abstention.YES);
    }

    Match bringsNobodyCredit() {
      for (int load = 0; load < 3; load++) {
        deal("bbb", "");
        for (int bullet = 0; bullet < 3; bullet++) {
          shoots(state.actor(), Shot.OPPONENT);
        }
      }
      return this;
    }

    int health(int seat) {
      return state.player(seat).health();
    }

    Asked question() {
      return game.view(state, state.asked()).question();
    }
  }

  private Match round(String bullets, String items) {
    return new Match().deal(bullets, items);
  }

  private Match silentRound(String bullets, String items) {
    return new Match("first-load", "silent").deal(bullets, items);
  }

  // The match.

  @Test
  void twoWinsBringThreePointsAndEndTheMatch() {
    Match match = new Match().losesRound(1).losesRound(1);
    assertThat(game.turn(match.state)).isInstanceOf(Turn.Over.class);
    assertThat(game.outcome(match.state)).isEqualTo(Outcome.byPoints(3, 0));
  }

  @Test
  void twoDrawsBringOnePointEachAndEndTheMatch() {
    Match match = new Match().drawsRound().losesRound(0).drawsRound();
    assertThat(game.outcome(match.state)).isEqualTo(Outcome.byPoints(1, 1));
    Match early = new Match().drawsRound().drawsRound();
    assertThat(game.turn(early.state)).isInstanceOf(Turn.Over.class);
  }

  @Test
  void threeRoundsWithoutAWinnerOrTwoDrawsCostBothAPoint() {
    Match oneEach = new Match().losesRound(0).losesRound(1).drawsRound();
    assertThat(game.outcome(oneEach.state)).isEqualTo(BOTH_LOSE);
    Match nothing = new Match().bringsNobodyCredit().bringsNobodyCredit().bringsNobodyCredit();
    assertThat(game.outcome(nothing.state)).isEqualTo(BOTH_LOSE);
    assertThat(game.outcome(nothing.state).won(0)).isFalse();
    assertThat(game.outcome(nothing.state).drew(0)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void theStarterOfTheFirstRoundIsDrawnThenTheStarterAlternates(int drawn) {
    Match match = new Match(drawn).deal("bbl", "");
    assertThat(match.state.actor()).isEqualTo(drawn);
    match = new Match(drawn).bringsNobodyCredit().deal("bbl", "");
    assertThat(match.state.actor()).isEqualTo(1 - drawn);
    match = new Match(drawn).bringsNobodyCredit().bringsNobodyCredit().deal("bbl", "");
    assertThat(match.state.actor()).isEqualTo(drawn);
  }

  // The round.

  @Test
  void aRoundBeginsWithThreeHealthAndTwoItemsEach() {
    Match match = round("lbb", "peek kit skip reload");
    for (int seat = 0; seat < 2; seat++) {
      assertThat(match.health(seat)).isEqualTo(3);
    }
    assertThat(match.state.first().items()).isEqualTo(Items.of(Item.PEEK, Item.HEALTH_KIT));
    assertThat(match.state.second().items()).isEqualTo(Items.of(Item.SKIP, Item.RELOAD));
  }

  @Test
  void bothKnowTheCountsTheHealthsAndTheItemsButNotTheOrder() {
    Match match = round("lbblb", "peek kit skip reload");
    for (int seat = 0; seat < 2; seat++) {
      BotStackView view = game.view(match.state, seat);
      assertThat(view.bullets()).isEqualTo(5);
      assertThat(view.live()).isEqualTo(2);
      assertThat(view.other().items()).isEqualTo(match.state.player(1 - seat).items());
      assertThat(view.peeked()).isEmpty();
    }
    Match otherOrder = round("blbbl", "peek kit skip reload");
    assertThat(new BotStackCodec().viewText(game.view(otherOrder.state, 0)))
        .isEqualTo(new BotStackCodec().viewText(game.view(match.state, 0)));
  }

  // The action.

  @ParameterizedTest
  @CsvSource({
    "l, OPPONENT, 3, 2, 1",
    "b, OPPONENT, 3, 3, 1",
    "l, SELF, 2, 3, 1",
    "b, SELF, 3, 3, 0",
  })
  void liveCostsTheTargetOneHealthAndOnlyABlankAtOneselfGivesAnotherAction(
      String bullet, Shot shot, int mine, int theirs, int next) {
    Match match = round(bullet + "bl", "").shoots(0, shot);
    assertThat(match.health(0)).isEqualTo(mine);
    assertThat(match.health(1)).isEqualTo(theirs);
    assertThat(match.state.actor()).isEqualTo(next);
  }

  @Test
  void anItemIsChosenFirstThenTheShotAndNobodyIsAskedForAnItemWithoutOne() {
    assertThat(silentRound("bbl", "peek empty").question()).isEqualTo(Asked.ITEM);
    assertThat(silentRound("bbl", "").question()).isEqualTo(Asked.SHOOT);
    Match match = silentRound("bbl", "kit kit").uses(0, Use.FIRST);
    assertThat(match.question()).isEqualTo(Asked.SHOOT);
  }

  // The items.

  @Test
  void peekShowsTheCurrentBulletToItsOwnerOnly() {
    Match match = silentRound("lbb", "peek peek peek peek").uses(0, Use.FIRST);
    assertThat(game.view(match.state, 0).peeked()).hasValue(Bullet.LIVE);
    assertThat(game.view(match.state, 1).peeked()).isEmpty();
    assertThat(match.state.first().items()).isEqualTo(Items.of(Item.EMPTY, Item.PEEK));
    match.move(0, Shot.OPPONENT);
    assertThat(game.view(match.state, 1).peeked()).isEmpty();
    match.uses(1, Use.SECOND);
    assertThat(game.view(match.state, 1).peeked()).hasValue(Bullet.BLANK);
    assertThat(game.view(match.state, 0).peeked()).isEmpty();
  }

  @Test
  void ejectThrowsTheCurrentBulletOutUnfiredAndBothSeeTheCounts() {
    Match match = silentRound("lbb", "eject empty").uses(0, Use.FIRST);
    assertThat(game.view(match.state, 1).bullets()).isEqualTo(2);
    assertThat(game.view(match.state, 1).live()).isZero();
    assertThat(match.health(0) + match.health(1)).isEqualTo(6);
    assertThat(match.question()).isEqualTo(Asked.SHOOT);
  }

  @Test
  void skipMakesTheNextTurnFollowAtOnceWhateverThisOneBrings() {
    Match match = silentRound("lbb", "skip empty").uses(0, Use.FIRST).move(0, Shot.OPPONENT);
    assertThat(match.state.actor()).isZero();
    match.move(0, Shot.OPPONENT);
    assertThat(match.state.actor()).isEqualTo(1);
  }

  @Test
  void skipLastsUntilUsedAndEndsWithTheRound() {
    Match match = silentRound("bbl", "skip empty").uses(0, Use.FIRST).move(0, Shot.SELF);
    assertThat(match.state.first().skips()).isEqualTo(1);
    match.move(0, Shot.OPPONENT);
    assertThat(match.state.actor()).isZero();
    assertThat(match.state.first().skips()).isZero();
    Match next = silentRound("lll", "skip empty").uses(0, Use.FIRST).goOnLosing(0);
    assertThat(next.state.rounds().over()).isEqualTo(1);
    assertThat(next.state.first().skips()).isZero();
  }

  @Test
  void aSecondSkipWhileOneIsPendingIsWasted() {
    Match match = silentRound("bbb", "skip skip").uses(0, Use.FIRST).move(0, Shot.SELF);
    match.uses(0, Use.SECOND);
    assertThat(match.state.first().skips()).isEqualTo(1);
    Match added = new Match("skips", "added").deal("bbb", "skip skip").uses(0, Use.FIRST);
    added.move(0, Shot.SELF).uses(0, Use.SECOND);
    assertThat(added.state.first().skips()).isEqualTo(2);
  }

  @Test
  void aHealthKitGivesOneHealthWithoutMaximum() {
    Match match = silentRound("bbl", "kit kit").uses(0, Use.FIRST).move(0, Shot.SELF);
    match.uses(0, Use.SECOND);
    assertThat(match.health(0)).isEqualTo(5);
  }

  @Test
  void theReloadItemLoadsAnewWithoutItemsWithoutAskingAndOutsideTheLimit() {
    Match match = silentRound("lbb", "reload empty").uses(0, Use.FIRST);
    match.deal("bbll", "kit empty kit empty");
    assertThat(match.state.gun().load().bullets()).isEqualTo(4);
    assertThat(match.state.gun().reloads()).isZero();
    assertThat(match.state.first().items()).isEqualTo(Items.NONE);
    assertThat(match.question()).isEqualTo(Asked.SHOOT);
    match.move(0, Shot.OPPONENT);
    assertThat(match.question()).isEqualTo(Asked.SHOOT);
    Match full = new Match("reload-item", "full").deal("lbb", "reload empty");
    full.uses(0, Use.FIRST).deal("bbll", "kit empty peek empty");
    assertThat(full.state.first().items().first()).isEqualTo(Item.HEALTH_KIT);
    assertThat(full.move(0, Shot.OPPONENT).question()).isEqualTo(Asked.ASK);
  }

  @Test
  void usingAnEmptySlotIsTheSameAsUsingNone() {
    Match match = silentRound("lbb", "kit empty").uses(0, Use.SECOND);
    assertThat(match.question()).isEqualTo(Asked.SHOOT);
    assertThat(match.health(0)).isEqualTo(3);
    assertThat(match.state.first().items().first()).isEqualTo(Item.HEALTH_KIT);
    Match strict = new Match("empty-slot", "illegal").deal("lbb", "kit empty");
    strict.move(0, Abstention.NO);
    assertThat(game.refuse(strict.state, 0, Use.SECOND)).hasValue("uses slot 2, which is empty");
    assertThat(game.refuse(strict.state, 0, Use.FIRST)).isEmpty();
  }

  // The gun.

  @Test
  void theEmptyGunIsReloadedTwiceAndEverybodyWithAFreeSlotGetsOneItem() {
    Match match = round("bbb", "peek kit");
    match.shoots(0, Shot.OPPONENT).shoots(1, Shot.OPPONENT).shoots(0, Shot.OPPONENT);
    assertThat(match.state.phase()).isEqualTo(Phase.RELOAD);
    // The first has no free slot, the second has two.
    match.deal("bbb", "reload empty eject empty");
    assertThat(match.state.first().items()).isEqualTo(Items.of(Item.PEEK, Item.HEALTH_KIT));
    assertThat(match.state.second().items()).isEqualTo(Items.of(Item.EJECT, Item.EMPTY));
    assertThat(match.state.gun().reloads()).isEqualTo(1);
    assertThat(match.state.actor()).isEqualTo(1);
    match.uses(1, Use.FIRST).shoots(1, Shot.OPPONENT);
    match.uses(0, Use.SECOND).shoots(0, Shot.OPPONENT);
    assertThat(match.state.phase()).isEqualTo(Phase.RELOAD);
    match.deal("bbl", "skip empty kit empty");
    assertThat(match.state.first().items()).isEqualTo(Items.of(Item.PEEK, Item.SKIP));
    assertThat(match.state.second().items()).isEqualTo(Items.of(Item.HEALTH_KIT, Item.EMPTY));
    assertThat(match.state.gun().reloads()).isEqualTo(2);
    assertThat(match.state.gun().load().bullets()).isEqualTo(3);
    assertThat(match.state.actor()).isEqualTo(1);
  }

  @Test
  void emptyAfterTheSecondReloadEndsTheRoundWithoutCredit() {
    Match match = new Match().bringsNobodyCredit();
    assertThat(match.state.rounds().over()).isEqualTo(1);
    assertThat(match.state.rounds().draws()).isZero();
    assertThat(match.state.first().wins() + match.state.second().wins()).isZero();
  }

  @Test
  void ifTheLastBulletIsEjectedTheReloadComesBeforeTheShot() {
    Match match = silentRound("bbl", "eject empty").shoots(0, Shot.SELF).shoots(0, Shot.SELF);
    match.uses(0, Use.FIRST);
    assertThat(match.state.phase()).isEqualTo(Phase.RELOAD_BEFORE_SHOT);
    match.deal("lbb", "kit empty peek empty");
    assertThat(match.state.actor()).isZero();
    assertThat(match.question()).isEqualTo(Asked.SHOOT);
    assertThat(match.state.first().items().first()).isEqualTo(Item.HEALTH_KIT);
    match.move(0, Shot.OPPONENT);
    assertThat(match.health(1)).isEqualTo(2);
  }

  @Test
  void ifTheVeryLastBulletIsEjectedTheRoundEndsWithoutCredit() {
    Match match = silentRound("bbb", "eject empty");
    for (int load = 0; load < 2; load++) {
      for (int bullet = 0; bullet < 3; bullet++) {
        match.shoots(match.state.actor(), Shot.SELF);
      }
      match.deal("bbb", "");
    }
    match.shoots(0, Shot.SELF).shoots(0, Shot.SELF).uses(0, Use.FIRST);
    assertThat(match.state.rounds().over()).isEqualTo(1);
  }

  @Test
  void aPlayerWithoutHealthLosesTheRoundAndTheOtherGetsAWin() {
    Match match = new Match().losesRound(0);
    assertThat(match.state.second().wins()).isEqualTo(1);
    assertThat(match.state.first().wins()).isZero();
    assertThat(match.health(0)).isEqualTo(3);
  }

  // Abstention.

  @Test
  void onTheFirstActionAfterALoadAPlayerMayAskAndTheOtherAnswersAtOnce() {
    Match match = round("bbl", "");
    assertThat(match.question()).isEqualTo(Asked.ASK);
    match.move(0, Abstention.YES);
    assertThat(match.question()).isEqualTo(Asked.ANSWER);
    match.move(1, Abstention.YES);
    assertThat(match.state.rounds().draws()).isEqualTo(1);
    assertThat(match.state.phase()).isEqualTo(Phase.ROUND);
  }

  @Test
  void theChanceIsForTheFirstActionOnlyAndComesBackWithAReload() {
    Match match = round("bbb", "").shoots(0, Shot.SELF);
    assertThat(match.question()).isEqualTo(Asked.SHOOT);
    match.shoots(0, Shot.OPPONENT);
    assertThat(match.question()).isEqualTo(Asked.ASK);
    match.shoots(1, Shot.OPPONENT).deal("bbl", "");
    assertThat(match.question()).isEqualTo(Asked.ASK);
  }

  @Test
  void afterARefusalTheAskerContinuesTheSameAction() {
    Match match = round("bbl", "kit empty").move(0, Abstention.YES).move(1, Abstention.NO);
    assertThat(match.state.actor()).isZero();
    assertThat(match.question()).isEqualTo(Asked.ITEM);
    Match passing = new Match("refused", "passes").deal("bbl", "");
    passing.move(0, Abstention.YES).move(1, Abstention.NO);
    assertThat(passing.state.actor()).isEqualTo(1);
  }

  @Test
  void answeringDoesNotUseUpThePlayersOwnChanceToAsk() {
    Match match = round("bbl", "").move(0, Abstention.YES).move(1, Abstention.NO);
    match.shoots(0, Shot.OPPONENT);
    assertThat(match.question()).isEqualTo(Asked.ASK);
    Match using = new Match("answering", "uses").deal("bbl", "");
    using.move(0, Abstention.YES).move(1, Abstention.NO).shoots(0, Shot.OPPONENT);
    assertThat(using.question()).isEqualTo(Asked.SHOOT);
  }

  @Test
  void theOriginalRulesPassAfterARefusalAndUseUpTheAnswerersChance() {
    Match match = new Match("rules", "original").deal("bbl", "");
    match.move(0, Abstention.YES).move(1, Abstention.NO);
    assertThat(match.state.actor()).isEqualTo(1);
    assertThat(match.question()).isEqualTo(Asked.SHOOT);
  }

  @Test
  void theFirstLoadLetsPlayersAskUnlessASettingSaysNot() {
    assertThat(round("bbl", "").question()).isEqualTo(Asked.ASK);
    assertThat(silentRound("bbl", "").question()).isEqualTo(Asked.SHOOT);
  }

  // Faults.

  @ParameterizedTest
  @EnumSource(ForfeitReason.class)
  void whoeverForfeitsLosesTheMatchThreeToNothing(ForfeitReason reason) {
    Match match = new Match().losesRound(1).deal("bbl", "");
    for (int seat = 0; seat < 2; seat++) {
      BotStackState end = game.apply(match.state, new Step.Forfeited<>(seat, reason));
      assertThat(game.turn(end)).isInstanceOf(Turn.Over.class);
      assertThat(game.outcome(end))
          .isEqualTo(seat == 0 ? Outcome.byPoints(0, 3) : Outcome.byPoints(3, 0));
    }
  }

  @Test
  void anAnswerToAnotherQuestionIsRefused() {
    Match match = round("bbl", "kit empty");
    assertThat(game.refuse(match.state, 0, Shot.SELF)).hasValue("answers self when asked 'ask'");
    assertThat(game.refuse(match.state, 0, Use.NONE)).isPresent();
    match.move(0, Abstention.NO);
    assertThat(game.refuse(match.state, 0, Abstention.NO)).isPresent();
  }
}
