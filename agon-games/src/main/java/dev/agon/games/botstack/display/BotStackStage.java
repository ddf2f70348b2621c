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

/** The landscape picture: a player on each side, the gun between them, the magazine below. */
final class BotStackStage {
  private static final double MARGIN = 12;
  private static final double MIDDLE = Svg.LANDSCAPE_WIDTH / 2;
  private static final double PANEL = 220;
  private static final double HEIGHT = 342;
  private static final double GUN = 184;
  private static final GunSize GUN_SIZE = new GunSize(2.4, 34, 108, 38, 58);
  private static final double SLOT = 96;
  private static final double STRIP = 366;
  private static final double STRIP_HEIGHT = 72;
  private static final double ROUND = 100;

  private final BotStackFrame frame;
  private final Viewpoint from;
  private final BotStackParts shared;
  private final List<Svg> parts = new ArrayList<>();

  BotStackStage(BotStackFrame frame, Viewpoint from) {
    this.frame = frame;
    this.from = from;
    this.shared = new BotStackParts(frame, from);
  }

  String svg() {
    for (int seat = 0; seat < 2; seat++) {
      panel(seat);
    }
    middle();
    magazine();
    return Svg.landscape(frame.words(from), parts);
  }

  private static double left(int seat) {
    return seat == 0 ? MARGIN : Svg.LANDSCAPE_WIDTH - MARGIN - PANEL;
  }

  private void panel(int seat) {
    double x = left(seat);
    String name = frame.names().get(seat);
    Svg card = Svg.rect(x, MARGIN, PANEL, HEIGHT).rounded(12).look("p-card").titled(name);
    parts.add(shared.card(seat, card));
    parts.add(Seats.badge(seat, x + 28, MARGIN + 28, 15));
    double room = PANEL - 62 - (frame.isPeeking(seat) ? 34 : 0);
    String fitted = Fit.name(room, 20, name, from.isFrom(seat));
    parts.add(Svg.text(x + 52, MARGIN + 35, 20, fitted).look("p-strong"));
    if (frame.isPeeking(seat)) {
      parts.add(BotStackIcons.eye().key("eye-" + seat).beat(1).at(x + PANEL - 24, MARGIN + 28));
    }
    roundsWon(seat, x);
    hearts(seat, x);
    slot(seat, Use.FIRST, x + 10);
    slot(seat, Use.SECOND, x + PANEL - 10 - SLOT);
    parts.add(
        Svg.centred(x + PANEL / 2, MARGIN + 290, 16, shared.skips(seat))
            .key("skips-" + seat)
            .beat(2));
    if (shared.isAsked(seat)) {
      parts.add(Svg.rect(x, MARGIN, PANEL, HEIGHT).rounded(12).look("p-halo").key("turn").beat(2));
    }
    parts.add(
        Svg.centred(x + PANEL / 2, MARGIN + HEIGHT - 18, 18, shared.status(seat))
            .look("p-strong p-accent p-toned")
            .key("status-" + seat)
            .beat(2));
  }

  private void roundsWon(int seat, double x) {
    int wins = frame.state().player(seat).wins();
    for (int i = 0; i < 2; i++) {
      String look = i < wins ? Seats.tone(seat) + " p-fill p-edge" : "p-hidden";
      parts.add(
          Svg.circle(x + 22 + 24 * i, MARGIN + 66, 8)
              .look(look)
              .key("win-" + seat + "-" + i)
              .beat(2));
    }
    parts.add(Svg.text(x + 64, MARGIN + 71, 15, "of 2 rounds won").look("p-soft"));
  }

  private void hearts(int seat, double x) {
    boolean isHit = frame.incident().hits(seat);
    int all = frame.players().get(seat).health() + (isHit ? 1 : 0);
    double step = Math.min(30, (PANEL - 40) / Math.max(1, all - 1));
    parts.addAll(shared.hearts(seat, x + 24, MARGIN + 106, step, 1.9));
    parts.add(
        Svg.text(x + 14, MARGIN + 143, 15, shared.lives(seat))
            .look(isHit ? "p-bad p-toned p-strong" : "p-soft")
            .key("lives-" + seat)
            .beat(2));
  }

  private void slot(int seat, Use use, double x) {
    double y = MARGIN + 158;
    Item item = frame.players().get(seat).items().in(use);
    boolean isEmpty = item == Item.EMPTY;
    parts.add(shared.slot(seat, use, Svg.rect(x, y, SLOT, 104).rounded(10)));
    parts.add(
        Svg.group(
                Svg.group(BotStackIcons.item(item)).scaled(2.2),
                Svg.centred(0, isEmpty ? 5 : 44, 15, item.id())
                    .look(isEmpty ? "p-soft" : "p-strong"))
            .key("item-" + seat + "-" + (use == Use.FIRST ? 1 : 2))
            .beat(1)
            .at(x + SLOT / 2, y + (isEmpty ? 52 : 42)));
  }

  private void middle() {
    parts.add(Svg.centred(MIDDLE, 42, 22, "Round " + frame.round() + " of 3").look("p-strong"));
    int draws = frame.state().rounds().draws();
    if (draws > 0) {
      String drawn = draws == 1 ? "one round drawn" : draws + " rounds drawn";
      parts.add(Svg.centred(MIDDLE, 64, 15, drawn).look("p-soft"));
    }
    if (frame.incident() instanceof Incident.Fired(_, int target, _)) {
      String name = Fit.into(250, 16, frame.names().get(target));
      parts.add(
          Svg.centred(MIDDLE, GUN + 66, 16, target == 0 ? "\u25c0 " + name : name + " \u25b6")
              .look("p-soft")
              .key("aim-" + frame.turns())
              .beat(0));
    }
    parts.addAll(shared.gun(MIDDLE, GUN, GUN_SIZE));
    if (!shared.speech().isEmpty()) {
      double width = Math.max(110, Fit.width(shared.speech(), 22) + 30);
      double x = shared.speaker() == 0 ? MIDDLE - 142 : MIDDLE + 142 - width;
      parts.add(shared.bubble(x, 82, width, 48, 22));
    }
    parts.addAll(shared.buttons(MIDDLE, GUN + 78, 110, 36));
    parts.add(Svg.centred(MIDDLE, 324, 20, shared.counts()).look("p-strong").key("counts").beat(2));
    parts.add(Svg.centred(MIDDLE, 345, 15, shared.load()).look("p-soft"));
  }

  private void magazine() {
    double width = Svg.LANDSCAPE_WIDTH - 2 * MARGIN;
    parts.add(Svg.rect(MARGIN, STRIP, width, STRIP_HEIGHT).rounded(12).look("p-card"));
    List<Shown> bullets = shared.bullets();
    if (bullets.isEmpty()) {
      parts.add(Svg.centred(MIDDLE, STRIP + 42, 18, "not loaded").look("p-soft"));
    }
    double first = MIDDLE - ROUND * bullets.size() / 2 + 22;
    for (Shown bullet : bullets) {
      double x = first + bullet.number() * ROUND;
      boolean isKnown = !bullet.kind().isEmpty();
      Svg labels =
          Svg.group(
              Svg.text(18, isKnown ? -2 : 6, 15, isKnown ? bullet.kind() : bullet.fate())
                  .look("p-strong"),
              Svg.text(18, 16, 14, isKnown ? bullet.fate() : "").look("p-soft"));
      Svg icon = Svg.group(bullet.icon()).scaled(1.2);
      parts.add(shared.bullet(bullet, icon, labels, x, STRIP + STRIP_HEIGHT / 2));
      if (bullet.number() == frame.spent().size() && frame.peeker().isPresent()) {
        parts.add(Seats.badge(frame.peeker().getAsInt(), x + 64, STRIP + 22, 12.5));
      }
    }
  }
}
