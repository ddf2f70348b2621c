package dev.agon.games.canopy.display;

import dev.agon.game.DisplayText;
import dev.agon.games.canopy.CanopyView;
import java.util.List;

/** The forest as an SVG document: layers are rows, and every child is below its parent. */
final class SvgPicture {
  private static final int COLUMN = 64;
  private static final int ROW = 84;
  private static final int LEFT = 80;
  private static final int HEAD = 40;
  private static final int RADIUS = 22;

  private final CanopyView forest;
  private final List<String> names;
  private final Layout layout;
  private final StringBuilder svg = new StringBuilder();

  private SvgPicture(CanopyView forest, List<String> names) {
    this.forest = forest;
    this.names = names;
    this.layout = new Layout(forest);
  }

  static String of(CanopyView forest, List<String> names) {
    return new SvgPicture(forest, names).draw();
  }

  private String draw() {
    int width = LEFT + COLUMN * layout.columns();
    int height = HEAD + ROW * (layout.top() + 1);
    add(
        ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s"
                + " %s\" font-family=\"sans-serif\" font-size=\"13\">")
            .formatted(width, height, width, height));
    add("<rect width=\"%s\" height=\"%s\" fill=\"#fbfaf5\"/>".formatted(width, height));
    add("<text x=\"12\" y=\"22\" fill=\"#333\">Round %s</text>".formatted(forest.round()));
    for (int layer = 0; layer <= layout.top(); layer++) {
      int y = y(layer);
      add(
          "<line x1=\"0\" y1=\"%s\" x2=\"%s\" y2=\"%s\" stroke=\"#e4e0d0\"/>"
              .formatted(y, width, y));
      add("<text x=\"12\" y=\"%s\" fill=\"#777\">layer %s</text>".formatted(y - 6, layer));
    }
    for (int seat = 0; seat < forest.players(); seat++) {
      int parent = forest.parent(seat).orElse(Layout.NOBODY);
      if (parent != Layout.NOBODY) {
        add(
            "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" stroke=\"#6b5a3c\" stroke-width=\"2\"/>"
                .formatted(x(seat), y(layout.layer(seat)), x(parent), y(layout.layer(parent))));
      }
    }
    for (int seat = 0; seat < forest.players(); seat++) {
      player(seat);
    }
    return svg.append("</svg>\n").toString();
  }

  private void player(int seat) {
    String x = x(seat);
    int y = y(layout.layer(seat));
    long experience = forest.shownExperience(seat);
    add(
        "<g><title>%s: layer %s, experience %s%s</title>"
            .formatted(
                escaped(names.get(seat)),
                layout.layer(seat),
                experience,
                forest.isOut(seat) ? ", out" : ""));
    add(
        "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\" stroke=\"#2f5d34\" stroke-width=\"%s\"/>"
            .formatted(
                x,
                y,
                RADIUS,
                forest.isOut(seat) ? "#bbb" : green(forest.experience(seat)),
                forest.ruler().orElse(Layout.NOBODY) == seat ? 4 : 1));
    add(
        "<text x=\"%s\" y=\"%s\" text-anchor=\"middle\" font-weight=\"bold\">%s</text>"
            .formatted(x, y - 1, seat));
    add(
        "<text x=\"%s\" y=\"%s\" text-anchor=\"middle\" font-size=\"11\">%s</text></g>"
            .formatted(x, y + 13, experience));
  }

  /** The more experience, the darker. */
  private static String green(double experience) {
    double share =
        (experience - CanopyView.MIN_EXPERIENCE)
            / (CanopyView.MAX_EXPERIENCE - CanopyView.MIN_EXPERIENCE);
    return "#%02x%02x%02x"
        .formatted(
            Math.round(235 - 110 * share),
            Math.round(245 - 50 * share),
            Math.round(215 - 100 * share));
  }

  private String x(int seat) {
    double x = LEFT + COLUMN * (layout.column(seat) + 0.5);
    return x == Math.rint(x) ? String.valueOf((long) x) : String.valueOf(x);
  }

  private int y(int layer) {
    return HEAD + ROW * (layout.top() - layer) + ROW / 2;
  }

  private void add(String element) {
    svg.append(element).append('\n');
  }

  private static String escaped(String text) {
    return DisplayText.visible(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;");
  }
}
