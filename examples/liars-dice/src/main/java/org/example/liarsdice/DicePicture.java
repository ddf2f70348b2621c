package org.example.liarsdice;

import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.example.liarsdice.Move.Liar;

/**
 * Draws a row of dice for each player.
 *
 * @param shown the table that is drawn: after a challenge the one before it, with open dice
 * @param news what the last step did that everybody may know
 */
record DicePicture(Table table, Table shown, long turns, List<String> names, List<String> news)
    implements Frame<Table, Move> {
  private static final int WIDTH = 360;
  private static final int HEAD = 30;
  private static final int ROW = 58;

  /** The pips of each face, in a square of three by three; a hidden die has none. */
  private static final List<String> PIPS = List.of("", "4", "08", "048", "0268", "02468", "023568");

  static DicePicture first(Table start, List<String> names) {
    return new DicePicture(start, start, 0, names, List.of("Round 1."));
  }

  @Override
  public DicePicture next(Step<Move> step, Table after) {
    Table drawn = step instanceof Step.Moved<Move>(_, Liar _) ? table : after;
    List<String> told = new Words().tell(table, step, after, names, Viewpoint.live());
    long played = turns + (step instanceof Step.Moved ? 1 : 0);
    return new DicePicture(after, drawn, played, names, told.isEmpty() ? news : told);
  }

  /** The dice of a seat; none if they are hidden. */
  private List<Integer> dice(int seat, Viewpoint from) {
    boolean isOpen = shown != table || from.knowsWhatIsKnownTo(seat);
    return isOpen && seat < shown.hands().size() ? shown.hands().get(seat) : List.of();
  }

  private List<String> lines(Viewpoint from) {
    List<String> lines = new ArrayList<>();
    for (int seat = 0; seat < names.size(); seat++) {
      lines.add(Words.hand(shown, seat, names, dice(seat, from)));
    }
    lines.addAll(news);
    return lines;
  }

  @Override
  public List<String> text() {
    return lines(Viewpoint.live());
  }

  @Override
  public String words(Viewpoint from) {
    return String.join(" ", lines(from));
  }

  @Override
  public String svg(Viewpoint from) {
    List<Svg> parts = new ArrayList<>();
    parts.add(Svg.text(8, 20, 13, Fit.into(WIDTH - 16, 13, news.getLast())).look("p-strong"));
    for (int seat = 0; seat < names.size(); seat++) {
      int y = HEAD + ROW * seat;
      String name = Fit.name(280, 13, names.get(seat), from.isFrom(seat));
      parts.add(Svg.rect(4, y, WIDTH - 8, ROW - 6).rounded(6).look("p-card"));
      parts.add(Seats.badge(seat, 18, y + 13, 8));
      parts.add(Svg.text(36, y + 18, 13, name));
      List<Integer> dice = dice(seat, from);
      for (int i = 0; i < shown.left().get(seat); i++) {
        Svg die = die(dice.isEmpty() ? 0 : dice.get(i)).at(12 + 32 * i, y + 25);
        parts.add(die.key("die-" + seat + "-" + i));
      }
    }
    return Svg.picture(WIDTH, HEAD + ROW * names.size(), words(from), parts);
  }

  private static Svg die(int face) {
    Svg edge = Svg.rect(0, 0, 24, 24).rounded(4).look(face == 0 ? "p-hidden" : "p-paper p-edge");
    Stream<Svg> pips = PIPS.get(face).chars().mapToObj(place -> pip(place - '0'));
    return Svg.group(Stream.concat(Stream.of(edge), pips).toList());
  }

  private static Svg pip(int place) {
    return Svg.circle(6 + place % 3 * 6, 6 + place / 3 * 6, 2).look("p-ink");
  }
}
