package dev.agon.games.coinfight;

import dev.agon.bot.Bot;

/** Plays the solution with two players, and searches where there is none. */
final class Perfect implements Bot<CoinView, Play> {
  private static final int NODES_A_MOVE = 60_000;

  private final Solutions solutions;

  Perfect(Solutions solutions) {
    this.solutions = solutions;
  }

  @Override
  public Play move(CoinView view) {
    return solutions
        .ofTwoPlayers(view)
        .map(solution -> new Judgement(solution, view).best())
        .orElseGet(() -> Search.bestMove(view, NODES_A_MOVE));
  }
}
