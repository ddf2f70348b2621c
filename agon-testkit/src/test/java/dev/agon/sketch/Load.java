package dev.agon.sketch;

import dev.agon.game.Dice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What BotStack's gun is loaded with, in the order in which it will be fired. */
record Load(List<Bullet> bullets) {
  static final Load EMPTY = new Load(List.of());

  enum Bullet {
    LIVE,
    BLANK
  }

  Load {
    bullets = List.copyOf(bullets);
  }

  /** Three to five bullets, at least one of each kind, every order as likely as any other. */
  static Load draw(Dice dice) {
    int size = dice.nextInt(3, 6);
    int live = dice.nextInt(1, size);
    List<Bullet> bullets = new ArrayList<>(Collections.nCopies(live, Bullet.LIVE));
    while (bullets.size() < size) {
      bullets.add(dice.nextInt(bullets.size() + 1), Bullet.BLANK);
    }
    return new Load(bullets);
  }

  int count(Bullet kind) {
    return Collections.frequency(bullets, kind);
  }

  Bullet next() {
    return bullets.getFirst();
  }

  Load fired() {
    return new Load(bullets.subList(1, bullets.size()));
  }
}
