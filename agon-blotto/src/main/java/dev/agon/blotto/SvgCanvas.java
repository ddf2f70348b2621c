package dev.agon.blotto;

import dev.agon.game.DisplayText;
import java.util.Locale;

/** Builds an SVG picture from rectangles and text. */
public final class SvgCanvas {
  private static final String MADE_BY = "<!-- drawn by Agon -->\n";

  /** Fills what is a tie: hatched, so that it differs from white. */
  static final String TIE = "url(#tie)";

  /** Fills the cell of an entry against itself. */
  static final String SELF = "#9aa3ae";

  private static final String HATCHING =
      """
      <defs><pattern id="tie" width="6" height="6" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><rect width="6" height="6" fill="#fff6d6"/>\
      <line x1="0" y1="0" x2="0" y2="6" stroke="#b58900" stroke-width="3"/></pattern></defs>
      """;

  private final StringBuilder shapes = new StringBuilder();
  private final int width;
  private final int height;

  SvgCanvas(int width, int height) {
    this.width = width;
    this.height = height;
  }

  void rectangle(double x, double y, double width, double height, String colour, String title) {
    shapes.append(
        String.format(
            Locale.ROOT,
            "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" fill=\"%s\">",
            x,
            y,
            width,
            height,
            colour));
    shapes.append("<title>").append(escaped(title)).append("</title></rect>\n");
  }

  /** A rectangle with a thin frame, for a legend. */
  void framed(double x, double y, double width, double height, String colour) {
    shapes.append(
        String.format(
            Locale.ROOT,
            "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" fill=\"%s\""
                + " stroke=\"#666\"/>\n",
            x,
            y,
            width,
            height,
            colour));
  }

  /** Adds text that ends at a point and is read upwards. */
  void upright(double x, double y, String text) {
    shapes.append(
        String.format(
            Locale.ROOT,
            "<text transform=\"translate(%.2f %.2f) rotate(-90)\" text-anchor=\"end\">",
            x,
            y));
    shapes.append(escaped(text)).append("</text>\n");
  }

  /** Adds text; the anchor is start, middle or end. */
  void text(double x, double y, String anchor, String text) {
    shapes.append(
        String.format(
            Locale.ROOT, "<text x=\"%.2f\" y=\"%.2f\" text-anchor=\"%s\">", x, y, anchor));
    shapes.append(escaped(text)).append("</text>\n");
  }

  /** Whether a file that begins like this is a plot that Agon drew. */
  public static boolean wrote(String beginning) {
    return beginning.startsWith("<svg ") && beginning.contains(MADE_BY);
  }

  String svg(String title) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 "
        + width
        + " "
        + height
        + "\" width=\""
        + width
        + "\" height=\""
        + height
        + "\" font-family=\"sans-serif\" font-size=\"12\">\n"
        + MADE_BY
        + "<title>"
        + escaped(title)
        + "</title>\n"
        + HATCHING
        + "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
        + shapes
        + "</svg>\n";
  }

  private static String escaped(String text) {
    return DisplayText.visible(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;");
  }

  /** A colour from red (0) over white (0.5) to blue (1). */
  static String diverging(double share) {
    double distance = Math.abs(share - 0.5) * 2;
    int fade = (int) Math.round(255 - 190 * distance);
    int full = (int) Math.round(255 - 50 * distance);
    return share < 0.5 ? rgb(full, fade, fade) : rgb(fade, fade, full);
  }

  private static String rgb(int red, int green, int blue) {
    return String.format("#%02x%02x%02x", red, green, blue);
  }
}
