package dev.agon.games.botstack.display;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Svg;
import dev.agon.games.botstack.rules.BotStackView.Asked;
import dev.agon.games.botstack.rules.Bullet;
import dev.agon.games.botstack.rules.Decision.Use;
import dev.agon.games.botstack.rules.Item;
import dev.agon.games.botstack.rules.Load;
import dev.agon.games.botstack.rules.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What both compositions show of a match, and which of it is an answer of the audience. */
record BotStackParts(BotStackFrame frame, Viewpoint from) {

  /**
   * A bullet of the magazine.
   *
   * @param number its place since the gun was loaded
   * @param kind empty if the audience does not know it
   * @param fate what became of it, or that it is the next
   */
  record Shown(int number, Svg icon, String kind, String fate, boolean isOut) {}

  /** The sizes of a gun and of the word for its shot. */
  record GunSize(double scale, double flash, double muzzle, double word, double lift) {}

  boolean isAsked(int seat) {
    return frame.state().phase().asks() && frame.state().asked() == seat;
  }

  /** Whether the audience is the seat that is asked this. */
  boolean mayAnswer(Asked question) {
    return frame.state().phase().asks()
        && frame.state().phase().question() == question
        && from.isFrom(frame.state().asked());
  }

  /** The card of a seat, which is shot by touching it. */
  Svg card(int seat, Svg card) {
    boolean isSelf = frame.state().phase().asks() && frame.state().asked() == seat;
    return mayAnswer(Asked.SHOOT)
        ? card.answer(isSelf ? BotStackQuestioner.SELF : BotStackQuestioner.OTHER)
        : card;
  }

  /** The box of an item, which is used by touching it. */
  Svg slot(int seat, Use use, Svg box) {
    Item item = frame.players().get(seat).items().in(use);
    Svg looking = box.look(item == Item.EMPTY ? "p-hidden" : "p-paper p-edge");
    return mayAnswer(Asked.ITEM) && isAsked(seat) && item != Item.EMPTY
        ? looking.answer(use.id())
        : looking;
  }

  /** The other answers by their words: to a question about a draw, or that no item is used. */
  Map<String, String> buttons() {
    return mayAnswer(Asked.ITEM)
        ? Map.of(BotStackQuestioner.NO, "no item")
        : mayAnswer(Asked.ASK) || mayAnswer(Asked.ANSWER)
            ? Map.of(BotStackQuestioner.YES, "draw", BotStackQuestioner.NO, "play on")
            : Map.of();
  }

  /** The other answers as buttons around a point. */
  List<Svg> buttons(double middle, double y, double width, double height) {
    List<Svg> buttons = new ArrayList<>();
    Map<String, String> words = buttons();
    double step = width + 12;
    double x = middle - (step * words.size() - 12) / 2;
    for (String answer : List.of(BotStackQuestioner.YES, BotStackQuestioner.NO)) {
      if (words.containsKey(answer)) {
        buttons.add(
            Svg.group(
                    Svg.rect(x, y, width, height).rounded(8).look("p-paper p-edge"),
                    Svg.centred(
                            x + width / 2, y + height / 2 + 6, 16, words.getOrDefault(answer, ""))
                        .look("p-strong"))
                .answer(answer));
        x += step;
      }
    }
    return buttons;
  }

  String lives(int seat) {
    int health = frame.players().get(seat).health();
    boolean isHit = frame.incident().hits(seat);
    return health + (health == 1 ? " life" : " lives") + (isHit ? ", one lost" : "");
  }

  /** A heart for each life, and a broken one for the life that was just lost. */
  List<Svg> hearts(int seat, double x, double y, double step, double scale) {
    Player player = frame.players().get(seat);
    List<Svg> hearts = new ArrayList<>();
    for (int i = 0; i < player.health(); i++) {
      hearts.add(
          Svg.group(BotStackIcons.heart().scaled(scale).look("p-bad p-fill p-edge"))
              .key("life-" + seat + "-" + i)
              .beat(2)
              .at(x + step * i, y));
    }
    if (frame.incident().hits(seat)) {
      hearts.add(
          Svg.group(
                  BotStackIcons.heart().scaled(scale).look("p-hidden"),
                  BotStackIcons.crack().scaled(scale / 2))
              .key("lost-" + seat + "-" + frame.turns())
              .beat(2)
              .at(x + step * player.health(), y));
    }
    return hearts;
  }

  String skips(int seat) {
    int skips = frame.players().get(seat).skips();
    return skips == 0 ? "" : skips == 1 ? "plays twice: skip" : "skips: " + skips;
  }

  /** What a seat is asked, or what has become of it; empty if there is nothing to say. */
  String status(int seat) {
    if (isAsked(seat)) {
      return switch (frame.state().phase().question()) {
        case ASK -> "\u25b6 ask for a draw?";
        case ANSWER -> "\u25b6 accept a draw?";
        case ITEM -> "\u25b6 use an item?";
        case SHOOT -> "\u25b6 shoot whom?";
      };
    }
    return frame.incident() instanceof Incident.Failed(int who, _) && who == seat
        ? "forfeits"
        : frame.isWinner(seat) ? "wins the match" : "";
  }

  String counts() {
    return frame.left().bullets() == 0 ? "The gun is empty" : "In the gun: " + frame.counts();
  }

  /** Which load of the round it is; empty for the first. */
  String load() {
    int reloads = frame.state().gun().reloads();
    return reloads == 0 ? "" : "load " + (reloads + 1) + " of 3";
  }

  /** What somebody says in this step; empty if nobody says anything. */
  String speech() {
    return switch (frame.incident()) {
      case Incident.Offered _ -> "Draw?";
      case Incident.Answered(_, boolean yes) -> yes ? "Yes." : "No.";
      case Incident.Used(_, Item item) -> item.id() + "!";
      case Incident.Fired _, Incident.Failed _, Incident.Loaded _, Incident.Quiet _ -> "";
    };
  }

  /** Who says it. */
  int speaker() {
    return switch (frame.incident()) {
      case Incident.Offered(int seat) -> seat;
      case Incident.Answered(int seat, _) -> seat;
      case Incident.Used(int seat, _) -> seat;
      case Incident.Fired _, Incident.Failed _, Incident.Loaded _, Incident.Quiet _ -> 0;
    };
  }

  /** The words in a bubble that points to who says them. */
  Svg bubble(double x, double y, double width, double height, double size) {
    double tip = y + height / 2;
    double edge = speaker() == 0 ? x : x + width;
    double sign = speaker() == 0 ? -1 : 1;
    double deep = height * 0.3;
    return Svg.group(
            Svg.rect(x, y, width, height).rounded(height / 4).look("p-paper p-edge"),
            Svg.polygon(
                    edge - sign,
                    tip - height / 5,
                    edge + sign * deep,
                    tip,
                    edge - sign,
                    tip + height / 5)
                .look("p-paper p-edge"),
            Svg.centred(x + width / 2, tip + size * 0.36, size, Fit.into(width - 8, size, speech()))
                .look("p-strong"))
        .key("speech-" + frame.turns() + "-" + speech())
        .beat(0);
  }

  /** The gun, turned to the one it hits; up while nobody is aimed at. */
  List<Svg> gun(double x, double y, GunSize size) {
    List<Svg> parts = new ArrayList<>();
    double angle = -90;
    if (frame.incident() instanceof Incident.Fired(_, int target, Bullet bullet)) {
      angle = target == 0 ? -180 : 0;
      boolean live = bullet == Bullet.LIVE;
      if (live) {
        double muzzle = target == 0 ? x - size.muzzle : x + size.muzzle;
        parts.add(
            Svg.group(
                    BotStackIcons.flash(size.flash, 0.45 * size.flash).look("p-bad p-fill p-edge"))
                .key("flash-" + frame.turns())
                .beat(1)
                .at(muzzle, y));
      }
      parts.add(
          Svg.centred(
                  x, y - size.lift, live ? size.word : 0.7 * size.word, live ? "BANG!" : "click")
              .look(live ? "p-strong p-bad p-toned" : "p-strong")
              .key("shot-" + frame.turns())
              .beat(1));
    }
    parts.add(Svg.group(BotStackIcons.gun().scaled(size.scale)).key("gun").beat(0).at(x, y, angle));
    return parts;
  }

  /** All bullets since the gun was loaded, in their order. */
  List<Shown> bullets() {
    List<Shown> shown = new ArrayList<>();
    for (BotStackFrame.Spent out : frame.spent()) {
      String fate = out.ejected() ? "ejected" : "fired";
      shown.add(new Shown(shown.size(), icon(out.bullet()), out.bullet().id(), fate, true));
    }
    Load rest = frame.left();
    for (int i = 0; rest.bullets() > 0; i++) {
      boolean isKnown = frame.isKnown(i, from);
      shown.add(
          new Shown(
              shown.size(),
              isKnown ? icon(rest.current()) : BotStackIcons.unknown(),
              isKnown ? rest.current().id() : "",
              i == 0 ? "next" : "",
              false));
      rest = rest.rest();
    }
    return shown;
  }

  private static Svg icon(Bullet bullet) {
    return bullet == Bullet.LIVE ? BotStackIcons.live() : BotStackIcons.blank();
  }

  /** A bullet with its labels as a part that moves. */
  Svg bullet(Shown bullet, Svg icon, Svg labels, double x, double y) {
    return Svg.group(bullet.isOut() ? Svg.group(icon).look("p-out") : icon, labels)
        .key("bullet-" + frame.loads() + "-" + bullet.number())
        .beat(1)
        .at(x, y);
  }
}
