package dev.agon.bridge.session;

import dev.agon.bridge.Partnership;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * A pair of a session.
 *
 * @param number unique in its section, or in its section and direction
 * @param direction the side on which it sits throughout, if the file says so
 * @param published the figures in the file
 */
public record Pair(
    String section,
    String number,
    String name,
    Optional<Partnership> direction,
    Published published) {

  /** The pair's figures in the file, computed by the program that wrote it. */
  public record Published(Optional<BigDecimal> percentage, Optional<Integer> place) {
    public static final Published NONE = new Published(Optional.empty(), Optional.empty());
  }
}
