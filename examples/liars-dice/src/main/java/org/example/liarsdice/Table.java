package org.example.liarsdice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.example.liarsdice.Move.Bid;

/**
 * A state of a match.
 *
 * @param wild whether ones count as every face
 * @param starter bids first in this round; if it is out, the next seat with dice does
 * @param left how many dice each seat has
 * @param out the seats without dice, in the order in which they went out
 * @param hands the dice under each cup, by seat, as far as they are thrown in this round
 * @param bids of this round
 */
record Table(
    boolean wild,
    int round,
    int starter,
    List<Integer> left,
    List<Integer> out,
    List<List<Integer>> hands,
    List<Bid> bids) {

  static Table of(int seats, int dice, boolean wild) {
    List<Integer> left = Collections.nCopies(seats, dice);
    return new Table(wild, 1, 0, left, List.of(), List.of(), List.of());
  }

  int dice() {
    return left.stream().mapToInt(Integer::intValue).sum();
  }

  /** The seats that have dice, from the one that begins. */
  List<Integer> speakers() {
    IntStream seats = IntStream.range(starter, starter + left.size()).map(i -> i % left.size());
    return seats.filter(seat -> left.get(seat) > 0).boxed().toList();
  }

  boolean isOver() {
    return out.size() == left.size() - 1;
  }

  /** The seat that speaks after so many bids. */
  int speaker(int bidsBefore) {
    List<Integer> speakers = speakers();
    return speakers.get(bidsBefore % speakers.size());
  }

  int place(int seat) {
    return out.contains(seat) ? left.size() - out.indexOf(seat) : 1;
  }

  int toSpeak() {
    return speaker(bids.size());
  }

  int bidder() {
    return speaker(bids.size() - 1);
  }

  /** How many of these dice count for a bid on the face. */
  int count(int face, List<Integer> dice) {
    return (int) dice.stream().filter(die -> die == face || wild && die == 1).count();
  }

  /** How many dice are what the last bid says. */
  int found() {
    return hands.stream().mapToInt(dice -> count(bids.getLast().face(), dice)).sum();
  }

  /** The seat that loses a die if the last bid is called a lie. */
  int loser() {
    return found() < bids.getLast().count() ? bidder() : toSpeak();
  }

  Table withHands(List<List<Integer>> other) {
    return new Table(wild, round, starter, left, out, other, bids);
  }

  Table bid(Bid bid) {
    return new Table(wild, round, starter, left, out, hands, plus(bids, bid));
  }

  /** The next round, which the seat that lost dice begins. */
  Table lost(int seat, int dice) {
    List<Integer> kept = new ArrayList<>(left);
    boolean isOut = kept.set(seat, left.get(seat) - dice) == dice;
    List<Integer> gone = isOut ? plus(out, seat) : out;
    return new Table(wild, round + 1, seat, List.copyOf(kept), gone, List.of(), List.of());
  }

  static <T> List<T> plus(List<T> items, T more) {
    return Stream.concat(items.stream(), Stream.of(more)).toList();
  }
}
