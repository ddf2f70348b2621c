package dev.agon.games.botstack.display;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import dev.agon.games.botstack.display.BotStackFrame.Spent;
import dev.agon.games.botstack.rules.Bullet;
import dev.agon.games.botstack.rules.Item;
import dev.agon.games.botstack.rules.Load;
import dev.agon.games.botstack.rules.Player;
import java.util.ArrayList;
import java.util.List;

/** One picture of a match: the players face each other, the gun is between them. */
final class BotStackDrawing {
  private static final double WIDTH = 360;
  private static final double MIDDLE = WIDTH / 2;
  private static final double PANEL = 138;
  private static final double TOP = 66;
  private static final double HEIGHT = 178;
  private static final double MARGIN = 4;
  private static final double GUN = 160;
  private static final double MAGAZINE = 288;
  private static final double BULLET = 48;
  private static final double END = 412;

  private final BotStackFrame frame;
  private final Viewpoint from;
  private final List<Svg> parts = new ArrayList<>();

  BotStackDrawing(BotStackFrame frame, Viewpoint from) {
    this.frame = frame;
    this.from = from;
  }

  String svg() {
    head();
    for (int seat = 0; seat < 2; seat++) {
      panel(seat);
    }
    gun();
    magazine();
    List<String> captions = frame.captions();
    for (int i = 0; i < captions.size(); i++) {
      String fitted = Fit.into(WIDTH - 8, 13, captions.get(i));
      double y = END - 28 + 18 * i;
      parts.add(Svg.centred(MIDDLE, y, 13, fitted).look("p-strong").titled(captions.get(i)));
    }
    return Svg.picture(WIDTH, END, frame.words(from), parts);
  }

  private void head() {
    parts.add(Svg.centred(MIDDLE, 16, 13, "Round " + frame.round() + " of 3").look("p-strong"));
    String score = frame.state().player(0).wins() + " : " + frame.state().player(1).wins();
    parts.add(Svg.centred(MIDDLE, 42, 24, score).look("p-strong"));
    int draws = frame.state().rounds().draws();
    String below = draws == 0 ? "rounds won" : "rounds won, " + draws + " drawn";
    parts.add(Svg.centred(MIDDLE, 58, 12, below).look("p-soft"));
  }

  private static double left(int seat) {
    return seat == 0 ? MARGIN : WIDTH - MARGIN - PANEL;
  }

  private void panel(int seat) {
    double x = left(seat);
    Player player = frame.players().get(seat);
    String name = frame.names().get(seat);
    parts.add(Svg.rect(x, TOP, PANEL, HEIGHT).rounded(8).look("p-card").titled(name));
    parts.add(Seats.badge(seat, x + 17, TOP + 17, 9));
    String fitted = Fit.name(PANEL - 38, 14, name, from.isFrom(seat));
    parts.add(Svg.text(x + 32, TOP + 22, 14, fitted).look("p-strong"));
    hearts(seat, x, player.health());
    slot(seat, 1, player.items().first(), x + 8);
    slot(seat, 2, player.items().second(), x + PANEL / 2 + 3);
    if (player.skips() > 0) {
      String skips = player.skips() == 1 ? "plays twice: skip" : "skips: " + player.skips();
      parts.add(Svg.centred(x + PANEL / 2, TOP + HEIGHT - 24, 12, skips));
    }
    status(seat, x);
  }

  private void hearts(int seat, double x, int health) {
    boolean isHit = frame.incident().hits(seat);
    for (int i = 0; i < health; i++) {
      parts.add(
          BotStackIcons.heart()
              .look("p-bad p-fill p-edge")
              .key("life-" + seat + "-" + i)
              .at(x + 17 + 17 * i, TOP + 44));
    }
    if (isHit) {
      parts.add(BotStackIcons.heart().look("p-hidden").at(x + 17 + 17 * health, TOP + 44));
    }
    String lives = health + (health == 1 ? " life" : " lives") + (isHit ? ", one lost" : "");
    parts.add(Svg.text(x + 10, TOP + 67, 12, lives).look("p-soft"));
  }

  private void slot(int seat, int number, Item item, double x) {
    double width = PANEL / 2 - 11;
    double y = TOP + 76;
    String box = item == Item.EMPTY ? "p-hidden" : "p-paper p-edge";
    parts.add(Svg.rect(x, y, width, 54).rounded(6).look(box));
    parts.add(
        Svg.group(
                BotStackIcons.item(item).at(0, -8),
                Svg.centred(0, 19, 12, item.id()).look(item == Item.EMPTY ? "p-soft" : "p-strong"))
            .key("item-" + seat + "-" + number)
            .at(x + width / 2, y + 28));
  }

  private void status(int seat, double x) {
    boolean isAsked = frame.state().phase().asks() && frame.state().asked() == seat;
    String words = "";
    if (isAsked) {
      parts.add(Svg.rect(x, TOP, PANEL, HEIGHT).rounded(8).look("p-halo").key("turn"));
      words =
          switch (frame.state().phase().question()) {
            case ASK -> "\u25b6 ask for a draw?";
            case ANSWER -> "\u25b6 accept a draw?";
            case ITEM -> "\u25b6 use an item?";
            case SHOOT -> "\u25b6 shoot whom?";
          };
    } else if (frame.incident() instanceof Incident.Failed(int who, _) && who == seat) {
      words = "forfeits";
    }
    parts.add(
        Svg.centred(x + PANEL / 2, TOP + HEIGHT - 9, 13, words).look("p-strong p-accent p-toned"));
  }

  /** The gun, turned to the one it hits; up while nobody is aimed at. */
  private void gun() {
    double angle = -90;
    if (frame.incident() instanceof Incident.Fired(_, int target, Bullet bullet)) {
      angle = target == 0 ? -180 : 0;
      boolean live = bullet == Bullet.LIVE;
      if (live) {
        Svg flash = BotStackIcons.flash(13, 6).look("p-bad p-fill p-edge");
        parts.add(flash.at(target == 0 ? MIDDLE - 42 : MIDDLE + 42, GUN));
      }
      parts.add(
          Svg.centred(MIDDLE, GUN - 26, 16, live ? "BANG!" : "click")
              .look(live ? "p-strong p-bad p-toned" : "p-strong"));
    }
    parts.add(BotStackIcons.gun().key("gun").at(MIDDLE, GUN, angle));
    speech();
  }

  private void speech() {
    if (frame.incident() instanceof Incident.Offered(int seat)) {
      bubble(seat, "Draw?");
    } else if (frame.incident() instanceof Incident.Answered(int seat, boolean yes)) {
      bubble(seat, yes ? "Yes." : "No.");
    }
  }

  private void bubble(int seat, String words) {
    double sign = seat == 0 ? -1 : 1;
    double y = TOP + 14;
    parts.add(Svg.rect(MIDDLE - 32, y - 13, 64, 26).rounded(8).look("p-paper p-edge"));
    double edge = MIDDLE + sign * 32;
    parts.add(
        Svg.polygon(edge - sign, y - 5, edge + sign * 8, y, edge - sign, y + 5)
            .look("p-paper p-edge"));
    parts.add(Svg.centred(MIDDLE, y + 5, 14, words).look("p-strong"));
  }

  private void magazine() {
    int reloads = frame.state().gun().reloads();
    String counts = "In the gun: " + frame.counts();
    parts.add(Svg.centred(MIDDLE, MAGAZINE - 24, 14, counts).look("p-strong"));
    List<Spent> spent = frame.spent();
    Load left = frame.left();
    int all = spent.size() + left.bullets();
    double first = MIDDLE - BULLET * (all - 1) / 2;
    for (int i = 0; i < spent.size(); i++) {
      Spent out = spent.get(i);
      Svg shape = out.bullet() == Bullet.LIVE ? BotStackIcons.live() : BotStackIcons.blank();
      String fate = out.ejected() ? "ejected" : "fired";
      bullet(i, shape, first + i * BULLET, out.bullet().id(), fate, true);
    }
    Load rest = left;
    for (int i = 0; i < left.bullets(); i++) {
      remaining(i, rest.current(), spent.size() + i, first + (spent.size() + i) * BULLET);
      rest = rest.rest();
    }
    if (all == 0) {
      parts.add(Svg.centred(MIDDLE, MAGAZINE + 22, 13, "not loaded").look("p-soft"));
    } else if (reloads > 0) {
      parts.add(
          Svg.text(MARGIN + 4, MAGAZINE - 24, 12, "load " + (reloads + 1) + " of 3")
              .look("p-soft"));
    }
  }

  /** A bullet in the gun: its kind is shown to those who may know it. */
  private void remaining(int index, Bullet bullet, int number, double x) {
    boolean isKnown = frame.isKnown(index, from);
    Svg shape =
        isKnown
            ? bullet == Bullet.LIVE ? BotStackIcons.live() : BotStackIcons.blank()
            : BotStackIcons.unknown();
    String place = index == 0 ? "next" : "";
    bullet(number, shape, x, isKnown ? bullet.id() : "?", place, false);
    if (index == 0 && frame.peeker().isPresent()) {
      parts.add(BotStackIcons.eye().at(x + BULLET / 2, MAGAZINE + 12));
      parts.add(Seats.badge(frame.peeker().getAsInt(), x + BULLET / 2, MAGAZINE + 30, 7));
    }
  }

  private void bullet(int number, Svg shape, double x, String kind, String fate, boolean isOut) {
    Svg labels =
        Svg.group(
            Svg.centred(0, 40, 12, kind.equals("?") ? "" : kind).look("p-strong"),
            Svg.centred(0, 54, 12, fate).look("p-soft"));
    parts.add(
        Svg.group(isOut ? shape.look("p-out") : shape, labels)
            .key("bullet-" + frame.loads() + "-" + number)
            .at(x, MAGAZINE + 22));
  }
}
