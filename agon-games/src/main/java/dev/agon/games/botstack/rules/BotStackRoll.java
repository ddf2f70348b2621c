package dev.agon.games.botstack.rules;

import dev.agon.game.Dice;
import dev.agon.game.Roll;

/** What chance decides. */
public sealed interface BotStackRoll extends Roll {

  /** Who starts the first round. */
  record Starter(int seat) implements BotStackRoll {
    public Starter {
      if (seat != 0 && seat != 1) {
        throw new IllegalArgumentException("no seat " + seat);
      }
    }

    static BotStackRoll draw(Dice dice) {
      return new Starter(dice.nextInt(2));
    }
  }

  /**
   * A load of the gun, with items for both seats: two each at the start of a round, one each at a
   * reload, for players with a free slot. Items are dealt even if there is no free slot, so that
   * the same deal has the same items for the same seats.
   */
  record Deal(Load load, Items first, Items second) implements BotStackRoll {
    static BotStackRoll drawRound(Dice dice) {
      Load load = Load.draw(dice);
      return new Deal(load, Items.of(item(dice), item(dice)), Items.of(item(dice), item(dice)));
    }

    static BotStackRoll drawReload(Dice dice) {
      Load load = Load.draw(dice);
      return new Deal(load, Items.of(item(dice), Item.EMPTY), Items.of(item(dice), Item.EMPTY));
    }

    private static Item item(Dice dice) {
      return Item.of(1 + dice.nextInt(Item.KINDS));
    }

    public Items of(int seat) {
      return seat == 0 ? first : second;
    }
  }
}
