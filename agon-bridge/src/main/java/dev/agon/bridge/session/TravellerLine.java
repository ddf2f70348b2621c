package dev.agon.bridge.session;

import dev.agon.bridge.Partnership;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * A line of a board's traveller: the result of one table.
 *
 * @param line the line in the file, from 1
 * @param ns the pair that sat North-South, by its index in the session
 * @param ew the pair that sat East-West; empty if the file does not name it
 * @param group the version of a fouled board that was played; empty if the board is not fouled
 * @param publishedNs the matchpoints in the file
 */
public record TravellerLine(
    long line,
    int ns,
    Optional<Integer> ew,
    String group,
    BoardOutcome outcome,
    Optional<BigDecimal> publishedNs,
    Optional<BigDecimal> publishedEw) {

  public Optional<Integer> pair(Partnership side) {
    return side == Partnership.NS ? Optional.of(ns) : ew;
  }

  /** The matchpoints of a side in the file, computed by the program that wrote it. */
  public Optional<BigDecimal> published(Partnership side) {
    return side == Partnership.NS ? publishedNs : publishedEw;
  }
}
