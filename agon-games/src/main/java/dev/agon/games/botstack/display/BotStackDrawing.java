package dev.agon.games.botstack.display;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import dev.agon.games.botstack.display.BotStackParts.GunSize;
import dev.agon.games.botstack.display.BotStackParts.Shown;
import dev.agon.games.botstack.rules.Decision.Use;
import dev.agon.games.botstack.rules.Item;
import java.util.ArrayList;
import java.util.List;

/** The portrait picture: the players face each other, the gun is between them. */
final class BotStackDrawing {
  private static final double WIDTH = 360;
  private static final double MIDDLE = WIDTH / 2;
  private static final double PANEL = 138;
  private static final double TOP = 66;
  private static final double HEIGHT = 178;
  private static final double MARGIN = 4;
  private static final double GUN = 160;
  private static final GunSize GUN_SIZE = new GunSize(1, 13, 42, 16, 26);
  private static final double MAGAZINE = 288;
  private static final double BULLET = 48;
  private static final double END = 412;

  private final BotStackFrame frame;
  private final Viewpoint from;
  private final BotStackParts shared;
  private final List<Svg> parts = new ArrayList<>();

  BotStackDrawing(BotStackFrame frame, Viewpoint from) {
    this.frame = frame;
    this.from = from;
    this.shared = new BotStackParts(frame, from);
  }

  String svg() {
    head();
    for (int seat = 0; seat < 2; seat++) {
      panel(seat);
    }
    parts.addAll(shared.gun(MIDDLE, GUN, GUN_SIZE));
    if (!shared.speech().isEmpty()) {
      double width = Math.min(88, Math.max(64, Fit.width(shared.speech(), 14) + 14));
      parts.add(shared.bubble(MIDDLE - width / 2, TOP + 1, width, 26, 14));
    }
    magazine();
    foot();
    return Svg.picture(WIDTH, END, frame.words(from), parts);
  }

  private void head() {
    parts.add(Svg.centred(MIDDLE, 16, 13, "Round " + frame.round() + " of 3").look("p-strong"));
    String score = frame.state().player(0).wins() + " : " + frame.state().player(1).wins();
    parts.add(Svg.centred(MIDDLE, 42, 24, score).look("p-strong").key("score").beat(2));
    int draws = frame.state().rounds().draws();
    String below = draws == 0 ? "rounds won" : "rounds won, " + draws + " drawn";
    parts.add(Svg.centred(MIDDLE, 58, 12, below).look("p-soft"));
  }

  private static double left(int seat) {
    return seat == 0 ? MARGIN : WIDTH - MARGIN - PANEL;
  }

  private void panel(int seat) {
    double x = left(seat);
    String name = frame.names().get(seat);
    Svg card = Svg.rect(x, TOP, PANEL, HEIGHT).rounded(8).look("p-card").titled(name);
    parts.add(shared.card(seat, card));
    parts.add(Seats.badge(seat, x + 17, TOP + 17, 9));
    String fitted = Fit.name(PANEL - 38, 14, name, from.isFrom(seat));
    parts.add(Svg.text(x + 32, TOP + 22, 14, fitted).look("p-strong"));
    parts.addAll(shared.hearts(seat, x + 17, TOP + 44, 17, 1));
    parts.add(
        Svg.text(x + 10, TOP + 67, 12, shared.lives(seat))
            .look("p-soft")
            .key("lives-" + seat)
            .beat(2));
    slot(seat, Use.FIRST, x + 8);
    slot(seat, Use.SECOND, x + PANEL / 2 + 3);
    parts.add(
        Svg.centred(x + PANEL / 2, TOP + HEIGHT - 28, 12, shared.skips(seat))
            .key("skips-" + seat)
            .beat(2));
    if (shared.isAsked(seat)) {
      parts.add(Svg.rect(x, TOP, PANEL, HEIGHT).rounded(8).look("p-halo").key("turn").beat(2));
    }
    parts.add(
        Svg.centred(x + PANEL / 2, TOP + HEIGHT - 9, 13, shared.status(seat))
            .look("p-strong p-accent p-toned")
            .key("status-" + seat)
            .beat(2));
  }

  private void slot(int seat, Use use, double x) {
    double width = PANEL / 2 - 11;
    double y = TOP + 76;
    Item item = frame.players().get(seat).items().in(use);
    parts.add(shared.slot(seat, use, Svg.rect(x, y, width, 54).rounded(6)));
    parts.add(
        Svg.group(
                BotStackIcons.item(item).at(0, -8),
                Svg.centred(0, 19, 12, item.id()).look(item == Item.EMPTY ? "p-soft" : "p-strong"))
            .key("item-" + seat + "-" + (use == Use.FIRST ? 1 : 2))
            .beat(1)
            .at(x + width / 2, y + 28));
  }

  private void magazine() {
    parts.add(
        Svg.centred(MIDDLE, MAGAZINE - 24, 14, shared.counts())
            .look("p-strong")
            .key("counts")
            .beat(2));
    parts.add(Svg.text(MARGIN + 4, MAGAZINE - 24, 12, shared.load()).look("p-soft"));
    List<Shown> bullets = shared.bullets();
    if (bullets.isEmpty()) {
      parts.add(Svg.centred(MIDDLE, MAGAZINE + 22, 13, "not loaded").look("p-soft"));
    }
    double first = MIDDLE - BULLET * (bullets.size() - 1) / 2;
    for (Shown bullet : bullets) {
      double x = first + bullet.number() * BULLET;
      Svg labels =
          Svg.group(
              Svg.centred(0, 40, 12, bullet.kind()).look("p-strong"),
              Svg.centred(0, 54, 12, bullet.fate()).look("p-soft"));
      parts.add(shared.bullet(bullet, bullet.icon(), labels, x, MAGAZINE + 22));
      if (bullet.number() == frame.spent().size() && frame.peeker().isPresent()) {
        parts.add(BotStackIcons.eye().at(x + BULLET / 2, MAGAZINE + 12));
        parts.add(Seats.badge(frame.peeker().getAsInt(), x + BULLET / 2, MAGAZINE + 30, 7));
      }
    }
  }

  /** What happened or, for whoever is asked, answers that are on no other part. */
  private void foot() {
    List<Svg> buttons = shared.buttons(MIDDLE, END - 42, 130, 40);
    parts.addAll(buttons);
    List<String> captions = buttons.isEmpty() ? frame.captions() : List.of();
    for (int i = 0; i < captions.size(); i++) {
      String fitted = Fit.into(WIDTH - 8, 13, captions.get(i));
      double y = END - 28 + 18 * i;
      parts.add(Svg.centred(MIDDLE, y, 13, fitted).look("p-strong").titled(captions.get(i)));
    }
  }
}
