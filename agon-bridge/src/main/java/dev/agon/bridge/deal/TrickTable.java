package dev.agon.bridge.deal;

import dev.agon.bridge.Direction;
import dev.agon.bridge.Partnership;
import dev.agon.bridge.Strain;
import java.util.List;
import java.util.function.ToIntBiFunction;

/**
 * The tricks that each player takes as declarer in each strain if all four play perfectly.
 *
 * @param digits 20 hexadecimal digits: North, South, East, West in turn; for each no trump, spades,
 *     hearts, diamonds, clubs
 */
public record TrickTable(String digits) {
  /** The declarers in the order of the digits. */
  static final List<Direction> DECLARERS =
      List.of(Direction.NORTH, Direction.SOUTH, Direction.EAST, Direction.WEST);

  /** The strains in the order of the digits. */
  public static final List<Strain> STRAINS =
      List.of(Strain.NO_TRUMP, Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS);

  static final String FORM = "[0-9a-d]{20}";

  public TrickTable {
    if (!digits.matches(FORM)) {
      throw new IllegalArgumentException("a table has 20 digits from 0 to d, not " + digits);
    }
  }

  /** Makes a table of what a function says about each declarer and strain. */
  public static TrickTable of(ToIntBiFunction<Direction, Strain> tricks) {
    StringBuilder digits = new StringBuilder();
    for (Direction declarer : DECLARERS) {
      for (Strain strain : STRAINS) {
        digits.append(Character.forDigit(tricks.applyAsInt(declarer, strain), 16));
      }
    }
    return new TrickTable(digits.toString());
  }

  /** The tricks of a declarer in a strain, 0 to 13. */
  public int tricks(Direction declarer, Strain strain) {
    int at = DECLARERS.indexOf(declarer) * STRAINS.size() + STRAINS.indexOf(strain);
    return Character.digit(digits.charAt(at), 16);
  }

  /** The tricks of the better declarer of a side. */
  public int best(Partnership side, Strain strain) {
    int best = 0;
    for (Direction declarer : DECLARERS) {
      if (declarer.partnership() == side) {
        best = Math.max(best, tricks(declarer, strain));
      }
    }
    return best;
  }
}
