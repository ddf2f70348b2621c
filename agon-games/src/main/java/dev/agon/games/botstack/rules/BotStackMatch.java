package dev.agon.games.botstack.rules;

import dev.agon.games.botstack.rules.BotStackState.Rounds;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;

/** A match in progress, which the rules change in place: a step makes no object. */
final class BotStackMatch extends BotStackView {
  /** The distance between the keys of a round's loads and those of the next round. */
  private static final long KEYS_OF_ROUND = 100;

  private static final int KEYS_OF_ITEMS = 10;

  BotStackMatch(BotStackState from) {
    super(from, from.asked());
  }

  /** The actor. */
  private Player self() {
    return new Player(actorBits);
  }

  private Player opponent() {
    return new Player(otherBits);
  }

  BotStackState state() {
    return new BotStackState(
        rulings,
        rounds,
        Gun.of(bullets, lives, reloads, itemReloads),
        player(0),
        player(1),
        actor,
        phase);
  }

  /** The key of what chance draws; it does not depend on what the players did before. */
  long drawKey() {
    if (phase == Phase.STARTER) {
      return 0;
    }
    int load = phase == Phase.RELOAD_ITEM ? KEYS_OF_ITEMS + itemReloads : reloads;
    return 1 + rounds.over() * KEYS_OF_ROUND + load;
  }

  void decided(Decision decision) {
    if (decision instanceof Shot shot) {
      shoots(shot);
    } else if (decision instanceof Use use) {
      uses(use);
    } else if (phase == Phase.ASK) {
      asks(decision == Abstention.YES);
    } else {
      answers(decision == Abstention.YES);
    }
  }

  void rolled(BotStackRoll roll) {
    if (phase.asks()) {
      throw new IllegalArgumentException("nothing is rolled in phase " + phase);
    }
    if (roll instanceof BotStackRoll.Deal deal) {
      dealt(deal);
    } else {
      startedBy(((BotStackRoll.Starter) roll).seat());
    }
  }

  private void startedBy(int seat) {
    rounds = new Rounds(0, 0, seat, BotStackState.NOBODY);
    turnTo(seat);
    phase = Phase.ROUND;
  }

  /** Loads the gun and hands out the items and the chance to ask that belong to this phase. */
  private void dealt(BotStackRoll.Deal deal) {
    bullets = deal.load().bullets();
    lives = deal.load().lives();
    actorBits = dealt(self(), deal.of(actor)).bits();
    otherBits = dealt(opponent(), deal.of(1 - actor)).bits();
    if (phase == Phase.ROUND || phase == Phase.RELOAD) {
      act();
    } else {
      phase = Phase.SHOOT;
    }
  }

  private Player dealt(Player player, Items items) {
    if (phase == Phase.ROUND) {
      return player.holding(items).mayAsk(rulings.firstLoadAsks());
    }
    return phase == Phase.RELOAD_ITEM && !rulings.reloadItemIsFull()
        ? player
        : player.holding(player.items().with(items.first())).mayAsk(true);
  }

  /** An action begins. The chance to ask is for this action only. */
  private void act() {
    if (self().mayAsk()) {
      actorBits = self().mayAsk(false).bits();
      phase = Phase.ASK;
    } else {
      continueAction();
    }
  }

  /** A player without items is not asked for one. */
  private void continueAction() {
    phase = self().items().areNone() ? Phase.SHOOT : Phase.ITEM;
  }

  private void asks(boolean yes) {
    if (yes) {
      phase = Phase.ANSWER;
    } else {
      continueAction();
    }
  }

  private void answers(boolean yes) {
    if (yes) {
      roundOver(true);
      return;
    }
    if (rulings.answeringUsesChance()) {
      otherBits = opponent().mayAsk(false).bits();
    }
    if (rulings.refusalPasses()) {
      passTurn();
    } else {
      continueAction();
    }
  }

  private void uses(Use use) {
    phase = Phase.SHOOT;
    if (use != Use.NONE) {
      Item item = self().items().in(use);
      actorBits = self().holding(self().items().without(use)).bits();
      uses(item);
    }
  }

  private void uses(Item item) {
    switch (item) {
      case EMPTY -> {}
      case PEEK -> phase = Phase.SHOOT_PEEKED;
      case EJECT -> {
        takeBullet();
        if (bullets == 0) {
          emptied(Phase.RELOAD_BEFORE_SHOT);
        }
      }
      case SKIP -> {
        int skips = rulings.skipsAddUp() ? self().skips() + 1 : 1;
        actorBits = self().skipping(skips).bits();
      }
      case HEALTH_KIT -> actorBits = self().healed().bits();
      case RELOAD -> {
        itemReloads++;
        phase = Phase.RELOAD_ITEM;
      }
    }
  }

  /** Removes the current bullet, and says whether it is live. */
  private boolean takeBullet() {
    boolean isLive = isLive();
    lives >>= 1;
    bullets--;
    return isLive;
  }

  private void shoots(Shot shot) {
    boolean isLive = takeBullet();
    if (isLive && decidesRound(shot)) {
      roundOver(false);
    } else if (isLive || shot == Shot.OPPONENT) {
      passTurn();
    } else {
      next();
    }
  }

  /** A live bullet costs the target one health; without health it loses the round. */
  private boolean decidesRound(Shot shot) {
    if (shot == Shot.SELF) {
      actorBits = self().hit().bits();
      if (self().health() == 0) {
        otherBits = opponent().won().bits();
        return true;
      }
    } else {
      otherBits = opponent().hit().bits();
      if (opponent().health() == 0) {
        actorBits = self().won().bits();
        return true;
      }
    }
    return false;
  }

  /** The turn passes to the other player, unless a skip is pending. */
  private void passTurn() {
    int skips = self().skips();
    if (skips == 0) {
      turnTo(1 - actor);
    } else {
      actorBits = self().skipping(skips - 1).bits();
    }
    next();
  }

  private void turnTo(int seat) {
    if (seat != actor) {
      int bits = actorBits;
      actorBits = otherBits;
      otherBits = bits;
      actor = seat;
    }
  }

  /** The next action; an empty gun is reloaded before it. */
  private void next() {
    if (bullets == 0) {
      emptied(Phase.RELOAD);
    } else {
      act();
    }
  }

  /** An empty gun is reloaded; after the last reload the round is over. */
  private void emptied(Phase reload) {
    if (reloads == LoadRules.MAX_RELOADS) {
      roundOver(false);
    } else {
      reloads++;
      phase = reload;
    }
  }

  private void roundOver(boolean draw) {
    rounds = rounds.next(draw);
    boolean isEnd =
        self().hasWonMatch()
            || opponent().hasWonMatch()
            || rounds.areDrawn()
            || rounds.areAllOver();
    actorBits = Player.entering(self().wins()).bits();
    otherBits = Player.entering(opponent().wins()).bits();
    bullets = 0;
    lives = 0;
    reloads = 0;
    itemReloads = 0;
    turnTo(rounds.starterOfNext());
    phase = isEnd ? Phase.OVER : Phase.ROUND;
  }

  void forfeited(int seat) {
    if (phase != Phase.OVER) {
      rounds = rounds.forfeitedBy(seat);
      phase = Phase.OVER;
    }
  }
}
