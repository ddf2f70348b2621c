package dev.agon.games.blotto.display;

import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import dev.agon.games.blotto.rules.Battle;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.BlottoState;
import java.util.List;

/** The latest rounds as small maps: who took which battlefield, and the points of both sides. */
record RoundMaps(BlottoState state, List<Svg> parts) {
  private static final int PER_LINE = 6;
  private static final int MOST = 12;
  private static final double CELL = 58;
  private static final double MAP_WIDTH = 44;
  private static final double MAP_HEIGHT = 40;
  private static final double LINE = MAP_HEIGHT + 42;
  private static final double LEFT = 6;

  /** Draws the maps from this height on, and returns where they end. */
  double draw(double y) {
    int fought = state.fought().size();
    int first = Math.max(0, fought - MOST);
    String heading = first == 0 ? "All rounds" : "The last " + MOST + " rounds";
    parts.add(Svg.line(LEFT, y, LEFT + PER_LINE * CELL, y).look("p-hair"));
    parts.add(Svg.text(LEFT, y + 18, 12, heading).look("p-soft"));
    for (int round = first; round < fought; round++) {
      int index = round - first;
      int line = index / PER_LINE;
      double x = LEFT + index % PER_LINE * CELL;
      parts.add(map(round, x, y + 24 + line * LINE));
    }
    int lines = (fought - first + PER_LINE - 1) / PER_LINE;
    return y + 24 + lines * LINE;
  }

  private Svg map(int round, double x, double y) {
    Battle battle = state.fought().get(round);
    Battlefields fields = state.battlefields();
    StringBuilder[] won = {new StringBuilder(), new StringBuilder()};
    StringBuilder tied = new StringBuilder();
    double left = (CELL - MAP_WIDTH) / 2;
    double half = MAP_WIDTH / 2;
    double at = 16;
    for (int field = 0; field < fields.count(); field++) {
      double height = MAP_HEIGHT * fields.value(field) / fields.total();
      int result = Integer.compare(battle.first().units(field), battle.second().units(field));
      if (result == 0) {
        box(tied, left, at, MAP_WIDTH, height);
      } else {
        box(result > 0 ? won[0] : won[1], result > 0 ? left : left + half, at, half, height);
      }
      at += height;
    }
    boolean isShown = round == state.fought().size() - 1;
    String score =
        BlottoNarrator.points(fields.halfPoints(battle.first(), battle.second()))
            + ":"
            + BlottoNarrator.points(fields.halfPoints(battle.second(), battle.first()));
    return Svg.group(
            Svg.centred(CELL / 2, 11, 11, String.valueOf(round + 1))
                .look(isShown ? "p-strong" : "p-soft"),
            Svg.rect(left, 16, MAP_WIDTH, MAP_HEIGHT).look("p-card"),
            Svg.path(won[0].toString()).look(Seats.tone(0) + " p-fill p-edge"),
            Svg.path(won[1].toString()).look(Seats.tone(1) + " p-fill p-edge"),
            Svg.path(tied.toString()).look("p-quiet p-tint p-edge"),
            Svg.centred(CELL / 2, MAP_HEIGHT + 30, 11, score).look(isShown ? "p-strong" : "p-soft"))
        .key("round-" + (round + 1))
        .at(x, y);
  }

  private static void box(StringBuilder path, double x, double y, double width, double height) {
    path.append('M').append(Svg.number(x)).append(' ').append(Svg.number(y));
    path.append('h').append(Svg.number(width)).append('v').append(Svg.number(height));
    path.append("h-").append(Svg.number(width)).append('z');
  }
}
