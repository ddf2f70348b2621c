package dev.agon.games.coinfight.solve;

import dev.agon.game.kit.Analyst.Analysis;
import dev.agon.game.kit.Analyst.MoveValue;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Play;
import java.util.ArrayList;
import java.util.List;

/** A two-player position judged by its solution. */
public final class Judgement {
  private final Solution solution;
  private final CoinView view;
  private final Coins other;

  public Judgement(Solution solution, CoinView view) {
    this.solution = solution;
    this.view = view;
    this.other = opponent(view);
  }

  private static Coins opponent(CoinView view) {
    for (int seat = 0; seat < view.players(); seat++) {
      if (seat != view.you() && !view.hand(seat).isEmpty()) {
        return view.hand(seat);
      }
    }
    throw new IllegalArgumentException("nobody else has coins");
  }

  /** Turns to the end after this play: positive if it wins, negative if it loses. */
  int turns(Play play) {
    int coin = view.denominations().indexOf(play.coin());
    Coins mine = view.mine().minusOne(coin).plus(play.change());
    if (mine.isEmpty()) {
      return -1;
    }
    int theirs = solution.turns(other, mine);
    return theirs < 0 ? 1 - theirs : -1 - theirs;
  }

  /** The play that wins soonest or, if none wins, loses latest; the first of equals. */
  public Play best() {
    Play best = null;
    int bestTurns = 0;
    for (Play play : view.legal()) {
      int turns = turns(play);
      if (best == null || Solution.better(turns, bestTurns)) {
        best = play;
        bestTurns = turns;
      }
    }
    if (best == null) {
      throw new IllegalArgumentException("a player without coins has no play");
    }
    return best;
  }

  public Analysis<Play> analysis() {
    List<MoveValue<Play>> choices = new ArrayList<>();
    int winning = 0;
    for (Play play : bestFirst()) {
      int turns = turns(play);
      winning += turns > 0 ? 1 : 0;
      choices.add(new MoveValue<>(play, Integer.signum(turns), words(turns)));
    }
    int turns = solution.turns(view.mine(), other);
    String verdict =
        turns > 0
            ? "You win in %s; %d of %d moves keep the win."
                .formatted(counted(turns), winning, choices.size())
            : "Every move loses; you can hold out for %s.".formatted(counted(-turns));
    return new Analysis<>(verdict, choices);
  }

  /** 1 if the player to move wins, else -1. */
  int lead() {
    return Integer.signum(solution.turns(view.mine(), other));
  }

  private List<Play> bestFirst() {
    List<Play> plays = new ArrayList<>(view.legal());
    plays.sort(
        (a, b) ->
            Solution.better(turns(a), turns(b)) ? -1 : Solution.better(turns(b), turns(a)) ? 1 : 0);
    return plays;
  }

  private static String words(int turns) {
    return turns > 0 ? "wins in " + counted(turns) : "loses in " + counted(-turns);
  }

  private static String counted(int turns) {
    return turns == 1 ? "1 turn" : turns + " turns";
  }
}
