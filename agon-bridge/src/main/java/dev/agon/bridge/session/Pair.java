package dev.agon.bridge.session;

import dev.agon.bridge.Partnership;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * A pair of a session.
 *
 * @param number as it is known in its section; two pairs may share it that sit in other directions
 * @param direction where it sits throughout, if the file says so
 */
public record Pair(
    String section,
    String number,
    String name,
    Optional<Partnership> direction,
    Published published) {

  /** What the file's own program made of the pair's session. */
  public record Published(Optional<BigDecimal> percentage, Optional<Integer> place) {
    public static final Published NOTHING = new Published(Optional.empty(), Optional.empty());
  }
}
