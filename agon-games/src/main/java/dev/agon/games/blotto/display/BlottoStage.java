package dev.agon.games.blotto.display;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import dev.agon.games.blotto.display.BlottoPicture.BlottoFrame;
import dev.agon.games.blotto.rules.Battle;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.BlottoState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The landscape picture: a column for each battlefield, as wide as its worth, with the units of one
 * side above the middle and those of the other below it. At the bottom the latest rounds, small.
 */
final class BlottoStage {
  private static final double MARGIN = 12;
  private static final double WIDTH = Svg.LANDSCAPE_WIDTH - 2 * MARGIN;
  private static final double BOTTOM = Svg.LANDSCAPE_HEIGHT - MARGIN;
  private static final double HEAD = 62;
  private static final double ROUNDS = 76;
  private static final double SPINE = 30;
  private static final double GAIN = 20;
  private static final double UNITS = 20;
  private static final double HATCH = 7;
  private static final int LATEST = 12;

  /** The part of the width that all columns share, whatever they are worth. */
  private static final double EVEN = 0.5;

  private final BlottoFrame frame;
  private final BlottoState state;
  private final Viewpoint from;
  private final Optional<Battle> battle;
  private final double middle;
  private final double reach;
  private final List<Svg> parts = new ArrayList<>();

  BlottoStage(BlottoFrame frame, Viewpoint from) {
    this.frame = frame;
    this.state = frame.state();
    this.from = from;
    this.battle =
        state.fought().isEmpty() ? Optional.empty() : Optional.of(state.fought().getLast());
    double bottom = hasRounds() ? BOTTOM - ROUNDS : BOTTOM;
    this.middle = (HEAD + bottom) / 2;
    this.reach = (bottom - HEAD - SPINE) / 2;
  }

  private boolean hasRounds() {
    return state.rounds() > 1;
  }

  String svg() {
    head();
    Battlefields fields = state.battlefields();
    double even = EVEN * WIDTH / fields.count();
    double x = MARGIN;
    for (int field = 0; field < fields.count(); field++) {
      double width = even + (1 - EVEN) * WIDTH * fields.value(field) / fields.total();
      column(field, x, width);
      x += width;
    }
    if (hasRounds()) {
      rounds();
    }
    return Svg.landscape(frame.words(from), parts);
  }

  private void head() {
    int shown = Math.max(1, state.fought().size());
    String round = "Round " + shown + " of " + state.rounds();
    parts.add(Svg.centred(Svg.LANDSCAPE_WIDTH / 2, 32, 20, round).look("p-strong"));
    String note =
        state.isOver()
            ? state.leader().isEmpty() ? "a draw" : winner(state.leader().getAsInt())
            : battle.isEmpty() ? "both place their units, unseen" : "";
    parts.add(Svg.centred(Svg.LANDSCAPE_WIDTH / 2, 54, 16, note).look("p-strong p-accent p-toned"));
    for (int seat = 0; seat < 2; seat++) {
      side(seat);
    }
  }

  private String winner(int seat) {
    return Fit.into(200, 16, frame.names().get(seat)) + " wins";
  }

  private void side(int seat) {
    double sign = seat == 0 ? 1 : -1;
    double edge = seat == 0 ? MARGIN : MARGIN + WIDTH;
    String name = frame.names().get(seat);
    parts.add(Seats.badge(seat, edge + sign * 16, 28, 14));
    parts.add(
        aligned(seat, edge + sign * 38, 34, 18, Fit.name(190, 18, name, from.isFrom(seat)))
            .look("p-strong")
            .titled(name));
    String points = BlottoNarrator.points(Math.round(2 * state.points(seat))) + " points";
    parts.add(
        aligned(seat, edge + sign * 38, 55, 16, points)
            .look("p-soft")
            .key("score-" + seat)
            .beat(2));
    String units = state.forfeits().contains(seat) ? "failed" : state.forces().of(seat) + " units";
    double beside = edge + sign * (54 + Fit.width(points, 16));
    parts.add(aligned(seat, beside, 55, 14, units).look("p-soft"));
  }

  /** Text that starts at the outer edge of the seat's half, or ends there. */
  private static Svg aligned(int seat, double x, double y, double size, String text) {
    return seat == 0 ? Svg.text(x, y, size, text) : Svg.rightAligned(x, y, size, text);
  }

  private void column(int field, double x, double width) {
    double inner = Math.max(1, width - 4);
    parts.add(
        Svg.rect(x + 2, middle - SPINE / 2 - reach, inner, SPINE + 2 * reach)
            .rounded(Math.min(8, inner / 4))
            .look("p-card"));
    String worth = String.valueOf(state.battlefields().value(field));
    String labelled = "worth " + worth;
    if (Fit.width(worth, 16) <= width) {
      String shown = Fit.width(labelled, 16) <= width ? labelled : worth;
      parts.add(Svg.centred(x + width / 2, middle + 6, 16, shown).look("p-strong"));
    }
    for (int seat = 0; seat < 2; seat++) {
      if (battle.isPresent()) {
        bar(seat, field, x + 2, inner, battle.get());
      } else {
        hidden(seat, x + 2, inner);
      }
      if (frame.isPlacing(seat, from)) {
        Svg.Side to = seat == 0 ? Svg.Side.UP : Svg.Side.DOWN;
        parts.add(frame.slider(seat, field, x + 2, top(seat, reach), inner, reach, to));
      }
    }
  }

  private static double sign(int seat) {
    return seat == 0 ? -1 : 1;
  }

  /** The upper edge of a bar of this length. */
  private double top(int seat, double length) {
    return seat == 0 ? middle - SPINE / 2 - length : middle + SPINE / 2;
  }

  private void hidden(int seat, double x, double width) {
    double length = reach / 2;
    parts.add(Svg.rect(x, top(seat, length), width, length).look("p-hidden"));
    double y = top(seat, length) + length / 2 + 7;
    if (width > 14) {
      parts.add(Svg.centred(x + width / 2, y, 20, "?").look("p-soft p-strong"));
    }
  }

  private void bar(int seat, int field, double x, double width, Battle plans) {
    int own = plans.of(seat).units(field);
    int result = Integer.compare(own, plans.of(1 - seat).units(field));
    double longest = reach - GAIN - UNITS;
    double length = own == 0 ? 0 : Math.max(2, longest * own / frame.mostUnits());
    double y = top(seat, length);
    parts.add(
        Svg.rect(x, y, width, length)
            .look(Seats.tone(seat) + (result > 0 ? " p-fill p-edge" : " p-tint p-edge"))
            .key("bar-" + seat + "-" + field)
            .beat(1));
    if (result == 0 && length > 0) {
      parts.add(
          hatched(x, y, width, length)
              .look("p-stroke")
              .with("stroke-width", 1)
              .key("tie-" + seat + "-" + field)
              .beat(2));
    }
    double outer = middle + sign(seat) * (SPINE / 2 + length + 11);
    String units = String.valueOf(own);
    if (Fit.width(units, 16) <= width + 8) {
      parts.add(
          Svg.centred(x + width / 2, outer + 6, 16, units)
              .look(result > 0 ? "p-strong" : "p-soft")
              .key("units-" + seat + "-" + field)
              .beat(1));
    }
    long halves = (1L + result) * state.battlefields().value(field);
    String gain = "+" + BlottoNarrator.points(halves);
    if (result >= 0 && Fit.width(gain, 15) <= width + 8) {
      parts.add(
          Svg.centred(x + width / 2, middle + sign(seat) * (SPINE / 2 + reach - 10) + 5, 15, gain)
              .look(result > 0 ? "p-strong p-good p-toned" : "p-soft")
              .key("gain-" + seat + "-" + field)
              .beat(2));
    }
  }

  private static Svg hatched(double x, double y, double width, double height) {
    StringBuilder lines = new StringBuilder();
    for (double along = HATCH; along < width + height; along += HATCH) {
      lines.append('M').append(Svg.number(x + Math.min(along, width)));
      lines.append(' ').append(Svg.number(y + Math.max(0, along - width)));
      lines.append('L').append(Svg.number(x + Math.max(0, along - height)));
      lines.append(' ').append(Svg.number(y + Math.min(along, height)));
    }
    return Svg.path(lines.toString());
  }

  /** The latest rounds as small maps: who took which battlefield, and the points of both sides. */
  private void rounds() {
    int fought = state.fought().size();
    int first = Math.max(0, fought - LATEST);
    int places = Math.min(LATEST, state.rounds());
    double cell = WIDTH / Math.max(places, 6);
    for (int i = 0; i < places; i++) {
      double x = MARGIN + i * cell;
      boolean isFought = first + i < fought;
      parts.add(Svg.rect(x + 3, BOTTOM - 62, cell - 6, 40).look(isFought ? "p-card" : "p-hidden"));
      if (isFought) {
        map(first + i, x + 3, cell - 6);
      }
    }
  }

  private void map(int round, double x, double width) {
    Battle plans = state.fought().get(round);
    Battlefields fields = state.battlefields();
    StringBuilder[] won = {new StringBuilder(), new StringBuilder()};
    double at = x;
    for (int field = 0; field < fields.count(); field++) {
      double wide = width * fields.value(field) / fields.total();
      int result = Integer.compare(plans.first().units(field), plans.second().units(field));
      if (result != 0) {
        double y = result > 0 ? BOTTOM - 62 : BOTTOM - 42;
        won[result > 0 ? 0 : 1]
            .append('M')
            .append(Svg.number(at))
            .append(' ')
            .append(Svg.number(y))
            .append('h')
            .append(Svg.number(wide))
            .append("v20h")
            .append(Svg.number(-wide))
            .append('z');
      }
      at += wide;
    }
    for (int seat = 0; seat < 2; seat++) {
      if (!won[seat].isEmpty()) {
        parts.add(
            Svg.path(won[seat].toString())
                .look(Seats.tone(seat) + " p-fill p-edge")
                .key("map-" + seat + "-" + (round + 1))
                .beat(2));
      }
    }
    String score =
        BlottoNarrator.points(fields.halfPoints(plans.first(), plans.second()))
            + "\u2013"
            + BlottoNarrator.points(fields.halfPoints(plans.second(), plans.first()));
    if (Fit.width(score, 14) <= width + 6) {
      parts.add(
          Svg.centred(x + width / 2, BOTTOM - 4, 14, score)
              .look(round == state.fought().size() - 1 ? "p-strong" : "p-soft"));
    }
  }
}
