package dev.agon.game.picture;

/** Text that has to fit into a width; widths are estimates, since nobody knows the font. */
public final class Fit {
  private static final double MEAN = 0.64;
  private static final double NARROW = 0.38;
  private static final double CAPITAL = 0.8;
  private static final double BROAD = 1.1;
  private static final double FULL = 1.05;
  private static final String ELLIPSIS = "\u2026";
  private static final int FIRST_FULL_WIDTH = 0x1100;

  private Fit() {}

  /** How wide the text is about, in this size. */
  public static double width(String text, double size) {
    return size * text.codePoints().mapToDouble(Fit::relative).sum();
  }

  private static double relative(int point) {
    if (point >= FIRST_FULL_WIDTH && !(point >= 0x2000 && point < 0x2100)) {
      return FULL;
    }
    if ("iljtfI.,:;'|!()[] -1".indexOf(point) >= 0) {
      return point == '1' || point == '-' ? MEAN : NARROW;
    }
    if ("mwMW@%<>=+~#&\u2026".indexOf(point) >= 0) {
      return BROAD;
    }
    return Character.isUpperCase(point) ? CAPITAL : MEAN;
  }

  /** The name of a seat in bold, which says so if the audience is that seat. */
  public static String name(double width, double size, String name, boolean isYou) {
    String own = name + " (you)";
    if (isYou) {
      return width(own, size) <= width ? own : "You";
    }
    return into(width, size, name);
  }

  /** The text if it fits, otherwise its beginning, an ellipsis, and its last two characters. */
  public static String into(double width, double size, String text) {
    if (width(text, size) <= width) {
      return text;
    }
    int[] points = text.codePoints().toArray();
    for (int kept = points.length - 1; kept > 3; kept--) {
      String shorter =
          new String(points, 0, kept - 2) + ELLIPSIS + new String(points, points.length - 2, 2);
      if (width(shorter, size) <= width) {
        return shorter;
      }
    }
    for (int kept = Math.min(3, points.length); kept > 0; kept--) {
      String shorter = new String(points, 0, kept) + ELLIPSIS;
      if (width(shorter, size) <= width) {
        return shorter;
      }
    }
    return ELLIPSIS;
  }
}
