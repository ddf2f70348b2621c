package dev.agon.games.coinfight.bots;

import dev.agon.bot.Bot;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.games.coinfight.solve.Judgement;
import dev.agon.games.coinfight.solve.Search;
import dev.agon.games.coinfight.solve.Solutions;

/** Plays the solution with two players, and searches if there is none. */
public record Perfect(Solutions solutions) implements Bot<CoinView, Play> {
  private static final int NODES_A_MOVE = 60_000;

  @Override
  public Play move(CoinView view) {
    return solutions
        .ofTwoPlayers(view)
        .map(solution -> new Judgement(solution, view).best())
        .orElseGet(() -> Search.bestMove(view, NODES_A_MOVE));
  }
}
