package dev.agon.games.botstack.display;

import dev.agon.game.picture.Svg;
import dev.agon.games.botstack.rules.Item;

/** Small drawings around a point. */
final class BotStackIcons {
  private static final String HEART =
      "M0 6C-4 2.5-7 0-7-3A3.6 3.6 0 0 1 0-4.2A3.6 3.6 0 0 1 7-3C7 0 4 2.5 0 6Z";

  private BotStackIcons() {}

  static Svg heart() {
    return Svg.path(HEART);
  }

  /** The crack of a broken heart twice as large. */
  static Svg crack() {
    return Svg.path("M2-8L-3-2L3 2L-1 9").look("p-bad p-outline");
  }

  /** A star of eight points. */
  static Svg flash(double outer, double inner) {
    double[] corners = new double[32];
    for (int i = 0; i < 16; i++) {
      double radius = i % 2 == 0 ? outer : inner;
      corners[2 * i] = radius * Math.sin(Math.PI * i / 8);
      corners[2 * i + 1] = -radius * Math.cos(Math.PI * i / 8);
    }
    return Svg.polygon(corners);
  }

  static Svg eye() {
    return Svg.group(
        Svg.path("M-11 0C-6-8 6-8 11 0C6 8-6 8-11 0Z").look("p-stroke"),
        Svg.circle(0, 0, 3.5).look("p-ink"));
  }

  static Svg item(Item item) {
    return switch (item) {
      case EMPTY -> Svg.group();
      case PEEK -> eye();
      case EJECT -> Svg.path("M-8 8H8M0 4V-9M-6-3L0-9L6-3").look("p-stroke");
      case SKIP -> Svg.path("M-9-7L-2 0L-9 7M1-7L8 0L1 7").look("p-stroke");
      case HEALTH_KIT ->
          Svg.group(
              Svg.rect(-10, -8, 20, 16).rounded(3).look("p-stroke"),
              Svg.path("M0-5V5M-5 0H5").look("p-bad p-outline").with("stroke-width", 3));
      case RELOAD -> Svg.path("M7-5A9 9 0 1 0 9 2M8-10V-4H2").look("p-stroke");
    };
  }

  /** A bullet that stands on its case; a live one has a tip. */
  static Svg live() {
    return Svg.group(
        Svg.path("M-8-6C-8-16-3-22 0-24C3-22 8-16 8-6Z").look("p-bad p-fill p-edge"),
        Svg.rect(-8, -6, 16, 28).look("p-coin p-edge"),
        Svg.rect(-9.5, 20, 19, 4).look("p-coin p-edge"));
  }

  /** A blank has no tip. */
  static Svg blank() {
    return Svg.group(
        Svg.rect(-8, -6, 16, 28).look("p-card p-edge"),
        Svg.rect(-9.5, 20, 19, 4).look("p-card p-edge"));
  }

  static Svg unknown() {
    return Svg.group(
        Svg.path("M-9 24V-6C-9-16-3-22 0-24C3-22 9-16 9-6V24Z").look("p-hidden"),
        Svg.centred(0, 11, 16, "?").look("p-soft p-strong"));
  }

  /** The gun from above, so that it can be turned; it points to the right. */
  static Svg gun() {
    return Svg.group(
        Svg.rect(-34, -6, 22, 12).rounded(5).look("p-quiet p-wash p-edge"),
        Svg.rect(4, -4, 30, 8).look("p-quiet p-fill p-edge"),
        Svg.rect(-16, -11, 24, 22).rounded(6).look("p-quiet p-fill p-edge"),
        Svg.path("M-15-4H7M-15 4H7").look("p-hair"));
  }
}
