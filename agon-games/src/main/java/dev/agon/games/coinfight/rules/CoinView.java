package dev.agon.games.coinfight.rules;

import java.util.ArrayList;
import java.util.List;

/** What a player sees: everything, since nothing is hidden in Coin Fight. */
public final class CoinView {
  private final CoinState state;
  private final int you;

  CoinView(CoinState state, int you) {
    this.state = state;
    this.you = you;
  }

  /** A position seen by the player whose turn it is; that player and another have coins. */
  public static CoinView of(int turn, Coins table, Coins... hands) {
    return new CoinView(CoinState.of(turn, table, hands), turn % hands.length);
  }

  public Denominations denominations() {
    return state.table().denominations();
  }

  public int players() {
    return state.players();
  }

  public int playersLeft() {
    return state.playersLeft();
  }

  /** The number of the turn, from 0; it is the turn of seat {@code turn % players}. */
  public int turn() {
    return state.turn();
  }

  /** Your seat, from 0. */
  public int you() {
    return you;
  }

  public Coins table() {
    return state.table();
  }

  public Coins hand(int seat) {
    return state.hand(seat);
  }

  public Coins mine() {
    return state.hand(you);
  }

  /** The play of the coin at this index of the denominations, with this change. */
  public Play play(int coin, Coins change) {
    return new Play(denominations().cents(coin), change);
  }

  /** Every legal play: coins from low to high, for each every possible change. */
  public List<Play> legal() {
    List<Play> plays = new ArrayList<>();
    for (int coin = 0; coin < denominations().size(); coin++) {
      if (mine().count(coin) > 0) {
        for (Coins change : Change.every(table(), coin)) {
          plays.add(play(coin, change));
        }
      }
    }
    return plays;
  }
}
