package dev.agon.sketch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.game.Game;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.match.Referee;
import dev.agon.sketch.BotStackSketch.Action;
import dev.agon.sketch.BotStackSketch.Answer;
import dev.agon.sketch.BotStackSketch.Move;
import dev.agon.sketch.BotStackSketch.View;
import dev.agon.sketch.Load.Bullet;
import dev.agon.testkit.RulesContract;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BotStackSketchTest extends RulesContract<BotStackState, Move, Load, View> {
  private static final long DEAL = 7;

  @Override
  protected Game<BotStackState, Move, Load, View> game() {
    return new BotStackSketch();
  }

  @Override
  protected Move someMove(View view, Dice dice) {
    return view.open().get(dice.nextInt(view.open().size()));
  }

  private record Reload(int round, int number) {}

  private record Dealt(long key, Load load) {}

  @Test
  void whoeverStartsTheSameGunsAreLoaded() {
    Map<Reload, Dealt> first = dealt("first");
    Map<Reload, Dealt> second = dealt("second");
    assertThat(second).isEqualTo(first);
    assertThat(first.values().stream().map(Dealt::load).distinct()).hasSizeGreaterThan(1);
  }

  /** What is dealt in random matches; a gun that is met again must be loaded the same. */
  private Map<Reload, Dealt> dealt(String starter) {
    Settings starts = Settings.of(game().spec(), Map.of("starts", starter));
    Map<Reload, Dealt> dealt = new HashMap<>();
    for (int match = 0; match < 100; match++) {
      walk(
          game().start(starts, 2),
          new Dice(match),
          DEAL,
          state -> {
            if (game().turn(state) instanceof Turn.Chance<Load> chance) {
              Dealt here = new Dealt(chance.key(), Referee.draw(DEAL, chance));
              Reload reload = new Reload(state.round(), state.reloads());
              assertThat(dealt.getOrDefault(reload, here)).isEqualTo(here);
              dealt.put(reload, here);
            }
          });
    }
    return dealt;
  }

  @Test
  void onlyTheOneWhoPeekedSeesTheBullet() {
    BotStackState live = moved(loaded(Bullet.LIVE, Bullet.BLANK, Bullet.LIVE), 0, Action.PEEK);
    BotStackState blank = moved(loaded(Bullet.BLANK, Bullet.LIVE, Bullet.LIVE), 0, Action.PEEK);
    assertThat(game().view(live, 0).peeked()).contains(Bullet.LIVE);
    assertThat(game().view(blank, 0).peeked()).contains(Bullet.BLANK);
    assertThat(game().view(live, 1)).isEqualTo(game().view(blank, 1));
  }

  @Test
  void aRefusedAbstentionKeepsTheTurn() {
    BotStackState start = loaded(Bullet.BLANK, Bullet.LIVE, Bullet.LIVE);
    BotStackState asks = moved(start, 0, Action.ASK_TO_ABSTAIN);
    assertThat(asked(asks)).containsExactly(1);
    BotStackState refused = moved(asks, 1, Answer.REFUSE);
    assertThat(asked(refused)).containsExactly(0);
    assertThat(game().refuse(refused, 0, Action.ASK_TO_ABSTAIN)).isPresent();
    assertThat(asked(moved(refused, 0, Action.SHOOT_SELF))).containsExactly(0);
  }

  private BotStackState loaded(Bullet... bullets) {
    return game().apply(game().start(settings(), 2), new Step.Rolled<>(new Load(List.of(bullets))));
  }

  private BotStackState moved(BotStackState state, int seat, Move move) {
    return game().apply(state, new Step.Moved<>(seat, move));
  }
}
