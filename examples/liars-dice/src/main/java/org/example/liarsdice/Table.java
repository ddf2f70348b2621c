package org.example.liarsdice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.example.liarsdice.Move.Bid;

/**
 * A state of a match, and what a seat knows of it: the same without the dice of the others.
 *
 * @param speaker the seat whose turn it is; at the end the winner
 * @param left how many dice each seat has
 * @param out the seats without dice, in the order in which they went out
 * @param hands the dice under each cup, by seat; none before they are thrown
 * @param bids of this round
 */
record Table(
    int speaker, List<Integer> left, List<Integer> out, List<List<Integer>> hands, List<Bid> bids) {

  int dice() {
    return left.stream().mapToInt(Integer::intValue).sum();
  }

  boolean isOver() {
    return out.size() == left.size() - 1;
  }

  int place(int seat) {
    return out.contains(seat) ? left.size() - out.indexOf(seat) : 1;
  }

  /** The first seat with dice, from this one on in this direction. */
  private static int seated(List<Integer> left, int from, int direction) {
    int seat = Math.floorMod(from, left.size());
    return left.get(seat) > 0 ? seat : seated(left, seat + direction, direction);
  }

  /** How many of these dice count for a bid on the face; ones count for all. */
  int count(int face, List<Integer> dice) {
    return (int) dice.stream().filter(die -> die == face || die == 1).count();
  }

  /** How many dice are what the last bid says. */
  int found() {
    return hands.stream().mapToInt(dice -> count(bids.getLast().face(), dice)).sum();
  }

  /** The seat that made the last bid. */
  int bidder() {
    return seated(left, speaker - 1, -1);
  }

  /** The seat that loses a die if the last bid is called a lie. */
  int loser() {
    return found() < bids.getLast().count() ? bidder() : speaker;
  }

  Table withHands(List<List<Integer>> other) {
    return new Table(speaker, left, out, other, bids);
  }

  Table bid(Bid bid) {
    return new Table(seated(left, speaker + 1, 1), left, out, hands, plus(bids, bid));
  }

  /** The next round, which the seat that lost dice begins; if it is out, the next one does. */
  Table lost(int seat, int dice) {
    List<Integer> kept = new ArrayList<>(left);
    boolean isOut = kept.set(seat, left.get(seat) - dice) == dice;
    List<Integer> gone = isOut ? plus(out, seat) : out;
    return new Table(seated(kept, seat, 1), List.copyOf(kept), gone, List.of(), List.of());
  }

  private static <T> List<T> plus(List<T> items, T more) {
    return Stream.concat(items.stream(), Stream.of(more)).toList();
  }
}
