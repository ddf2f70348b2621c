package dev.agon.games.coinfight.rules;

import dev.agon.game.Outcome;
import java.util.Arrays;

/** The state of a match: whose turn it is, what is on the table, what each player holds. */
public final class CoinState {
  private final int turn;
  private final int seatToPlay;
  private final Coins table;
  private final Coins[] hands;

  /** The place of each player who is out; 0 for players with coins. */
  private final int[] places;

  private final int playersLeft;

  private CoinState(
      int turn, int seatToPlay, Coins table, Coins[] hands, int[] places, int playersLeft) {
    this.turn = turn;
    this.seatToPlay = seatToPlay;
    this.table = table;
    this.hands = hands;
    this.places = places;
    this.playersLeft = playersLeft;
  }

  static CoinState start(Coins each, int players) {
    Coins[] hands = new Coins[players];
    Arrays.fill(hands, each);
    return new CoinState(0, 0, Coins.none(each.denominations()), hands, new int[players], players);
  }

  /** A position in the middle of a match; players without coins share the last place. */
  static CoinState of(int turn, Coins table, Coins... hands) {
    int[] places = new int[hands.length];
    int left = (int) Arrays.stream(hands).filter(hand -> !hand.isEmpty()).count();
    for (int seat = 0; seat < hands.length; seat++) {
      places[seat] = hands[seat].isEmpty() ? left + 1 : 0;
    }
    return new CoinState(turn, turn % hands.length, table, hands.clone(), places, left);
  }

  public int players() {
    return hands.length;
  }

  public int playersLeft() {
    return playersLeft;
  }

  int turn() {
    return turn;
  }

  public int seatToPlay() {
    return seatToPlay;
  }

  public Coins table() {
    return table;
  }

  public Coins hand(int seat) {
    return hands[seat];
  }

  /** The place of a player who is out; 0 for players with coins. */
  public int place(int seat) {
    return places[seat];
  }

  /** Puts the coin on the table and takes the change; a player left without coins is out. */
  CoinState played(int seat, Play play) {
    int coin = table.denominations().indexOf(play.coin());
    Coins hand = hands[seat].minusOne(coin).plus(play.change());
    Coins[] after = hands.clone();
    after[seat] = hand;
    Coins tableAfter = table.plus(coin, 1).minus(play.change());
    return hand.isEmpty()
        ? nextTurn(tableAfter, after, out(seat), playersLeft - 1)
        : nextTurn(tableAfter, after, places, playersLeft);
  }

  /** The player is out at once, and its coins leave the game. */
  CoinState forfeited(int seat) {
    if (hands[seat].isEmpty() || playersLeft == 1) {
      return this;
    }
    Coins[] after = hands.clone();
    after[seat] = Coins.none(table.denominations());
    return seat == seatToPlay
        ? nextTurn(table, after, out(seat), playersLeft - 1)
        : new CoinState(turn, seatToPlay, table, after, out(seat), playersLeft - 1);
  }

  /** The places once this player is out too: behind all players with coins. */
  private int[] out(int seat) {
    int[] after = places.clone();
    after[seat] = playersLeft;
    return after;
  }

  /** The next turn of a player with coins; turns of players without are skipped. */
  private CoinState nextTurn(Coins table, Coins[] hands, int[] places, int playersLeft) {
    int next = turn;
    int seat = seatToPlay;
    do {
      next++;
      seat = seat + 1 == hands.length ? 0 : seat + 1;
    } while (hands[seat].isEmpty());
    return new CoinState(next, seat, table, hands, places, playersLeft);
  }

  /** The last player with coins wins; who went out later has a better place. */
  Outcome outcome() {
    int[] finalPlaces = new int[hands.length];
    double[] points = new double[hands.length];
    for (int seat = 0; seat < hands.length; seat++) {
      boolean winner = places[seat] == 0;
      finalPlaces[seat] = winner ? 1 : places[seat];
      points[seat] = winner ? 1 : 0;
    }
    return Outcome.of(finalPlaces, points);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CoinState that
        && turn == that.turn
        && table.equals(that.table)
        && Arrays.equals(hands, that.hands)
        && Arrays.equals(places, that.places);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(hands) * 31 + turn;
  }
}
