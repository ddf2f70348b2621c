package dev.agon.game.picture;

/**
 * How seats look in every picture: a colour, a shape and a letter each, never colour alone. Where
 * there are more seats than shapes, they have their numbers instead, from 0 as bots know them.
 */
public final class Seats {
  /** How many seats have a colour and a shape of their own. */
  public static final int DISTINCT = 6;

  private static final double LETTER = 1.15;

  private Seats() {}

  /** The class that gives an element, and all in it, the colour of the seat. */
  public static String tone(int seat) {
    return "p-seat-" + seat % DISTINCT;
  }

  /** A letter for the seat; A is the first. */
  public static String letter(int seat) {
    return String.valueOf((char) ('A' + seat % DISTINCT));
  }

  /** What stands for the seat among so many: its letter or, beyond six, its number. */
  public static String label(int seat, int seats) {
    return seats > DISTINCT ? String.valueOf(seat) : letter(seat);
  }

  /** The shape of the seat with its letter, around this point. */
  public static Svg badge(int seat, double x, double y, double radius) {
    return badge(seat, DISTINCT, x, y, radius);
  }

  /** The sign of a seat among so many, around this point; with numbers it is a disc. */
  public static Svg badge(int seat, int seats, double x, double y, double radius) {
    String label = label(seat, seats);
    double size = Math.min(radius * LETTER, 1.8 * radius / Fit.width(label, 1));
    Svg shape = seats > DISTINCT ? Svg.circle(x, y, radius) : shape(seat % DISTINCT, x, y, radius);
    return Svg.group(
            shape.look("p-fill p-edge"),
            Svg.centred(x, y + size * 0.36, size, label).look("p-on p-strong"))
        .look(tone(seat));
  }

  private static Svg shape(int kind, double x, double y, double r) {
    return switch (kind) {
      case 0 -> Svg.circle(x, y, r);
      case 1 -> Svg.rect(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r);
      case 2 -> regular(3, x, y + 0.18 * r, 1.35 * r);
      case 3 -> regular(4, x, y, 1.25 * r);
      case 4 -> regular(5, x, y, 1.15 * r);
      default -> regular(6, x, y, 1.1 * r);
    };
  }

  /** A regular polygon with a corner at its top. */
  private static Svg regular(int corners, double x, double y, double r) {
    double[] points = new double[2 * corners];
    for (int i = 0; i < corners; i++) {
      double angle = 2 * Math.PI * i / corners;
      points[2 * i] = x + r * Math.sin(angle);
      points[2 * i + 1] = y - r * Math.cos(angle);
    }
    return Svg.polygon(points);
  }
}
