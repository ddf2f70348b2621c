package dev.agon.games.coinfight.display;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import dev.agon.games.coinfight.display.CoinPicture.CoinFrame;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.Denominations;
import java.util.ArrayList;
import java.util.List;

/**
 * The landscape picture: an oval table with the seats around it, clockwise. Two sit at its ends;
 * more sit above and below it. A coin flies to its new place; what the last play moved has a ring.
 */
final class CoinStage {
  private static final double MARGIN = 12;
  private static final double GAP = 10;
  private static final double ROW = 146;
  private static final double END = 224;
  private static final double HEAD = 40;
  private static final double FOOT = 26;

  /** How far a coin is above the one below it, and how many of a pile are drawn. */
  private static final double STEP = 4;

  private static final int DRAWN = 5;
  private static final double MOST_RADIUS = 26;
  private static final double TALL_RADIUS = 38;
  private static final double LEAST_CELL = 60;

  /** The part of a cell in which the coins are, beside their number. */
  private static final double COINS = 0.62;

  private static final double LEAST_TEXT = 14;

  private final CoinFrame frame;
  private final CoinState state;
  private final Viewpoint from;
  private final Denominations kinds;
  private final CoinParts shared;
  private final List<Svg> still = new ArrayList<>();
  private final List<Svg> coins = new ArrayList<>();

  /** A rectangle of the picture. */
  private record Box(double x, double y, double width, double height) {}

  CoinStage(CoinFrame frame, Viewpoint from) {
    this.frame = frame;
    this.state = frame.state();
    this.from = from;
    this.kinds = state.table().denominations();
    this.shared = CoinParts.of(frame, from);
  }

  String svg() {
    int seats = state.players();
    double width = Svg.LANDSCAPE_WIDTH - 2 * MARGIN;
    double height = Svg.LANDSCAPE_HEIGHT - 2 * MARGIN;
    if (seats == 2) {
      panel(0, new Box(MARGIN, MARGIN, END, height));
      panel(1, new Box(MARGIN + width - END, MARGIN, END, height));
      double side = MARGIN + END + GAP;
      table(new Box(side, MARGIN + 50, Svg.LANDSCAPE_WIDTH - 2 * side, height - 100));
    } else {
      int above = seats / 2;
      for (int i = 0; i < above; i++) {
        panel(i, seat(i, above, MARGIN));
      }
      table(new Box(MARGIN, MARGIN + ROW + GAP, width, height - 2 * (ROW + GAP)));
      for (int i = 0; i < seats - above; i++) {
        panel(seats - 1 - i, seat(i, seats - above, MARGIN + height - ROW));
      }
    }
    List<Svg> parts = new ArrayList<>(still);
    parts.addAll(coins);
    return Svg.landscape(frame.words(from), parts);
  }

  private static Box seat(int index, int count, double y) {
    double width = (Svg.LANDSCAPE_WIDTH - 2 * MARGIN - (count - 1) * GAP) / count;
    return new Box(MARGIN + index * (width + GAP), y, width, ROW);
  }

  private void panel(int seat, Box box) {
    boolean isOut = shared.isOut(seat);
    String name = frame.names().get(seat);
    double x = box.x();
    double y = box.y();
    still.add(Svg.rect(x, y, box.width(), box.height()).rounded(12).look("p-card").titled(name));
    Svg badge = Seats.badge(seat, x + 24, y + 22, 14);
    still.add(isOut ? Svg.group(badge).look("p-out") : badge);
    boolean isTall = box.height() > ROW;
    String status = shared.status(seat);
    double room = box.width() - 56 - (isTall ? 0 : Fit.width(status, 15) + 8);
    String fitted = Fit.name(room, 18, name, from.isFrom(seat));
    still.add(Svg.text(x + 46, y + 28, 18, fitted).look(isOut ? "p-soft" : "p-strong"));
    if (shared.isNext(seat)) {
      still.add(CoinParts.halo(x, y, box.width(), box.height(), 12));
    }
    Svg told =
        isTall
            ? Svg.centred(x + box.width() / 2, y + box.height() - 18, 18, status)
            : Svg.rightAligned(x + box.width() - 10, y + 27, 15, status);
    still.add(told.look("p-strong p-accent p-toned").key("status-" + seat).beat(2));
    double size = isTall ? 20 : 16;
    double foot = isTall ? y + box.height() - 48 : y + box.height() - 10;
    still.add(
        Svg.centred(x + box.width() / 2, foot, size, shared.total(seat, box.width() - 8, size))
            .look(isOut ? "p-soft" : "p-strong")
            .key("total-" + seat)
            .beat(2));
    double below = isTall ? 74 : FOOT;
    piles(new Box(x + 8, y + HEAD, box.width() - 16, box.height() - HEAD - below), seat);
  }

  private void table(Box box) {
    double round = Math.min(box.width(), box.height()) / 2;
    still.add(Svg.rect(box.x(), box.y(), box.width(), box.height()).rounded(round).look("p-table"));
    double middle = box.x() + box.width() / 2;
    boolean isTall = box.height() > ROW;
    double head = isTall ? 64 : 26;
    still.add(
        Svg.centred(middle, box.y() + head, isTall ? 20 : 16, shared.tableTotal())
            .look("p-strong")
            .key("total-table")
            .beat(2));
    double inset = isTall ? 36 : 60;
    piles(
        new Box(
            box.x() + inset,
            box.y() + head + 8,
            box.width() - 2 * inset,
            box.height() - head - (isTall ? 72 : 14)),
        state.players());
  }

  /** The piles of a seat or, after the seats, of the table, in cells of the same size. */
  private void piles(Box box, int holder) {
    int most = Math.max(1, (int) (box.width() / LEAST_CELL));
    int lines = (kinds.size() + most - 1) / most;
    if (lines == 1 && kinds.size() > 1 && box.height() > box.width()) {
      lines = 2;
    }
    int columns = (kinds.size() + lines - 1) / lines;
    double largest = box.height() > ROW ? TALL_RADIUS : MOST_RADIUS;
    double width = Math.min(box.width() / columns, 4 * largest);
    double height = box.height() / lines;
    double left = box.x() + (box.width() - width * columns) / 2;
    for (int kind = 0; kind < kinds.size(); kind++) {
      int line = kind / columns;
      Box cell = new Box(left + kind % columns * width, box.y() + line * height, width, height);
      pile(kind, holder, cell);
    }
  }

  /** A pile that stands in the middle of its cell, with its number beside it. */
  private void pile(int kind, int holder, Box cell) {
    List<Integer> ids = frame.piles().piles().get(holder).get(kind);
    int drawn = Math.min(DRAWN, ids.size());
    double most = Math.min(TALL_RADIUS, Math.min(cell.width() * COINS / 2, cell.height() / 2 - 2));
    double radius = most * (kinds.size() == 1 ? 1 : 0.8 + 0.2 * kind / (kinds.size() - 1));
    double step = drawn < 2 ? 0 : Math.min(STEP, (cell.height() - 2 * radius) / (drawn - 1));
    double x = cell.x() + cell.width() * COINS / 2;
    double y = cell.y() + (cell.height() + step * (drawn - 1)) / 2;
    for (int i = 0; i < drawn; i++) {
      boolean isTop = i == drawn - 1;
      int id = ids.get(ids.size() - drawn + i);
      coins.add(
          shared
              .coin(kind, id, holder, isTop, radius, LEAST_TEXT)
              .at(x, y - i * Math.max(0, step)));
    }
    if (!ids.isEmpty()) {
      still.add(
          Svg.text(x + radius + 4, cell.y() + cell.height() / 2 + 5, 15, "\u00d7" + ids.size())
              .look("p-soft")
              .key("count-" + holder + "-" + kind)
              .beat(2));
    }
    coins.addAll(
        shared.change(kind, holder, cell.x() + 2, cell.y(), cell.width() - 4, cell.height()));
  }
}
