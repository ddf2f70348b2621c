package dev.agon.games.coinfight.display;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Svg;
import dev.agon.games.coinfight.display.CoinPicture.CoinFrame;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.Coins;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What both compositions show of a match, and which of it is an answer of the audience. */
record CoinParts(CoinFrame frame, Viewpoint from, CoinKeys keys) {
  static CoinParts of(CoinFrame frame, Viewpoint from) {
    return new CoinParts(frame, from, new CoinKeys(frame));
  }

  private CoinState state() {
    return frame.state();
  }

  boolean isOut(int seat) {
    return state().hand(seat).isEmpty();
  }

  boolean isNext(int seat) {
    return !frame.isOver() && seat == state().seatToPlay();
  }

  /** What becomes of a seat; empty for one that waits. */
  String status(int seat) {
    return isOut(seat)
        ? "out: place " + state().place(seat)
        : frame.isOver() ? "wins" : isNext(seat) ? "\u25b6 to play" : "";
  }

  /** What a seat has, if that fits; otherwise only its worth. */
  String total(int seat, double width, double size) {
    Coins hand = state().hand(seat);
    String total = hand.value() + " in " + hand.count() + (hand.count() == 1 ? " coin" : " coins");
    return isOut(seat)
        ? "no coins"
        : Fit.width(total, size) <= width ? total : String.valueOf(hand.value());
  }

  String tableTotal() {
    Coins all = state().table();
    return all.isEmpty() ? "no coins on the table" : "on the table: " + all.value();
  }

  /** The frame around a seat that is to play. */
  static Svg halo(double x, double y, double width, double height, double corner) {
    return Svg.rect(x, y, width, height).rounded(corner).look("p-halo").key("turn").beat(2);
  }

  /**
   * A coin of a pile, whose value is written on it if there is no other above it.
   *
   * @param holder the seat that has it, or the number of seats for the table
   * @param least the least size of the value
   */
  Svg coin(int kind, int id, int holder, boolean isTop, double radius, double least) {
    String key = keys.key(kind, id);
    List<Svg> parts = new ArrayList<>();
    parts.add(Svg.circle(0, 0, radius).look("p-coin p-edge"));
    if (keys.isMoved(key)) {
      parts.add(Svg.circle(0, 0, radius + 1).look("p-halo"));
    }
    if (isTop) {
      String value = keys.label(kind);
      double size =
          Math.max(least, Math.min(Math.min(20, 1.1 * radius), 1.7 * radius / Fit.width(value, 1)));
      parts.add(Svg.centred(0, 0.36 * size, size, value).look("p-on-coin p-strong"));
    }
    Svg coin = Svg.group(parts).key(key).beat(keys.isTaken(key) ? 2 : 1);
    boolean isAnswer = isTop && holder < state().players() && isNext(holder) && from.isFrom(holder);
    return isAnswer ? coin.answer(name(kind)) : coin;
  }

  /** How many coins of a pile of the table are taken as change, for whoever is asked for it. */
  List<Svg> change(int kind, int holder, double x, double y, double width, double height) {
    boolean isAsked =
        holder == state().players() && !frame.isOver() && from.isFrom(state().seatToPlay());
    return isAsked && state().table().count(kind) > 0 && hasLarger(kind)
        ? List.of(Svg.counter(name(kind), x, y, width, height))
        : List.of();
  }

  /** Whether the seat that is to play has a coin for which one of this kind may be taken. */
  private boolean hasLarger(int kind) {
    Coins hand = state().hand(state().seatToPlay());
    return IntStream.range(kind + 1, hand.denominations().size()).anyMatch(i -> hand.count(i) > 0);
  }

  /** What people call a coin of this kind. */
  private String name(int kind) {
    return String.valueOf(state().table().denominations().cents(kind));
  }
}
