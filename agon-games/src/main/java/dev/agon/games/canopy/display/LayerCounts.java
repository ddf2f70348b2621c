package dev.agon.games.canopy.display;

import dev.agon.game.picture.Svg;
import dev.agon.games.canopy.rules.CanopyView;
import java.util.Arrays;
import java.util.List;

/** A very large forest as bars: how many players a layer has, and their mean experience. */
record LayerCounts(
    CanopyView forest, double start, double width, double text, int most, List<Svg> parts) {
  private static final double LINE = 20;

  static LayerCounts portrait(CanopyView forest, List<Svg> parts) {
    return new LayerCounts(forest, 6, 348, 12, 16, parts);
  }

  static LayerCounts landscape(CanopyView forest, double start, double width, List<Svg> parts) {
    return new LayerCounts(forest, start, width, 14, 4, parts);
  }

  /** Where bars begin. */
  private double left() {
    return start + 7.2 * text;
  }

  private double longest() {
    return width - 18.2 * text;
  }

  /** Draws from this height on, and returns where the bars end. */
  double draw(double top) {
    int[] layers = forest.layers();
    int highest = Arrays.stream(layers).max().orElse(0);
    int each = highest / most + 1;
    int groups = highest / each + 1;
    int[] counts = new int[groups];
    double[] experience = new double[groups];
    for (int seat = 0; seat < layers.length; seat++) {
      counts[layers[seat] / each]++;
      experience[layers[seat] / each] += forest.experience(seat);
    }
    int largest = Arrays.stream(counts).reduce(1, Math::max);
    parts.add(
        Svg.text(
                start,
                top + 12,
                text,
                layers.length + " players by layer, with their mean experience")
            .look("p-soft"));
    double y = top + 18;
    for (int group = groups - 1; group >= 0; group--) {
      bar(group, each, counts[group], experience[group], largest, y);
      y += LINE;
    }
    return y + 10;
  }

  private void bar(int group, int each, int count, double experience, int largest, double y) {
    int first = group * each;
    String label = each == 1 ? "layer " + first : "layers " + first + "\u2013" + (first + each - 1);
    parts.add(Svg.rightAligned(left() - 6, y + 14, text, label));
    if (count > 0) {
      parts.add(
          Svg.rect(left(), y + 3, Math.max(1, longest() * count / largest), LINE - 6)
              .look("p-good p-wash p-edge")
              .key("layer-" + first)
              .beat(2));
    }
    parts.add(
        Svg.rightAligned(left() + longest() + 5 * text, y + 14, text, String.valueOf(count))
            .look("p-strong"));
    String mean = count == 0 ? "" : String.valueOf(Math.round(experience / count));
    parts.add(Svg.rightAligned(start + width, y + 14, text, mean).look("p-soft"));
  }
}
