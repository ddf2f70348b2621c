package dev.agon.bridge.session;

import dev.agon.bridge.Partnership;
import dev.agon.duplicate.Decimal;
import java.util.Optional;

/**
 * A pair of a session; a player, if the event is an individual.
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

  /** A pair without published figures. */
  public Pair(String section, String number, String name, Optional<Partnership> direction) {
    this(section, number, name, direction, Published.NONE);
  }

  public Pair named(String other) {
    return new Pair(section, number, other, direction, published);
  }

  /** The figures in the file; the total is the sum of its matchpoints or IMPs. */
  public record Published(
      Optional<Decimal> percentage, Optional<Integer> place, Optional<Decimal> total) {
    public static final Published NONE =
        new Published(Optional.empty(), Optional.empty(), Optional.empty());
  }
}
