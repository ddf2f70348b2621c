package dev.agon.games.botstack.rules;

import dev.agon.games.botstack.rules.BotStackState.Rounds;
import dev.agon.games.botstack.rules.BotStackView.Asked;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import java.util.Optional;

/** A match in progress, which the rules change in place: a step makes no object. */
final class BotStackMatch {
  /** The distance between the keys of a round's loads and those of the next round. */
  private static final long KEYS_OF_ROUND = 100;

  private static final int KEYS_OF_ITEMS = 10;

  private final Rulings rulings;
  private Rounds rounds;
  private int gunBits;
  private int firstBits;
  private int secondBits;
  private int actor;
  private Phase phase;

  BotStackMatch(BotStackState from) {
    rulings = from.rulings();
    rounds = from.rounds();
    gunBits = from.gunBits();
    firstBits = from.firstBits();
    secondBits = from.secondBits();
    actor = from.actor();
    phase = from.phase();
  }

  BotStackState state() {
    return new BotStackState(rulings, rounds, gunBits, firstBits, secondBits, actor, phase);
  }

  Rulings rulings() {
    return rulings;
  }

  Rounds rounds() {
    return rounds;
  }

  Gun gun() {
    return new Gun(gunBits);
  }

  Player player(int seat) {
    return new Player(seat == 0 ? firstBits : secondBits);
  }

  /** Whose turn it is. */
  int actor() {
    return actor;
  }

  Phase phase() {
    return phase;
  }

  int asked() {
    return phase.asked(actor);
  }

  /** The key of what chance draws; it does not depend on what the players did before. */
  long drawKey() {
    if (phase == Phase.STARTER) {
      return 0;
    }
    int load = phase == Phase.RELOAD_ITEM ? KEYS_OF_ITEMS + gun().itemReloads() : gun().reloads();
    return 1 + rounds.over() * KEYS_OF_ROUND + load;
  }

  boolean isLegal(Decision decision) {
    return isAnswer(decision) && !(rulings.emptySlotIsIllegal() && usesEmptySlot(decision));
  }

  /** Whether a decision answers the question; not by a switch, since every step asks. */
  private boolean isAnswer(Decision decision) {
    Asked question = phase.question();
    if (decision instanceof Shot) {
      return question == Asked.SHOOT;
    }
    return decision instanceof Use
        ? question == Asked.ITEM
        : question == Asked.ASK || question == Asked.ANSWER;
  }

  private boolean usesEmptySlot(Decision decision) {
    return decision instanceof Use use
        && use != Use.NONE
        && player(actor).items().in(use) == Item.EMPTY;
  }

  Optional<String> refusal(Decision decision) {
    if (isLegal(decision)) {
      return Optional.empty();
    }
    return Optional.of(
        isAnswer(decision)
            ? "uses slot " + decision.id() + ", which is empty"
            : "answers " + decision.id() + " when asked '" + phase.question().id() + "'");
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
    actor = seat;
    phase = Phase.ROUND;
  }

  /** Loads the gun and hands out the items and the chance to ask that belong to this phase. */
  private void dealt(BotStackRoll.Deal deal) {
    gunBits = gun().with(deal.load()).bits();
    change(0, dealt(player(0), deal.first()));
    change(1, dealt(player(1), deal.second()));
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
    Player player = player(actor);
    if (player.mayAsk()) {
      change(actor, player.mayAsk(false));
      phase = Phase.ASK;
    } else {
      continueAction();
    }
  }

  /** A player without items is not asked for one. */
  private void continueAction() {
    phase = player(actor).items().areNone() ? Phase.SHOOT : Phase.ITEM;
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
      change(1 - actor, player(1 - actor).mayAsk(false));
    }
    if (rulings.refusalPasses()) {
      passTurn();
    } else {
      continueAction();
    }
  }

  private void uses(Use use) {
    phase = Phase.SHOOT;
    if (use == Use.NONE) {
      return;
    }
    Player before = player(actor);
    Player player = before.holding(before.items().without(use));
    change(actor, player);
    switch (before.items().in(use)) {
      case EMPTY -> {}
      case PEEK -> phase = Phase.SHOOT_PEEKED;
      case EJECT -> {
        gunBits = gun().cycled().bits();
        if (gun().isEmpty()) {
          emptied(Phase.RELOAD_BEFORE_SHOT);
        }
      }
      case SKIP -> change(actor, player.skipping(rulings.skipsAddUp() ? player.skips() + 1 : 1));
      case HEALTH_KIT -> change(actor, player.healed());
      case RELOAD -> {
        gunBits = gun().reloadingByItem().bits();
        phase = Phase.RELOAD_ITEM;
      }
    }
  }

  private void shoots(Shot shot) {
    boolean isLive = gun().isLive();
    int target = shot == Shot.SELF ? actor : 1 - actor;
    gunBits = gun().cycled().bits();
    if (isLive) {
      Player hit = player(target).hit();
      change(target, hit);
      if (hit.health() == 0) {
        change(1 - target, player(1 - target).won());
        roundOver(false);
        return;
      }
    }
    if (isLive || target != actor) {
      passTurn();
    } else {
      next();
    }
  }

  /** The turn passes to the other player, unless a skip is pending. */
  private void passTurn() {
    Player player = player(actor);
    if (player.skips() == 0) {
      actor = 1 - actor;
    } else {
      change(actor, player.skipping(player.skips() - 1));
    }
    next();
  }

  /** The next action; an empty gun is reloaded before it. */
  private void next() {
    if (gun().isEmpty()) {
      emptied(Phase.RELOAD);
    } else {
      act();
    }
  }

  /** An empty gun is reloaded; after the last reload the round is over. */
  private void emptied(Phase reload) {
    if (gun().reloads() == LoadRules.MAX_RELOADS) {
      roundOver(false);
    } else {
      gunBits = gun().reloading().bits();
      phase = reload;
    }
  }

  private void roundOver(boolean draw) {
    rounds = rounds.next(draw);
    Player first = player(0);
    Player second = player(1);
    boolean isEnd =
        first.hasWonMatch() || second.hasWonMatch() || rounds.areDrawn() || rounds.areAllOver();
    change(0, Player.entering(first.wins()));
    change(1, Player.entering(second.wins()));
    gunBits = Gun.EMPTY.bits();
    actor = rounds.starterOfNext();
    phase = isEnd ? Phase.OVER : Phase.ROUND;
  }

  void forfeited(int seat) {
    if (phase != Phase.OVER) {
      rounds = rounds.forfeitedBy(seat);
      phase = Phase.OVER;
    }
  }

  private void change(int seat, Player player) {
    if (seat == 0) {
      firstBits = player.bits();
    } else {
      secondBits = player.bits();
    }
  }
}
