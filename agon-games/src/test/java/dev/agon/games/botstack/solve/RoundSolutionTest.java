package dev.agon.games.botstack.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Parsed;
import dev.agon.games.botstack.BotStackKit;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Item;
import dev.agon.games.botstack.solve.Position.Side;
import org.junit.jupiter.api.Test;

final class RoundSolutionTest {
  private static final RoundSolution SOLUTION = Solved.round();

  private static Side side(int health, Item... items) {
    Item first = items.length > 0 ? items[0] : Item.EMPTY;
    Item second = items.length > 1 ? items[1] : Item.EMPTY;
    return new Side(health, Hand.of(first, second), false);
  }

  @Test
  void aRoundHasTheNumberOfPositionsThatTheCompetitionCounted() {
    assertThat(SOLUTION.positions()).isBetween(775_000, 779_000);
  }

  @Test
  void aLiveBulletAtOneHealthDecides() {
    Position at = new Position(side(1), side(1), 1, 1, 2);
    assertThat(SOLUTION.act(at)).isEqualTo(Worth.WON);
    assertThat(SOLUTION.shot(at, Shot.SELF)).isEqualTo(Worth.LOST);
  }

  @Test
  void theLastBlankEndsTheRoundWithoutCredit() {
    assertThat(SOLUTION.act(new Position(side(1), side(3), 1, 0, 2))).isEqualTo(Worth.NOTHING);
  }

  /** One live, one blank, one health each, last load: a blank at oneself, then the live one. */
  @Test
  void theValueOfTwoBulletsIsAsComputedByHand() {
    Position at = new Position(side(1), side(1), 2, 1, 2);
    // At the other: half the time it wins; otherwise the other has the live one and wins.
    assertThat(SOLUTION.shot(at, Shot.OPPONENT)).isEqualTo(new Worth(0.5, 0.5));
    // At oneself: half the time it loses; otherwise it has the live one and wins.
    assertThat(SOLUTION.shot(at, Shot.SELF)).isEqualTo(new Worth(0.5, 0.5));
    // With a peek it always knows what to do.
    Position peeking = new Position(side(1, Item.PEEK), side(1), 2, 1, 2);
    assertThat(SOLUTION.act(peeking)).isEqualTo(Worth.WON);
    // With a skip it shoots the other twice.
    Position skipping = new Position(side(1, Item.SKIP), side(1), 2, 1, 2);
    assertThat(SOLUTION.act(skipping)).isEqualTo(Worth.WON);
    // Thrown out, the live one is gone half of the time; then nobody wins.
    Position ejecting = new Position(side(1, Item.EJECT), side(1), 2, 1, 2);
    assertThat(SOLUTION.using(ejecting, Item.EJECT)).isEqualTo(new Worth(0.5, 0));
  }

  @Test
  void thePlayerWhoStartsARoundWinsMoreOften() {
    Worth start = SOLUTION.start();
    assertThat(start.win()).isGreaterThan(start.loss());
    assertThat(start.win() + start.loss()).isLessThan(1).isGreaterThan(0.5);
  }

  /** In the last load, that is; before, a full slot can cost the item of the next reload. */
  @Test
  void oneMoreItemIsNeverWorse() {
    for (Item item : Item.values()) {
      for (int live = 0; live <= 3; live++) {
        Position without = new Position(side(2), side(2, Item.PEEK), 5, live, 2);
        Position with = new Position(side(2, item), side(2, Item.PEEK), 5, live, 2);
        assertThat(SOLUTION.act(with).value())
            .isGreaterThanOrEqualTo(SOLUTION.act(without).value() - 1e-6);
      }
    }
  }

  @Test
  void oracleTakesADrawThatBringsMorePoints() {
    // One draw so far, and nearly dead: a second draw brings a point.
    String text =
        """
        ask
        round 2 draws 1 starts-next no
        you wins 0 health 1 items empty empty skips 0 may-ask no
        other wins 0 health 3 items kit peek skips 0 may-ask yes
        gun bullets 5 live 2 reloads 0
        """;
    BotStackView view = view(text);
    assertThat(Solved.judge(view).best()).isEqualTo(Decision.Abstention.YES);
    // With one win each in the third round a draw costs a point, so nobody takes it.
    BotStackView last =
        view(text.replace("round 2 draws 1", "round 3 draws 0").replace("wins 0", "wins 1"));
    assertThat(Solved.judge(last).best()).isEqualTo(Decision.Abstention.NO);
  }

  @Test
  void anAnswerIsJudgedForThePlayerWhoAnswers() {
    String text =
        """
        answer
        round 2 draws 1 starts-next no
        you wins 0 health 1 items empty empty skips 0 may-ask yes
        other wins 0 health 1 items empty empty skips 0 may-ask no
        gun bullets 1 live 1 reloads 2
        """;
    // The one who asked has the live bullet. A second draw saves a point.
    BotStackView lost = view(text);
    assertThat(SOLUTION.act(Position.of(lost))).isEqualTo(Worth.WON);
    assertThat(Solved.judge(lost).analysis().verdict())
        .contains("You win 0.00 % and lose 100.00 % ");
    assertThat(Solved.judge(lost).best()).isEqualTo(Decision.Abstention.YES);
    // Of two live ones the first leaves the one who answers a health, and the second is theirs.
    BotStackView won =
        view(
            text.replace("you wins 0 health 1", "you wins 0 health 2")
                .replace("1 live 1", "2 live 2"));
    assertThat(SOLUTION.act(Position.of(won))).isEqualTo(Worth.LOST);
    assertThat(Solved.judge(won).analysis().verdict())
        .contains("You win 100.00 % and lose 0.00 % ");
  }

  @Test
  void theLeadIsThatInTheMatchForWhoIsAsked() {
    BotStackAnalyst analyst = new BotStackAnalyst();
    String text =
        """
        shoot
        round 3 draws 0 starts-next no
        you wins 1 health 1 items empty empty skips 0 may-ask no
        other wins 1 health 1 items empty empty skips 0 may-ask no
        gun bullets 1 live 1 reloads 2
        """;
    assertThat(analyst.lead(view(text))).hasValue(1);
    assertThat(analyst.lead(view(text.replace("shoot", "answer")))).hasValue(-1);
    // Who wins the first of three rounds needs one more, and both are as good.
    String first = text.replace("round 3", "round 1").replace("wins 1", "wins 0");
    assertThat(analyst.lead(view(first)).getAsDouble()).isBetween(0.3, 0.8);
  }

  private static BotStackView view(String text) {
    return ((Parsed.Value<BotStackView>) new BotStackKit().textCodec().orElseThrow().readView(text))
        .value();
  }
}
