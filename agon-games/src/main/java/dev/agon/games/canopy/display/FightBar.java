package dev.agon.games.canopy.display;

import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Svg;
import dev.agon.games.canopy.display.CanopyFrame.ShownFight;
import dev.agon.games.canopy.rules.Intervals;
import dev.agon.games.canopy.rules.Intervals.FightResult;
import java.util.ArrayList;
import java.util.List;

/** A fight as a bar of its three intervals, with the number that was drawn as a mark on it. */
final class FightBar {
  private static final String FIGHTS = " fights ";
  private static final double HEIGHT = 22;

  private final double left;
  private final double width;

  /** The sizes of the heading and of other text. */
  private final double large;

  private final double small;

  private final CanopyFrame frame;
  private final ShownFight fight;
  private final List<Svg> parts;

  static FightBar portrait(CanopyFrame frame, List<Svg> parts) {
    return new FightBar(frame, 8, 344, 14, 12, parts);
  }

  static FightBar landscape(CanopyFrame frame, double left, double width, List<Svg> parts) {
    return new FightBar(frame, left, width, 16, 14, parts);
  }

  private FightBar(
      CanopyFrame frame, double left, double width, double large, double small, List<Svg> parts) {
    this.left = left;
    this.width = width;
    this.large = large;
    this.small = small;
    this.frame = frame;
    this.fight = frame.fight().orElseThrow();
    this.parts = parts;
  }

  /** The result that the number gave; quiet while there is none. */
  private boolean isResult(FightResult result) {
    return fight.number().isPresent()
        && fight.intervals().result(fight.number().getAsInt()) == result;
  }

  /** Draws the bar with the sentences below it. */
  void draw(double y) {
    bar(y);
    tell(y + 30);
  }

  /** Draws who fights whom, and the bar. */
  void bar(double y) {
    double room = (width - Fit.width(FIGHTS, large)) / 2;
    String attacker = Fit.into(room, large, frame.names().get(fight.attacker()));
    String defender = Fit.into(room, large, frame.names().get(fight.defender()));
    parts.add(
        Svg.centred(left + width / 2, y + 14, large, attacker + FIGHTS + defender)
            .look("p-strong"));
    Intervals intervals = fight.intervals();
    double bar = y + 30;
    double x = segment(FightResult.WIN, intervals.win(), left, bar);
    if (intervals.literal()) {
      x = segment(FightResult.LOSS, intervals.lose(), x, bar);
      segment(FightResult.DRAW, intervals.draw(), x, bar);
    } else {
      x = segment(FightResult.DRAW, intervals.draw(), x, bar);
      segment(FightResult.LOSS, intervals.lose(), x, bar);
    }
    fight.number().ifPresent(number -> mark(number, bar));
  }

  private void tell(double bar) {
    List<String> told = new ArrayList<>(frame.told());
    String below = "A number is drawn from all three.";
    if (fight.number().isPresent()) {
      below = told.isEmpty() ? "" : told.getFirst().strip();
      below = Character.toUpperCase(below.charAt(0)) + below.substring(1);
      String more = told.size() > 1 ? told.get(1).strip() : "";
      parts.add(Svg.centred(left + width / 2, bar + 62, 12, Fit.into(width + 8, 12, more)));
    }
    parts.add(Svg.centred(left + width / 2, bar + 46, 12, Fit.into(width + 8, 12, below)));
  }

  private double segment(FightResult result, int length, double x, double y) {
    double wide = width * length / fight.intervals().total();
    String tone =
        switch (result) {
          case WIN -> "p-good";
          case DRAW -> "p-quiet";
          case LOSS -> "p-bad";
        };
    boolean isIt = isResult(result);
    parts.add(Svg.rect(x, y, wide, HEIGHT).look(tone + (isIt ? " p-wash" : " p-tint") + " p-edge"));
    String words = result.id() + " " + length;
    String fitted = Fit.width(words, small) <= wide ? words : String.valueOf(length);
    if (Fit.width(fitted, small) <= wide) {
      parts.add(Svg.centred(x + wide / 2, y + 15, small, fitted).look(isIt ? "p-strong" : "p-ink"));
    }
    return x + wide;
  }

  private void mark(int number, double y) {
    double x = left + width * (number + 0.5) / fight.intervals().total();
    parts.add(
        Svg.group(
                Svg.polygon(-6, -8, 6, -8, 0, 0).look("p-ink"),
                Svg.line(0, 0, 0, HEIGHT).look("p-stroke"),
                Svg.polygon(-6, HEIGHT + 8, 6, HEIGHT + 8, 0, HEIGHT).look("p-ink"))
            .key("number")
            .beat(1)
            .at(x, y));
  }
}
