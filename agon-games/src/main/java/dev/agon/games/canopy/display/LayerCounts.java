package dev.agon.games.canopy.display;

import dev.agon.game.picture.Svg;
import dev.agon.games.canopy.rules.CanopyView;
import java.util.Arrays;
import java.util.List;

/** A very large forest as bars: how many players a layer has, and their mean experience. */
record LayerCounts(CanopyView forest, List<Svg> parts) {
  private static final double WIDTH = 360;
  private static final double LEFT = 92;
  private static final double BAR = 130;
  private static final double LINE = 20;
  private static final int MOST = 16;

  /** Draws from this height on, and returns where the bars end. */
  double draw(double top) {
    int[] layers = forest.layers();
    int highest = Arrays.stream(layers).max().orElse(0);
    int each = highest / MOST + 1;
    int groups = highest / each + 1;
    int[] counts = new int[groups];
    double[] experience = new double[groups];
    for (int seat = 0; seat < layers.length; seat++) {
      counts[layers[seat] / each]++;
      experience[layers[seat] / each] += forest.experience(seat);
    }
    int most = Arrays.stream(counts).reduce(1, Math::max);
    parts.add(
        Svg.text(6, top + 12, 12, layers.length + " players by layer, with their mean experience")
            .look("p-soft"));
    double y = top + 18;
    for (int group = groups - 1; group >= 0; group--) {
      bar(group, each, counts[group], experience[group], most, y);
      y += LINE;
    }
    return y + 10;
  }

  private void bar(int group, int each, int count, double experience, int most, double y) {
    int first = group * each;
    String label = each == 1 ? "layer " + first : "layers " + first + "\u2013" + (first + each - 1);
    parts.add(Svg.rightAligned(LEFT - 6, y + 14, 12, label));
    if (count > 0) {
      parts.add(
          Svg.rect(LEFT, y + 3, Math.max(1, BAR * count / most), LINE - 6)
              .look("p-good p-wash p-edge")
              .key("layer-" + first));
    }
    parts.add(
        Svg.rightAligned(LEFT + BAR + 60, y + 14, 12, String.valueOf(count)).look("p-strong"));
    String mean = count == 0 ? "" : String.valueOf(Math.round(experience / count));
    parts.add(Svg.rightAligned(WIDTH - 6, y + 14, 12, mean).look("p-soft"));
  }
}
