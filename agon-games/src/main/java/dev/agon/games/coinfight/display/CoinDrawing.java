package dev.agon.games.coinfight.display;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import dev.agon.games.coinfight.display.CoinPicture.CoinFrame;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.Denominations;
import dev.agon.games.coinfight.rules.Play;
import java.util.ArrayList;
import java.util.List;

/**
 * One picture of a match: half of the players above the table, half below it, clockwise. Coins are
 * discs in piles; what the last play moved has a ring.
 */
final class CoinDrawing {
  private static final double WIDTH = 360;
  private static final double MARGIN = 4;
  private static final double GAP = 6;
  private static final double HEAD = 26;
  private static final double TABLE = 112;
  private static final double PILE = 64;
  private static final double NAME = 30;
  private static final double FOOT = 40;

  /** How far a coin is above the one below it, and how many of a pile are drawn. */
  private static final double STEP = 3;

  private static final int DRAWN = 5;
  private static final double NARROW = 26.5;
  private static final double BROAD = 64;
  private static final double MOST_RADIUS = 18;
  private static final double[] PANELS = {0, 352, 173, 113};

  private final CoinFrame frame;
  private final CoinState state;
  private final Viewpoint from;
  private final Denominations kinds;
  private final CoinParts shared;
  private final List<Svg> still = new ArrayList<>();
  private final List<Svg> coins = new ArrayList<>();

  CoinDrawing(CoinFrame frame, Viewpoint from) {
    this.frame = frame;
    this.state = frame.state();
    this.from = from;
    this.kinds = state.table().denominations();
    this.shared = CoinParts.of(frame, from);
  }

  String svg() {
    int seats = state.players();
    int above = seats / 2;
    int perRow = Math.max(above, seats - above);
    double panel = panelHeight(PANELS[perRow]);
    still.add(
        Svg.text(MARGIN + 4, 17, 13, "Turn " + (frame.turns() + (frame.isOver() ? 0 : 1)))
            .look("p-strong"));
    still.add(
        Svg.rightAligned(WIDTH - MARGIN - 4, 17, 12, "The last with coins wins.").look("p-soft"));
    for (int i = 0; i < above; i++) {
      panel(i, left(i, above), HEAD, PANELS[above], panel);
    }
    double tableTop = HEAD + panel + GAP;
    table(tableTop);
    double second = tableTop + TABLE + GAP;
    int below = seats - above;
    for (int i = 0; i < below; i++) {
      panel(seats - 1 - i, left(i, below), second, PANELS[below], panel);
    }
    List<Svg> parts = new ArrayList<>(still);
    parts.addAll(coins);
    return Svg.picture(WIDTH, second + panel + MARGIN, frame.words(from), parts);
  }

  private static double left(int index, int count) {
    double all = count * PANELS[count] + (count - 1) * GAP;
    return (WIDTH - all) / 2 + index * (PANELS[count] + GAP);
  }

  private int perLine(double panel) {
    return Math.min(kinds.size(), (int) ((panel - 6) / NARROW));
  }

  private double panelHeight(double panel) {
    int lines = (kinds.size() + perLine(panel) - 1) / perLine(panel);
    return NAME + lines * PILE + FOOT;
  }

  private void panel(int seat, double x, double y, double width, double height) {
    boolean isOut = shared.isOut(seat);
    List<Svg> parts = new ArrayList<>();
    parts.add(Svg.rect(x, y, width, height).rounded(8).look("p-card"));
    Svg badge = Seats.badge(seat, x + 17, y + 17, 9);
    parts.add(isOut ? Svg.group(badge).look("p-out") : badge);
    String name = Fit.name(width - 38, 14, frame.names().get(seat), from.isFrom(seat));
    parts.add(Svg.text(x + 32, y + 22, 14, name).look(isOut ? "p-soft" : "p-strong"));
    double foot = isOut ? y + height / 2 + 6 : y + height - 24;
    still.add(Svg.group(parts).titled(frame.names().get(seat)));
    still.add(
        centredIn(x, width, foot, 12, shared.total(seat, width, 12))
            .look(isOut ? "p-soft" : "p-ink")
            .key("total-" + seat)
            .beat(2));
    still.add(status(seat, x, width, y + height - 8).key("status-" + seat).beat(2));
    if (shared.isNext(seat)) {
      still.add(CoinParts.halo(x, y, width, height, 8));
    }
    piles(seat, x, y + NAME, width);
  }

  private Svg status(int seat, double x, double width, double y) {
    String status = shared.status(seat);
    boolean movedLast = frame.last().filter(last -> last.seat() == seat).isPresent();
    if (!status.isEmpty() || !movedLast) {
      return centredIn(x, width, y, 13, status)
          .look(shared.isNext(seat) ? "p-strong p-accent p-toned" : "p-strong");
    }
    Play play = frame.last().orElseThrow().move();
    String words = "played " + play.coin() + ", took " + play.change().words();
    boolean fits = Fit.width(words, 12) <= width - 8;
    return centredIn(x, width, y, 12, fits ? words : "played " + play.coin()).look("p-soft");
  }

  private static Svg centredIn(double x, double width, double y, double size, String text) {
    return Svg.centred(x + width / 2, y, size, text);
  }

  private void piles(int seat, double x, double y, double width) {
    int perLine = perLine(width);
    double room = Math.min(BROAD, (width - 6) / perLine);
    double first = x + (width - room * perLine) / 2 + room / 2;
    for (int kind = 0; kind < kinds.size(); kind++) {
      int line = kind / perLine;
      double atX = first + kind % perLine * room;
      pile(kind, seat, atX, y + line * PILE, room);
    }
  }

  /** A pile whose box is as high as {@link #PILE}, with its count below. */
  private void pile(int kind, int holder, double x, double y, double width) {
    List<Integer> ids = frame.piles().piles().get(holder).get(kind);
    int drawn = Math.min(DRAWN, ids.size());
    List<Integer> top = ids.subList(ids.size() - drawn, ids.size());
    for (int i = 0; i < drawn; i++) {
      coins.add(
          shared
              .coin(kind, top.get(i), holder, i == drawn - 1, radius(kind, width), 0)
              .at(x, y + PILE - 34 - i * STEP));
    }
    if (!ids.isEmpty()) {
      still.add(
          Svg.centred(x, y + PILE - 6, 12, "\u00d7" + ids.size())
              .look("p-soft")
              .key("count-" + holder + "-" + kind)
              .beat(2));
    }
    coins.addAll(shared.change(kind, holder, x - width / 2 + 1, y, width - 2, PILE));
  }

  /** The more a coin is worth, the larger it is. */
  private double radius(int kind, double width) {
    double most = Math.min(MOST_RADIUS, 0.48 * width);
    return most * (kinds.size() == 1 ? 1 : 0.75 + 0.25 * kind / (kinds.size() - 1));
  }

  private void table(double y) {
    still.add(Svg.rect(MARGIN, y, WIDTH - 2 * MARGIN, TABLE).rounded(TABLE / 2).look("p-table"));
    still.add(
        Svg.centred(WIDTH / 2, y + 22, 13, shared.tableTotal())
            .look("p-ink")
            .key("total-table")
            .beat(2));
    double room = Math.min(BROAD, (WIDTH - 40) / kinds.size());
    double first = WIDTH / 2 - room * (kinds.size() - 1) / 2;
    for (int kind = 0; kind < kinds.size(); kind++) {
      pile(kind, state.players(), first + kind * room, y + TABLE - PILE - 8, room);
    }
  }
}
