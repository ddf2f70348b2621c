package dev.agon.ladder.pair;

import dev.agon.game.Dice;
import dev.agon.game.DrawKey;
import java.util.ArrayList;
import java.util.List;

/** Draws each bundle from all versions that are free, each table equally likely. */
public final class RandomPairing implements PairingRule {
  @Override
  public String id() {
    return "random";
  }

  @Override
  public boolean looksAtRatings() {
    return false;
  }

  @Override
  public List<Integer> choose(PairingView view, DrawKey key) {
    Dice dice = key.dice(0);
    int[] free = view.free();
    List<Integer> table = new ArrayList<>();
    while (table.size() < view.settings().seats()) {
      int drawn = free[dice.nextInt(free.length)];
      if (!table.contains(drawn)) {
        table.add(drawn);
      }
    }
    return table;
  }
}
