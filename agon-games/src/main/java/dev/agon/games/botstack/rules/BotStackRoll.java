package dev.agon.games.botstack.rules;

import dev.agon.game.Dice;
import dev.agon.game.Roll;

/** What chance decides. */
public sealed interface BotStackRoll extends Roll {
  /** Draws what belongs to a phase in which chance decides. */
  static BotStackRoll draw(Phase phase, Dice dice) {
    if (phase == Phase.STARTER) {
      return Starter.draw(dice);
    }
    return phase == Phase.ROUND ? Deal.drawRound(dice) : Deal.drawReload(dice);
  }

  /** Who starts the first round. */
  record Starter(int seat) implements BotStackRoll {
    public Starter {
      if (seat != 0 && seat != 1) {
        throw new IllegalArgumentException("no seat " + seat);
      }
    }

    static Starter draw(Dice dice) {
      return new Starter(dice.nextInt(2));
    }
  }

  /**
   * A load of the gun, with items for both seats: two each at the start of a round, one each at a
   * reload, for players with a free slot. Items are dealt even if there is no free slot, so that
   * the same deal has the same items for the same seats.
   */
  record Deal(Load load, Items first, Items second) implements BotStackRoll {
    static Deal drawRound(Dice dice) {
      Load load = Load.draw(dice);
      return new Deal(load, Items.drawTwo(dice), Items.drawTwo(dice));
    }

    static Deal drawReload(Dice dice) {
      Load load = Load.draw(dice);
      return new Deal(load, Items.drawOne(dice), Items.drawOne(dice));
    }

    public Items of(int seat) {
      return seat == 0 ? first : second;
    }
  }
}
