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
import java.util.stream.IntStream;

/**
 * One picture of a match: a row for each battlefield, as thick as its worth, with the units of both
 * sides as bars to the left and to the right. Below it the rounds so far, small.
 */
final class BlottoDrawing {
  private static final double WIDTH = 360;
  private static final double MIDDLE = WIDTH / 2;
  private static final double SPINE = 21;
  private static final double MAX_BAR = 80;
  private static final double HEAD = 92;
  private static final double GAP = 3;
  private static final int MANY_FIELDS = 20;
  private static final double HATCH = 5;

  private final BlottoFrame frame;
  private final BlottoState state;
  private final Viewpoint from;
  private final Optional<Battle> battle;

  /** How long the longest bar is: large numbers need room beside it. */
  private final double longest;

  private final List<Svg> parts = new ArrayList<>();

  BlottoDrawing(BlottoFrame frame, Viewpoint from) {
    this.frame = frame;
    this.state = frame.state();
    this.from = from;
    this.battle =
        state.fought().isEmpty() ? Optional.empty() : Optional.of(state.fought().getLast());
    int digits = String.valueOf(frame.mostUnits()).length();
    this.longest = MAX_BAR - 8 * Math.max(0, digits - 2);
  }

  String svg() {
    head();
    double y = fields(HEAD);
    y = note(y + 8);
    if (state.rounds() > 1 && !state.fought().isEmpty()) {
      y = new RoundMaps(state, parts).draw(y + 8);
    }
    return Svg.picture(WIDTH, y + 6, frame.words(from), parts);
  }

  private void head() {
    int shown = Math.max(1, state.fought().size());
    parts.add(
        Svg.centred(MIDDLE, 18, 13, "Round " + shown + " of " + state.rounds()).look("p-strong"));
    parts.add(Svg.centred(MIDDLE, 48, 16, ":").look("p-strong"));
    for (int seat = 0; seat < 2; seat++) {
      side(seat);
    }
    parts.add(Svg.centred(MIDDLE, HEAD - 8, 12, "worth").look("p-soft"));
  }

  private void side(int seat) {
    double sign = seat == 0 ? -1 : 1;
    String points = BlottoNarrator.points(Math.round(2 * state.points(seat)));
    double room = 126 - Fit.width(points, 22);
    String name = Fit.name(room, 14, frame.names().get(seat), from.isFrom(seat));
    double badge = MIDDLE + sign * 164;
    parts.add(Seats.badge(seat, badge, 41, 10));
    Svg label = aligned(seat, badge - sign * 17, 46, 14, name).look("p-strong");
    parts.add(label.titled(frame.names().get(seat)));
    parts.add(
        aligned(1 - seat, MIDDLE + sign * 8, 50, 22, points).look("p-strong").key("score-" + seat));
    String below = state.forfeits().contains(seat) ? "failed" : state.forces().of(seat) + " units";
    parts.add(aligned(seat, MIDDLE + sign * 174, HEAD - 8, 12, below).look("p-soft"));
  }

  /** Text that starts at the outer edge of the seat's half, or ends there. */
  private static Svg aligned(int seat, double x, double y, double size, String text) {
    return seat == 0 ? Svg.text(x, y, size, text) : Svg.rightAligned(x, y, size, text);
  }

  private double fields(double top) {
    Battlefields fields = state.battlefields();
    boolean many = fields.count() > MANY_FIELDS;
    double thinnest = many ? 16 : 20;
    double thickest = many ? 24 : 44;
    int highest = IntStream.of(fields.toArray()).max().orElse(1);
    int most = frame.mostUnits();
    double y = top;
    for (int field = 0; field < fields.count(); field++) {
      double height = Math.max(thinnest, thickest * fields.value(field) / highest);
      row(field, y, height, most);
      y += height + GAP;
    }
    return y;
  }

  private void row(int field, double y, double height, int most) {
    double base = y + height / 2 + 4.5;
    String worth = String.valueOf(state.battlefields().value(field));
    parts.add(Svg.rect(MIDDLE - SPINE, y, 2 * SPINE, height).look("p-card"));
    double size = Math.min(13, 38 / Fit.width(worth, 1));
    parts.add(Svg.centred(MIDDLE, base, size, worth).look("p-strong"));
    for (int seat = 0; seat < 2; seat++) {
      if (battle.isPresent()) {
        bar(seat, field, y, height, most, battle.get());
      } else {
        hidden(seat, y, height, base);
      }
      if (frame.isPlacing(seat, from)) {
        double width = MIDDLE - SPINE - 9;
        Svg.Side to = seat == 0 ? Svg.Side.LEFT : Svg.Side.RIGHT;
        parts.add(frame.slider(seat, field, left(seat, width), y, width, height, to));
      }
    }
  }

  private static double left(int seat, double length) {
    return seat == 0 ? MIDDLE - SPINE - 3 - length : MIDDLE + SPINE + 3;
  }

  private void hidden(int seat, double y, double height, double base) {
    parts.add(Svg.rect(left(seat, MAX_BAR / 2), y + 1, MAX_BAR / 2, height - 2).look("p-hidden"));
    double x = left(seat, MAX_BAR / 2) + MAX_BAR / 4;
    parts.add(Svg.centred(x, base, 13, "?").look("p-soft p-strong"));
  }

  private void bar(int seat, int field, double y, double height, int most, Battle plans) {
    int own = plans.of(seat).units(field);
    int result = Integer.compare(own, plans.of(1 - seat).units(field));
    double length = own == 0 ? 0 : Math.max(2, longest * own / most);
    double x = left(seat, length);
    double sign = seat == 0 ? -1 : 1;
    double base = y + height / 2 + 4.5;
    String paint = result > 0 ? "p-fill p-edge" : "p-tint p-edge";
    parts.add(
        Svg.rect(x, y, length, height)
            .look(Seats.tone(seat) + " " + paint)
            .key("bar-" + seat + "-" + field));
    if (result == 0 && length > 0) {
      parts.add(hatched(x, y, length, height).look("p-stroke").with("stroke-width", 1));
    }
    double outer = MIDDLE + sign * (SPINE + 3 + length + 5);
    parts.add(
        aligned(1 - seat, outer, base, 13, String.valueOf(own))
            .look(result > 0 ? "p-strong" : "p-soft")
            .key("units-" + seat + "-" + field));
    if (result >= 0) {
      long halves = (1L + result) * state.battlefields().value(field);
      String gain = (result == 0 ? "tie +" : "+") + BlottoNarrator.points(halves);
      parts.add(
          aligned(seat, MIDDLE + sign * 176, base, 12, gain)
              .look(result > 0 ? "p-strong" : "p-soft"));
    }
  }

  private static Svg hatched(double x, double y, double width, double height) {
    StringBuilder lines = new StringBuilder();
    for (double along = HATCH; along < width + height; along += HATCH) {
      double fromX = x + Math.min(along, width);
      double fromY = y + Math.max(0, along - width);
      double toX = x + Math.max(0, along - height);
      double toY = y + Math.min(along, height);
      lines.append('M').append(Svg.number(fromX)).append(' ').append(Svg.number(fromY));
      lines.append('L').append(Svg.number(toX)).append(' ').append(Svg.number(toY));
    }
    return Svg.path(lines.toString());
  }

  private double note(double y) {
    String words = "Round " + (state.fought().size() + 1) + ": both place their units, unseen.";
    if (state.isOver()) {
      words =
          state.leader().isEmpty()
              ? "The match is over: nobody is ahead."
              : frame.names().get(state.leader().getAsInt()) + " wins the match.";
    }
    parts.add(Svg.centred(MIDDLE, y + 12, 13, Fit.into(WIDTH - 16, 13, words)).look("p-ink"));
    return y + 18;
  }
}
