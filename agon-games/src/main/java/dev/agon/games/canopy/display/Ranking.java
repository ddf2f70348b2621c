package dev.agon.games.canopy.display;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import dev.agon.games.canopy.rules.CanopyView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.PriorityQueue;

/** The players in the order in which the rules rank them. */
final class Ranking {
  static final int SHOWN = 12;

  private Ranking() {}

  /**
   * A line of the ranking: sign, name, layer and experience of a player.
   *
   * @param size of the name
   */
  static Svg row(
      CanopyFrame frame, Viewpoint from, int seat, double width, double height, double size) {
    CanopyView forest = frame.forest();
    double small = size - 1;
    double base = height / 2 + size * 0.33;
    boolean isFew = forest.players() <= Seats.DISTINCT;
    String number = Seats.label(seat, forest.players());
    double label = isFew ? height : Math.max(height, Fit.width(number, small) + 8);
    Svg sign =
        isFew
            ? Seats.badge(seat, height / 2, height / 2, height * 0.36)
            : Svg.group(
                    Svg.rect(0, 2, label, height - 5).rounded(8).look("p-fill p-edge"),
                    Svg.centred(label / 2, base - 0.5, small, number).look("p-on p-strong"))
                .look(Seats.tone(seat));
    String value =
        forest.layer(seat)
            + ", "
            + forest.shownExperience(seat)
            + (forest.isOut(seat) ? " out" : "");
    boolean isYou = from.isFrom(seat);
    boolean isAsked = frame.asked().isPresent() && frame.asked().getAsInt() == seat;
    boolean isLookedAt = from.focus().isPresent() && from.focus().getAsInt() == seat;
    double room = width - label - 14 - Fit.width(value, small);
    List<Svg> row = new ArrayList<>();
    String frameLook = isAsked ? "p-halo" : isLookedAt ? "p-stroke" : "p-paper";
    row.add(Svg.rect(-4, 0, width + 8, height - 1).rounded(8).look(frameLook));
    row.add(sign);
    row.add(
        Svg.text(label + 6, base, size, Fit.name(room, size, frame.names().get(seat), isYou))
            .look(
                isYou || isAsked || isLookedAt
                    ? "p-strong"
                    : forest.isOut(seat) ? "p-soft" : "p-ink"));
    row.add(Svg.rightAligned(width, base, small, value).look("p-soft"));
    return frame
        .answering(seat, from, Svg.group(row).key("row-" + seat).beat(2))
        .titled(frame.names().get(seat));
  }

  /** The first players, by layer and then experience; and one more if it is not among them. */
  static List<Integer> best(CanopyView forest, OptionalInt more) {
    int[] layers = forest.layers();
    Comparator<Integer> order =
        Comparator.<Integer, Boolean>comparing(forest::isOut)
            .thenComparingInt(seat -> -layers[seat])
            .thenComparingDouble(seat -> -forest.experience(seat))
            .thenComparing(seat -> seat);
    PriorityQueue<Integer> worstFirst = new PriorityQueue<>(order.reversed());
    for (int seat = 0; seat < layers.length; seat++) {
      worstFirst.add(seat);
      if (worstFirst.size() > SHOWN) {
        worstFirst.remove();
      }
    }
    List<Integer> best = new ArrayList<>(worstFirst);
    best.sort(order);
    if (more.isPresent() && !best.contains(more.getAsInt())) {
      best.add(more.getAsInt());
    }
    return best;
  }
}
