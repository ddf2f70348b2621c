package dev.agon.bridge.session;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.PlayedContract.Declared;
import dev.agon.duplicate.Decimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A line of a board's traveller: the result of one table.
 *
 * @param line the line in the file, from 1
 * @param ns the pair that sat North-South, by its index in the session; North in an individual
 * @param ew the pair that sat East-West, East in an individual; empty if the file does not name it
 * @param partners the other two players of an individual
 * @param group the version of a fouled board that was played; empty if the board is not fouled
 * @param publishedNs the matchpoints in the file; IMPs, if the event is scored by IMPs
 * @param tableRound where and when the board was played, if the file says so
 */
public record TravellerLine(
    long line,
    int ns,
    Optional<Integer> ew,
    Optional<Partners> partners,
    String group,
    BoardOutcome outcome,
    Optional<Decimal> publishedNs,
    Optional<Decimal> publishedEw,
    Optional<TableRound> tableRound) {

  /** A result of which the file says nothing else. */
  public TravellerLine(
      long line, int ns, Optional<Integer> ew, String group, BoardOutcome outcome) {
    this(
        line,
        ns,
        ew,
        Optional.empty(),
        group,
        outcome,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** South and West of an individual, by their index in the session. */
  public record Partners(int south, int west) {}

  /** A table and a round; the table is 0 if the file does not say. */
  public record TableRound(int table, int round) {
    /** As in {@code table 3, round 2}. */
    public String describe() {
      return (table == 0 ? "" : "table " + table + ", ") + "round " + round;
    }
  }

  public Optional<Integer> pair(Partnership side) {
    return side == Partnership.NS ? Optional.of(ns) : ew;
  }

  /** The pair on a side, or both players of an individual. */
  public List<Integer> entrants(Partnership side) {
    if (partners.isEmpty()) {
      return pair(side).map(List::of).orElse(List.of());
    }
    Partners others = partners.get();
    int partner = side == Partnership.NS ? others.south() : others.west();
    return Stream.concat(pair(side).stream(), Stream.of(partner)).toList();
  }

  public Partnership side(int entrant) {
    return entrants(Partnership.NS).contains(entrant) ? Partnership.NS : Partnership.EW;
  }

  /** The contract that was declared; empty if it was passed out, adjusted or not recorded. */
  public Optional<Declared> declared() {
    return outcome.play().filter(Declared.class::isInstance).map(Declared.class::cast);
  }

  /** The matchpoints or IMPs of a side in the file, computed by the program that wrote it. */
  public Optional<Decimal> published(Partnership side) {
    return side == Partnership.NS ? publishedNs : publishedEw;
  }

  public TravellerLine withOutcome(BoardOutcome other) {
    return new TravellerLine(
        line, ns, ew, partners, group, other, publishedNs, publishedEw, tableRound);
  }
}
