package org.example.liarsdice;

import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import java.util.ArrayList;
import java.util.List;
import org.example.liarsdice.Move.Liar;

/**
 * Draws a row of dice for each player.
 *
 * @param shown the table that is drawn: after a challenge the one before it, with open dice
 * @param news what the last step did that everybody may know
 */
record DicePicture(Table table, Table shown, long turns, List<String> names, String news)
    implements Frame<Table, Move> {
  private static final int WIDTH = 360;
  private static final int HEAD = 30;
  private static final int ROW = 58;

  /** The pips of each face, in a square of three by three; a hidden die has none. */
  private static final int[][] PIPS = {
    {}, {4}, {0, 8}, {0, 4, 8}, {0, 2, 6, 8}, {0, 2, 4, 6, 8}, {0, 2, 3, 5, 6, 8}
  };

  static DicePicture first(Table start, List<String> names) {
    return new DicePicture(start, start, 0, names, "The dice are thrown.");
  }

  @Override
  public DicePicture next(Step<Move> step, Table after) {
    Table drawn = step instanceof Step.Moved<Move>(_, Liar _) ? table : after;
    String told = Words.tell(table, step, after, names, Viewpoint.live()).getLast();
    return new DicePicture(after, drawn, turns + (step instanceof Step.Moved ? 1 : 0), names, told);
  }

  /** Everything if the dice are open. */
  private Viewpoint seen(Viewpoint from) {
    return shown == table ? from : Viewpoint.afterwards();
  }

  @Override
  public String words(Viewpoint from) {
    return String.join(" ", Words.hands(shown, names, seen(from))) + " " + news;
  }

  @Override
  public String svg(Viewpoint from) {
    List<Svg> parts = new ArrayList<>();
    parts.add(Svg.text(8, 20, 13, Fit.into(WIDTH - 16, 13, news)).look("p-strong"));
    for (int seat = 0; seat < names.size(); seat++) {
      int y = HEAD + ROW * seat;
      Svg card = Svg.rect(4, y, WIDTH - 8, ROW - 6).rounded(6).look("p-card");
      boolean mayCall = from.isFrom(table.speaker()) && !table.bids().isEmpty();
      parts.add(mayCall && seat == table.bidder() ? card.answer(new Liar().toString()) : card);
      parts.add(Seats.badge(seat, 18, y + 13, 8));
      parts.add(Svg.text(36, y + 18, 13, Fit.name(280, 13, names.get(seat), from.isFrom(seat))));
      boolean isHidden = shown.hands().isEmpty() || !seen(from).knowsWhatIsKnownTo(seat);
      for (int i = 0; i < shown.left().get(seat); i++) {
        Svg die = die(isHidden ? 0 : shown.hands().get(seat).get(i)).at(12 + 32 * i, y + 25);
        parts.add(die.key("die-" + seat + "-" + i));
      }
    }
    return Svg.picture(WIDTH, HEAD + ROW * names.size(), words(from), parts);
  }

  private static Svg die(int face) {
    Svg edge = Svg.rect(0, 0, 24, 24).rounded(4).look(face == 0 ? "p-hidden" : "p-paper p-edge");
    List<Svg> parts = new ArrayList<>(List.of(edge));
    for (int place : PIPS[face]) {
      parts.add(Svg.circle(6 + place % 3 * 6, 6 + place / 3 * 6, 2).look("p-ink"));
    }
    return Svg.group(parts);
  }
}
