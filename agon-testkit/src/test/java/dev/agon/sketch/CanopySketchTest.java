package dev.agon.sketch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.game.Game;
import dev.agon.game.Reason;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.match.Referee;
import dev.agon.sketch.CanopySketch.Fight;
import dev.agon.sketch.CanopySketch.Move;
import dev.agon.sketch.CanopySketch.Question;
import dev.agon.sketch.CanopySketch.Reply;
import dev.agon.sketch.CanopySketch.Rest;
import dev.agon.sketch.CanopySketch.Result;
import dev.agon.sketch.CanopySketch.Roll;
import dev.agon.sketch.CanopySketch.View;
import dev.agon.testkit.RulesContract;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CanopySketchTest extends RulesContract<CanopyState, Move, Roll, View> {
  @Override
  protected Game<CanopyState, Move, Roll, View> game() {
    return new CanopySketch();
  }

  @Override
  protected Move someMove(View view, Dice dice) {
    return switch (view.question()) {
      case Question.FightBack _ -> dice.nextBoolean() ? Reply.FIGHT_BACK : Reply.RETREAT;
      case Question.YourTurn _ -> {
        int opponent = dice.nextInt(view.players());
        yield opponent == view.you() ? Rest.REST : new Fight(opponent);
      }
    };
  }

  @Test
  void aDrawnFightAsksTheChallengedInsideTheChallengersTurn() {
    CanopyState ordered = walkUntilAsked(game().start(settings(), 3));
    int challenger = asked(ordered).getFirst();
    int challenged = (challenger + 1) % 3;
    CanopyState fight = game().apply(ordered, new Step.Moved<>(challenger, new Fight(challenged)));
    CanopyState drawn = game().apply(fight, new Step.Rolled<>(Result.DRAWN));
    assertThat(asked(drawn)).containsExactly(challenged);
    assertThat(game().view(drawn, challenged).question())
        .isEqualTo(new Question.FightBack(challenger));
  }

  @Test
  void whoeverFaultsIsNotAskedAgainAndIsLast() {
    CanopyState faulted =
        game().apply(game().start(settings(), 5), new Step.Forfeited<>(2, Reason.TIME));
    CanopyState end =
        walk(faulted, new Dice(1), 1, state -> assertThat(asked(state)).doesNotContain(2));
    assertThat(game().outcome(end).place(2)).isEqualTo(5);
  }

  @Test
  void aForestOfThousandsIsWalkedThrough() {
    Settings twoRounds = Settings.of(game().spec(), Map.of("rounds", "2"));
    CanopyState end = walk(game().start(twoRounds, 2_000), new Dice(1), 1, _ -> {});
    assertThat(game().outcome(end).seats()).isEqualTo(2_000);
  }

  private CanopyState walkUntilAsked(CanopyState start) {
    CanopyState state = start;
    while (game().turn(state) instanceof Turn.Chance<Roll> chance) {
      state = game().apply(state, new Step.Rolled<>(Referee.draw(1, chance)));
    }
    return state;
  }
}
