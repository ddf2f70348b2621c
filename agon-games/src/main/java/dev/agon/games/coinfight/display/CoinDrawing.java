package dev.agon.games.coinfight.display;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import dev.agon.games.coinfight.display.CoinPicture.CoinFrame;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.Coins;
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
  private static final double STEP = 4;

  private static final int DRAWN = 6;
  private static final double NARROW = 26.5;
  private static final double BROAD = 41;
  private static final double[] PANELS = {0, 236, 173, 113};

  private final CoinFrame frame;
  private final CoinState state;
  private final Viewpoint from;
  private final Denominations kinds;
  private final CoinKeys keys;
  private final List<Svg> still = new ArrayList<>();
  private final List<Svg> coins = new ArrayList<>();

  CoinDrawing(CoinFrame frame, Viewpoint from) {
    this.frame = frame;
    this.state = frame.state();
    this.from = from;
    this.kinds = state.table().denominations();
    this.keys = new CoinKeys(frame);
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
    Coins hand = state.hand(seat);
    boolean isOut = hand.isEmpty();
    boolean isNext = !frame.isOver() && seat == state.seatToPlay();
    List<Svg> parts = new ArrayList<>();
    parts.add(Svg.rect(x, y, width, height).rounded(8).look("p-card"));
    Svg badge = Seats.badge(seat, x + 17, y + 17, 9);
    parts.add(isOut ? Svg.group(badge).look("p-out") : badge);
    String name = Fit.name(width - 38, 14, frame.names().get(seat), from.isFrom(seat));
    parts.add(Svg.text(x + 32, y + 22, 14, name).look(isOut ? "p-soft" : "p-strong"));
    if (isOut) {
      parts.add(centredIn(x, width, y + height / 2 + 6, 14, "no coins").look("p-soft"));
    } else {
      String total =
          hand.value() + " in " + hand.count() + (hand.count() == 1 ? " coin" : " coins");
      boolean fits = Fit.width(total, 12) <= width;
      String shown = fits ? total : String.valueOf(hand.value());
      parts.add(centredIn(x, width, y + height - 24, 12, shown));
    }
    parts.add(status(seat, x, width, y + height - 8, isOut, isNext));
    still.add(Svg.group(parts).titled(frame.names().get(seat)));
    if (isNext) {
      still.add(Svg.rect(x, y, width, height).rounded(8).look("p-halo").key("turn"));
    }
    piles(seat, x, y + NAME, width);
  }

  private Svg status(int seat, double x, double width, double y, boolean isOut, boolean isNext) {
    boolean movedLast = frame.last().filter(last -> last.seat() == seat).isPresent();
    if (isOut) {
      return centredIn(x, width, y, 12, "out: place " + state.place(seat)).look("p-strong");
    }
    if (frame.isOver()) {
      return centredIn(x, width, y, 13, "wins").look("p-strong");
    }
    if (isNext) {
      return centredIn(x, width, y, 13, "\u25b6 to play").look("p-strong p-accent p-toned");
    }
    if (!movedLast) {
      return Svg.group();
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
      pile(kind, frame.piles().hand(seat, kind), atX, y + line * PILE);
    }
  }

  /** A pile whose box is as high as {@link #PILE}, with its count below. */
  private void pile(int kind, List<Integer> ids, double x, double y) {
    int drawn = Math.min(DRAWN, ids.size());
    List<Integer> top = ids.subList(ids.size() - drawn, ids.size());
    for (int i = 0; i < drawn; i++) {
      coins.add(coin(kind, top.get(i), x, y + PILE - 34 - i * STEP));
    }
    if (!ids.isEmpty()) {
      still.add(Svg.centred(x, y + PILE - 6, 12, "\u00d7" + ids.size()).look("p-soft"));
    }
  }

  private Svg coin(int kind, int id, double x, double y) {
    String key = keys.key(kind, id);
    double radius = radius(kind);
    String value = keys.label(kind);
    double size = Math.min(13, 1.8 * radius / Fit.width(value, 1));
    List<Svg> parts = new ArrayList<>();
    parts.add(Svg.circle(0, 0, radius).look("p-coin p-edge"));
    if (keys.isMoved(key)) {
      parts.add(Svg.circle(0, 0, radius + 1).look("p-halo"));
    }
    parts.add(Svg.centred(0, 0.36 * size, size, value).look("p-on-coin p-strong"));
    return Svg.group(parts).key(key).at(x, y);
  }

  /** The more a coin is worth, the larger it is. */
  private double radius(int kind) {
    return kinds.size() == 1 ? 13 : 9.5 + 3.7 * kind / (kinds.size() - 1);
  }

  private void table(double y) {
    still.add(Svg.rect(MARGIN, y, WIDTH - 2 * MARGIN, TABLE).rounded(TABLE / 2).look("p-table"));
    Coins all = state.table();
    String total = all.isEmpty() ? "no coins" : String.valueOf(all.value());
    still.add(Svg.centred(WIDTH / 2, y + 22, 13, "on the table: " + total));
    double first = WIDTH / 2 - BROAD * (kinds.size() - 1) / 2;
    for (int kind = 0; kind < kinds.size(); kind++) {
      pile(kind, frame.piles().table(kind), first + kind * BROAD, y + TABLE - PILE - 8);
    }
  }
}
