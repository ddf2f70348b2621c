package dev.agon.games.coinfight;

/** What a player sees: everything, since nothing is hidden in Coin Fight. */
public final class CoinView {
  private final CoinState state;
  private final int you;

  CoinView(CoinState state, int you) {
    this.state = state;
    this.you = you;
  }

  /** The position with this player to move; at least two players have coins, and this one does. */
  public static CoinView of(int turn, Coins table, Coins... hands) {
    return new CoinView(CoinState.of(turn, table, hands), turn % hands.length);
  }

  public CoinState state() {
    return state;
  }

  public Denominations denominations() {
    return state.table().denominations();
  }

  public int players() {
    return state.players();
  }

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

  /** Your own coins. */
  public Coins mine() {
    return state.hand(you);
  }
}
