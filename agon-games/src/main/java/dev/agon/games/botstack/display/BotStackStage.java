package dev.agon.games.botstack.display;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import dev.agon.games.botstack.display.BotStackFrame.Spent;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.Bullet;
import dev.agon.games.botstack.rules.Decision.Use;
import dev.agon.games.botstack.rules.Item;
import dev.agon.games.botstack.rules.Load;
import dev.agon.games.botstack.rules.Player;
import java.util.ArrayList;
import java.util.List;

/** The landscape picture: a player on each side, the gun between them, the magazine below. */
final class BotStackStage {
  private static final double MARGIN = 12;
  private static final double MIDDLE = Svg.LANDSCAPE_WIDTH / 2;
  private static final double PANEL = 220;
  private static final double HEIGHT = 342;
  private static final double GUN = 184;
  private static final double GUN_SCALE = 2.4;
  private static final double SLOT = 96;
  private static final double STRIP = 366;
  private static final double STRIP_HEIGHT = 72;
  private static final double ROUND = 100;

  private final BotStackFrame frame;
  private final Viewpoint from;
  private final List<Svg> parts = new ArrayList<>();

  BotStackStage(BotStackFrame frame, Viewpoint from) {
    this.frame = frame;
    this.from = from;
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

  private boolean isAsked(int seat) {
    return frame.state().phase().asks() && frame.state().asked() == seat;
  }

  /** Whether the audience is the seat that is asked this. */
  private boolean mayAnswer(BotStackView.Asked question) {
    return frame.state().phase().asks()
        && frame.state().phase().question() == question
        && from.isFrom(frame.state().asked());
  }

  private void panel(int seat) {
    double x = left(seat);
    Player player = frame.players().get(seat);
    String name = frame.names().get(seat);
    Svg card = Svg.rect(x, MARGIN, PANEL, HEIGHT).rounded(12).look("p-card").titled(name);
    if (mayAnswer(BotStackView.Asked.SHOOT)) {
      boolean isSelf = frame.state().asked() == seat;
      card = card.answer(isSelf ? BotStackQuestioner.SELF : BotStackQuestioner.OTHER);
    }
    parts.add(card);
    parts.add(Seats.badge(seat, x + 28, MARGIN + 28, 15));
    double room = PANEL - 62 - (frame.isPeeking(seat) ? 34 : 0);
    String fitted = Fit.name(room, 20, name, from.isFrom(seat));
    parts.add(Svg.text(x + 52, MARGIN + 35, 20, fitted).look("p-strong"));
    if (frame.isPeeking(seat)) {
      parts.add(BotStackIcons.eye().key("eye-" + seat).beat(1).at(x + PANEL - 24, MARGIN + 28));
    }
    roundsWon(seat, x);
    hearts(seat, x, player.health());
    slot(seat, Use.FIRST, player.items().first(), x + 10);
    slot(seat, Use.SECOND, player.items().second(), x + PANEL - 10 - SLOT);
    if (player.skips() > 0) {
      String skips = player.skips() == 1 ? "plays twice: skip" : "skips: " + player.skips();
      parts.add(Svg.centred(x + PANEL / 2, MARGIN + 290, 16, skips).key("skips-" + seat).beat(2));
    }
    status(seat, x);
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

  private void hearts(int seat, double x, int health) {
    boolean isHit = frame.incident().hits(seat);
    int all = health + (isHit ? 1 : 0);
    double step = Math.min(30, (PANEL - 40) / Math.max(1, all - 1));
    double y = MARGIN + 106;
    for (int i = 0; i < all; i++) {
      Svg heart = BotStackIcons.heart().scaled(1.9);
      double at = x + 24 + step * i;
      parts.add(
          i < health
              ? Svg.group(heart.look("p-bad p-fill p-edge"))
                  .key("life-" + seat + "-" + i)
                  .beat(2)
                  .at(at, y)
              : Svg.group(heart.look("p-hidden"), BotStackIcons.crack())
                  .key("lost-" + seat + "-" + frame.turns())
                  .beat(2)
                  .at(at, y));
    }
    String lives = health + (health == 1 ? " life" : " lives") + (isHit ? ", one lost" : "");
    parts.add(
        Svg.text(x + 14, MARGIN + 143, 15, lives)
            .look(isHit ? "p-bad p-toned p-strong" : "p-soft")
            .key("lives-" + seat)
            .beat(2));
  }

  private void slot(int seat, Use use, Item item, double x) {
    double y = MARGIN + 158;
    boolean isEmpty = item == Item.EMPTY;
    Svg box = Svg.rect(x, y, SLOT, 104).rounded(10).look(isEmpty ? "p-hidden" : "p-paper p-edge");
    boolean isOffered = isAsked(seat) && mayAnswer(BotStackView.Asked.ITEM) && !isEmpty;
    parts.add(isOffered ? box.answer(use.id()) : box);
    parts.add(
        Svg.group(
                Svg.group(BotStackIcons.item(item)).scaled(2.2),
                Svg.centred(0, isEmpty ? 5 : 44, 15, item.id())
                    .look(isEmpty ? "p-soft" : "p-strong"))
            .key("item-" + seat + "-" + (use == Use.FIRST ? 1 : 2))
            .beat(1)
            .at(x + SLOT / 2, y + (isEmpty ? 52 : 42)));
  }

  private void status(int seat, double x) {
    String words = "";
    if (isAsked(seat)) {
      parts.add(Svg.rect(x, MARGIN, PANEL, HEIGHT).rounded(12).look("p-halo").key("turn").beat(2));
      words =
          switch (frame.state().phase().question()) {
            case ASK -> "\u25b6 ask for a draw?";
            case ANSWER -> "\u25b6 accept a draw?";
            case ITEM -> "\u25b6 use an item?";
            case SHOOT -> "\u25b6 shoot whom?";
          };
    } else if (frame.incident() instanceof Incident.Failed(int who, _) && who == seat) {
      words = "forfeits";
    } else if (frame.isWinner(seat)) {
      words = "wins the match";
    }
    parts.add(
        Svg.centred(x + PANEL / 2, MARGIN + HEIGHT - 18, 18, words)
            .look("p-strong p-accent p-toned")
            .key("status-" + seat)
            .beat(2));
  }

  private void middle() {
    parts.add(Svg.centred(MIDDLE, 42, 22, "Round " + frame.round() + " of 3").look("p-strong"));
    int draws = frame.state().rounds().draws();
    if (draws > 0) {
      String drawn = draws == 1 ? "one round drawn" : draws + " rounds drawn";
      parts.add(Svg.centred(MIDDLE, 64, 15, drawn).look("p-soft"));
    }
    gun();
    speech();
    String counts =
        frame.left().bullets() == 0 ? "The gun is empty" : "In the gun: " + frame.counts();
    parts.add(Svg.centred(MIDDLE, 320, 20, counts).look("p-strong").key("counts").beat(2));
    int reloads = frame.state().gun().reloads();
    if (reloads > 0) {
      String load = "load " + (reloads + 1) + " of 3";
      parts.add(Svg.centred(MIDDLE, 343, 15, load).look("p-soft"));
    }
  }

  /** The gun, turned to the one it hits; up while nobody is aimed at. */
  private void gun() {
    double angle = -90;
    if (frame.incident() instanceof Incident.Fired(_, int target, Bullet bullet)) {
      angle = target == 0 ? -180 : 0;
      boolean live = bullet == Bullet.LIVE;
      if (live) {
        double muzzle = target == 0 ? MIDDLE - 108 : MIDDLE + 108;
        parts.add(
            Svg.group(BotStackIcons.flash(34, 15).look("p-bad p-fill p-edge"))
                .key("flash-" + frame.turns())
                .beat(1)
                .at(muzzle, GUN));
      }
      parts.add(
          Svg.centred(MIDDLE, GUN - 58, live ? 38 : 26, live ? "BANG!" : "click")
              .look(live ? "p-strong p-bad p-toned" : "p-strong")
              .key("shot-" + frame.turns())
              .beat(1));
      String whom = target == 0 ? "\u25c0 " : "";
      String arrow = target == 1 ? " \u25b6" : "";
      String aimed = whom + Fit.into(250, 16, frame.names().get(target)) + arrow;
      parts.add(
          Svg.centred(MIDDLE, GUN + 66, 16, aimed)
              .look("p-soft")
              .key("aim-" + frame.turns())
              .beat(0));
    }
    parts.add(
        Svg.group(BotStackIcons.gun().scaled(GUN_SCALE)).key("gun").beat(0).at(MIDDLE, GUN, angle));
  }

  private void speech() {
    if (frame.incident() instanceof Incident.Offered(int seat)) {
      bubble(seat, "Draw?");
    } else if (frame.incident() instanceof Incident.Answered(int seat, boolean yes)) {
      bubble(seat, yes ? "Yes." : "No.");
    } else if (frame.incident() instanceof Incident.Used(int seat, Item item)) {
      bubble(seat, item.id() + "!");
    }
  }

  private void bubble(int seat, String words) {
    double width = Math.max(110, Fit.width(words, 22) + 30);
    double sign = seat == 0 ? -1 : 1;
    double edge = MIDDLE + sign * 142;
    double x = seat == 0 ? edge : edge - width;
    double y = 106;
    parts.add(
        Svg.group(
                Svg.rect(x, y - 24, width, 48).rounded(12).look("p-paper p-edge"),
                Svg.polygon(edge - sign, y - 9, edge + sign * 14, y, edge - sign, y + 9)
                    .look("p-paper p-edge"),
                Svg.centred(x + width / 2, y + 8, 22, words).look("p-strong"))
            .key("speech-" + frame.turns() + "-" + words)
            .beat(0));
  }

  private void magazine() {
    double width = Svg.LANDSCAPE_WIDTH - 2 * MARGIN;
    parts.add(Svg.rect(MARGIN, STRIP, width, STRIP_HEIGHT).rounded(12).look("p-card"));
    List<Spent> spent = frame.spent();
    int all = spent.size() + frame.left().bullets();
    if (all == 0) {
      parts.add(Svg.centred(MIDDLE, STRIP + 42, 18, "not loaded").look("p-soft"));
    }
    double first = MIDDLE - ROUND * all / 2 + 22;
    for (int i = 0; i < spent.size(); i++) {
      Spent out = spent.get(i);
      round(
          i,
          icon(out.bullet()),
          first + i * ROUND,
          out.bullet().id(),
          out.ejected() ? "ejected" : "fired",
          true);
    }
    Load rest = frame.left();
    for (int i = 0; rest.bullets() > 0; i++) {
      remaining(i, rest.current(), spent.size() + i, first + (spent.size() + i) * ROUND);
      rest = rest.rest();
    }
  }

  private static Svg icon(Bullet bullet) {
    return bullet == Bullet.LIVE ? BotStackIcons.live() : BotStackIcons.blank();
  }

  /** A bullet in the gun: its kind is shown to those who may know it. */
  private void remaining(int index, Bullet bullet, int number, double x) {
    boolean isKnown = frame.isKnown(index, from);
    round(
        number,
        isKnown ? icon(bullet) : BotStackIcons.unknown(),
        x,
        isKnown ? bullet.id() : "",
        index == 0 ? "next" : "",
        false);
    if (index == 0 && frame.peeker().isPresent()) {
      parts.add(Seats.badge(frame.peeker().getAsInt(), x + 64, STRIP + 22, 12.5));
    }
  }

  private void round(int number, Svg shape, double x, String kind, String fate, boolean isOut) {
    Svg labels =
        Svg.group(
            Svg.text(18, kind.isEmpty() ? 6 : -2, 15, kind.isEmpty() ? fate : kind)
                .look("p-strong"),
            Svg.text(18, 16, 14, kind.isEmpty() ? "" : fate).look("p-soft"));
    Svg scaled = Svg.group(shape).scaled(1.2);
    parts.add(
        Svg.group(isOut ? scaled.look("p-out") : scaled, labels)
            .key("bullet-" + frame.loads() + "-" + number)
            .beat(1)
            .at(x, STRIP + STRIP_HEIGHT / 2));
  }
}
