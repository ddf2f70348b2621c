package dev.agon.games.coinfight.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.games.coinfight.bots.Perfect;
import dev.agon.games.coinfight.rules.CoinFight;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Play;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SolutionTest {
  private final CoinFight game = new CoinFight();

  /** Turns to the end by trying every move of the rules, with nothing but a memory of positions. */
  private int slowly(CoinState state, int seat, Map<List<Coins>, Integer> known) {
    CoinView view = game.view(state, seat);
    List<Coins> position = List.of(view.mine(), view.hand(1 - seat));
    Integer before = known.get(position);
    if (before != null) {
      return before;
    }
    int best = 0;
    for (Play play : view.legal()) {
      CoinState after = game.apply(state, new Step.Moved<>(seat, play));
      int turns;
      if (game.turn(after) instanceof Turn.Over) {
        turns = game.outcome(after).won(seat) ? 1 : -1;
      } else {
        int theirs = slowly(after, 1 - seat, known);
        turns = theirs < 0 ? 1 - theirs : -1 - theirs;
      }
      boolean better =
          best == 0 || (turns > 0 ? best < 0 || turns < best : best < 0 && turns < best);
      best = better ? turns : best;
    }
    known.put(position, best);
    return best;
  }

  @Test
  void aSlowSearchOfEveryMoveAgrees() {
    for (String start : List.of("2x1, 1x5", "1x1, 1x5, 1x10", "3x1, 1x2, 1x3", "2x2, 2x3", "5x1")) {
      Settings settings = Settings.of(game.spec(), Map.of("start", start));
      Coins each = settings.get(CoinFight.START);
      Map<List<Coins>, Integer> known = new HashMap<>();
      slowly(game.start(settings, 2), 0, known);
      Solution solution = Solution.of(each.plus(each));
      assertThat(known).hasSizeGreaterThan(1);
      known.forEach(
          (hands, turns) ->
              assertThat(solution.turns(hands.get(0), hands.get(1)))
                  .as("%s: %s", start, hands)
                  .isEqualTo(turns));
      assertThat(solution.reachableFrom(each, each).cardinality()).isEqualTo(known.size());
    }
  }

  @Test
  void theDefaultGameHas113400Positions() {
    Coins each = CoinFight.START.defaultValue();
    assertThat(Solution.positions(each.plus(each))).isEqualTo(113_400);
    assertThat(Solution.of(each.plus(each)).positions()).isEqualTo(113_400);
  }

  @Test
  void theSecondPlayerWinsTheDefaultGameWhateverTheFirstPlays() {
    Solutions solutions = new Solutions();
    Dice dice = new Dice(1);
    for (int match = 0; match < 300; match++) {
      CoinState state = game.start(Settings.defaults(game.spec()), 2);
      while (game.turn(state) instanceof Turn.OneDecides(int seat)) {
        CoinView view = game.view(state, seat);
        List<Play> plays = view.legal();
        Play play =
            seat == 1 ? new Perfect(solutions).move(view) : plays.get(dice.nextInt(plays.size()));
        state = game.apply(state, new Step.Moved<>(seat, play));
      }
      assertThat(game.outcome(state).won(1)).isTrue();
    }
  }

  /** Against itself, the winner hurries and the loser holds out, so the solution's count is met. */
  @Test
  void perfectPlayLastsExactlyAsLongAsTheSolutionSays() {
    Coins each = CoinFight.START.defaultValue();
    Solution solution = Solution.of(each.plus(each));
    Solutions solutions = new Solutions();
    Dice dice = new Dice(7);
    int[] reachable = solution.reachableFrom(each, each).stream().toArray();
    for (int i = 0; i < 500; i++) {
      CoinView view = solution.view(reachable[dice.nextInt(reachable.length)]);
      int expected = solution.turns(view.hand(0), view.hand(1));
      CoinView last = view;
      for (CoinView at = view; !at.mine().isEmpty(); at = after(at, solutions)) {
        last = at;
      }
      assertThat(last.turn() - view.turn() + 1).isEqualTo(Math.abs(expected));
      assertThat(last.you() != view.you()).isEqualTo(expected > 0);
    }
  }

  /** The next turn; the same one without coins if the player's last coin is gone. */
  private static CoinView after(CoinView at, Solutions solutions) {
    Play play = new Perfect(solutions).move(at);
    int coin = at.denominations().indexOf(play.coin());
    Coins mine = at.mine().minusOne(coin).plus(play.change());
    Coins table = at.table().plus(coin, 1).minus(play.change());
    Coins other = at.hand(1 - at.you());
    return CoinView.of(
        mine.isEmpty() ? at.turn() : at.turn() + 1,
        table,
        at.you() == 0 ? mine : other,
        at.you() == 0 ? other : mine);
  }
}
