package dev.agon.games.coinfight;

import dev.agon.bot.Bot;

/** Plays the solution where there is one, and searches where there are too many players for it. */
final class Perfect implements Bot<CoinView, Play> {
  private final Solutions solutions;

  Perfect(Solutions solutions) {
    this.solutions = solutions;
  }

  @Override
  public Play move(CoinView view) {
    return solutions
        .of(view)
        .map(solution -> new Judgement(solution, view).best())
        .orElseGet(() -> new Greedy().move(view));
  }
}
