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
  private static final double WIDTH = 360;
  private static final double LEFT = 8;
  private static final double BAR = WIDTH - 2 * LEFT;
  private static final double HEIGHT = 22;

  private final CanopyFrame frame;
  private final ShownFight fight;
  private final List<Svg> parts;

  FightBar(CanopyFrame frame, List<Svg> parts) {
    this.frame = frame;
    this.fight = frame.fight().orElseThrow();
    this.parts = parts;
  }

  /** The result that the number gave; quiet while there is none. */
  private boolean isResult(FightResult result) {
    return fight.number().isPresent()
        && fight.intervals().result(fight.number().getAsInt()) == result;
  }

  void draw(double y) {
    String attacker = Fit.into(150, 14, frame.names().get(fight.attacker()));
    String defender = Fit.into(150, 14, frame.names().get(fight.defender()));
    parts.add(
        Svg.centred(WIDTH / 2, y + 14, 14, attacker + " fights " + defender).look("p-strong"));
    Intervals intervals = fight.intervals();
    double bar = y + 30;
    double x = segment(FightResult.WIN, intervals.win(), LEFT, bar);
    if (intervals.literal()) {
      x = segment(FightResult.LOSS, intervals.lose(), x, bar);
      segment(FightResult.DRAW, intervals.draw(), x, bar);
    } else {
      x = segment(FightResult.DRAW, intervals.draw(), x, bar);
      segment(FightResult.LOSS, intervals.lose(), x, bar);
    }
    fight.number().ifPresent(number -> mark(number, bar));
    List<String> told = new ArrayList<>(frame.told());
    String below = "A number is drawn from all three.";
    if (fight.number().isPresent()) {
      below = told.isEmpty() ? "" : told.getFirst().strip();
      below = Character.toUpperCase(below.charAt(0)) + below.substring(1);
      String more = told.size() > 1 ? told.get(1).strip() : "";
      parts.add(Svg.centred(WIDTH / 2, bar + 62, 12, Fit.into(WIDTH - 8, 12, more)));
    }
    parts.add(Svg.centred(WIDTH / 2, bar + 46, 12, Fit.into(WIDTH - 8, 12, below)));
  }

  private double segment(FightResult result, int length, double x, double y) {
    double width = BAR * length / fight.intervals().total();
    String tone =
        switch (result) {
          case WIN -> "p-good";
          case DRAW -> "p-quiet";
          case LOSS -> "p-bad";
        };
    boolean isIt = isResult(result);
    parts.add(
        Svg.rect(x, y, width, HEIGHT).look(tone + (isIt ? " p-wash" : " p-tint") + " p-edge"));
    String words = result.id() + " " + length;
    String fitted = Fit.width(words, 12) <= width ? words : String.valueOf(length);
    if (Fit.width(fitted, 12) <= width) {
      parts.add(Svg.centred(x + width / 2, y + 15, 12, fitted).look(isIt ? "p-strong" : "p-ink"));
    }
    return x + width;
  }

  private void mark(int number, double y) {
    double x = LEFT + BAR * (number + 0.5) / fight.intervals().total();
    parts.add(
        Svg.group(
                Svg.polygon(-6, -8, 6, -8, 0, 0).look("p-ink"),
                Svg.line(0, 0, 0, HEIGHT).look("p-stroke"),
                Svg.polygon(-6, HEIGHT + 8, 6, HEIGHT + 8, 0, HEIGHT).look("p-ink"))
            .key("number")
            .at(x, y));
  }
}
