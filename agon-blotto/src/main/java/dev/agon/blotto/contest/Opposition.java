package dev.agon.blotto.contest;

import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import java.util.ArrayList;
import java.util.List;

/** Opponents that plans are tried against, one plan after the other; for use by one thread. */
public final class Opposition {
  private final List<Block> blocks = new ArrayList<>();
  private final int size;

  public Opposition(Battlefields battlefields, List<Plan> opponents) {
    Adder adder = new Adder(battlefields);
    int step = Block.size(battlefields);
    for (int from = 0; from < opponents.size(); from += step) {
      List<Plan> some = opponents.subList(from, Math.min(from + step, opponents.size()));
      blocks.add(new Block(adder, battlefields.count(), some));
    }
    size = opponents.size();
  }

  public int size() {
    return size;
  }

  public Wars fight(Plan plan) {
    int wins = 0;
    int draws = 0;
    for (Block block : blocks) {
      block.fight(plan);
      wins += block.wins();
      draws += block.draws();
    }
    return new Wars(wins, draws, size - wins - draws);
  }
}
