package dev.agon.games.coinfight.solve;

import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Coins;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The solutions of two-player games, each computed once and kept. */
public final class Solutions {
  /** About a second and four megabytes; larger games are searched instead. */
  private static final long MAX_POSITIONS = 2_000_000;

  private final Map<Coins, Solution> solved = new ConcurrentHashMap<>();

  /** The solution of a game that began with two players, if it is small enough. */
  public Optional<Solution> ofTwoPlayers(CoinView view) {
    return view.players() == 2 ? of(view) : Optional.empty();
  }

  /** The solution of the position, if two players have coins and the game is small enough. */
  public Optional<Solution> of(CoinView view) {
    if (view.playersLeft() != 2) {
      return Optional.empty();
    }
    Coins all = view.table();
    for (int seat = 0; seat < view.players(); seat++) {
      all = all.plus(view.hand(seat));
    }
    return Solution.positions(all) > MAX_POSITIONS
        ? Optional.empty()
        : Optional.of(solved.computeIfAbsent(all, Solution::of));
  }
}
