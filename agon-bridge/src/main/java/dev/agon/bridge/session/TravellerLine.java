package dev.agon.bridge.session;

import dev.agon.bridge.Partnership;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * A line of a board's traveller.
 *
 * @param line where it is in its file, from 1
 * @param ns the pair that sat North-South, by its place in the session's list
 * @param ew who sat East-West, in a file that knows both sides
 * @param group empty, or which version of a fouled board this was
 */
public record TravellerLine(
    long line,
    int ns,
    Optional<Integer> ew,
    String group,
    BoardOutcome outcome,
    Optional<BigDecimal> publishedNs,
    Optional<BigDecimal> publishedEw) {

  public static TravellerLine of(long line, int ns, int ew, BoardOutcome outcome) {
    return new TravellerLine(
        line, ns, Optional.of(ew), "", outcome, Optional.empty(), Optional.empty());
  }

  public Optional<Integer> pair(Partnership side) {
    return side == Partnership.NS ? Optional.of(ns) : ew;
  }

  /** The matchpoints that the file's own program gave a side. */
  public Optional<BigDecimal> published(Partnership side) {
    return side == Partnership.NS ? publishedNs : publishedEw;
  }
}
