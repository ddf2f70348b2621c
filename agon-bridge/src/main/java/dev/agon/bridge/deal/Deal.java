package dev.agon.bridge.deal;

import dev.agon.bridge.Direction;
import dev.agon.bridge.Vulnerability;
import java.util.List;
import java.util.Optional;

/**
 * The hands of a board.
 *
 * @param board the board's number, which joins the hands to the results
 * @param hands in the order of {@link Direction}; together they have each card once
 * @param tricks the double-dummy table, if it is known
 * @param par the par result, if it is known
 */
public record Deal(
    int board,
    Direction dealer,
    Vulnerability vulnerability,
    List<BridgeHand> hands,
    Optional<TrickTable> tricks,
    Optional<Par> par) {
  public Deal {
    hands = List.copyOf(hands);
    BridgeHand all = new BridgeHand(0);
    for (BridgeHand hand : hands) {
      if (hand.size() != BridgeHand.SIZE) {
        throw new IllegalArgumentException("a hand has 13 cards, not " + hand.size());
      }
      all = all.with(hand);
    }
    if (hands.size() != Direction.values().length || !all.equals(BridgeHand.ALL_CARDS)) {
      throw new IllegalArgumentException("a deal has each card once");
    }
  }

  public BridgeHand hand(Direction direction) {
    return hands.get(direction.clockwise());
  }

  public static Direction dealerOfBoard(int number) {
    return Direction.at(number - 1);
  }

  /** The same deal with a double-dummy table and the par that follows from it. */
  public Deal with(TrickTable table) {
    return new Deal(
        board,
        dealer,
        vulnerability,
        hands,
        Optional.of(table),
        Optional.of(Par.of(table, dealer, vulnerability)));
  }

  /** The hands as PBN has them, beginning with North. */
  public String text() {
    return "N:" + String.join(" ", hands.stream().map(BridgeHand::toString).toList());
  }
}
