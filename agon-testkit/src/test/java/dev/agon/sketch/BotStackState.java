package dev.agon.sketch;

import dev.agon.sketch.Load.Bullet;

/** Where a match of BotStack stands. */
record BotStackState(
    Rules rules, int round, int reloads, Load gun, Duelist first, Duelist second, Phase now) {
  record Rules(int rounds, int reloads, int starter) {
    int starterOf(int round) {
      return (starter + round) % 2;
    }
  }

  /**
   * A player.
   *
   * @param hasGlass whether the item that peeks is still unused this round
   * @param credit the rounds won
   */
  record Duelist(int health, boolean hasGlass, int credit) {
    static Duelist with(int credit) {
      return new Duelist(2, true, credit);
    }

    Duelist hit() {
      return new Duelist(health - 1, hasGlass, credit);
    }

    Duelist withoutGlass() {
      return new Duelist(health, false, credit);
    }
  }

  /** What the match waits for. */
  sealed interface Phase {
    record Loads(int next) implements Phase {}

    /** The first action after a load may ask to abstain; having peeked leaves only shooting. */
    record Acts(int seat, boolean first, boolean peeked) implements Phase {}

    record Asks(int asker) implements Phase {}

    record Over() implements Phase {}
  }

  static BotStackState start(int rounds, int reloads, int starter) {
    return round(new Rules(rounds, reloads, starter), 0, 0, 0);
  }

  private static BotStackState round(Rules rules, int round, int first, int second) {
    Phase now = round < rules.rounds() ? new Phase.Loads(rules.starterOf(round)) : new Phase.Over();
    return new BotStackState(
        rules, round, 0, Load.EMPTY, Duelist.with(first), Duelist.with(second), now);
  }

  Duelist duelist(int seat) {
    return seat == 0 ? first : second;
  }

  BotStackState loaded(Load load) {
    int next = ((Phase.Loads) now).next();
    return new BotStackState(
        rules, round, reloads, load, first, second, new Phase.Acts(next, true, false));
  }

  BotStackState peeked(int seat) {
    return with(seat, duelist(seat).withoutGlass()).in(new Phase.Acts(seat, false, true));
  }

  BotStackState asked(int asker) {
    return in(new Phase.Asks(asker));
  }

  /** The asker goes on with the same action, but cannot ask again. */
  BotStackState refused(int asker) {
    return in(new Phase.Acts(asker, false, false));
  }

  /** Nobody gets credit for the round. */
  BotStackState abstained() {
    return round(rules, round + 1, first.credit(), second.credit());
  }

  /** A blank at oneself gives another action; whatever else, it is the opponent's turn. */
  BotStackState shot(int shooter, int target) {
    boolean live = gun.next() == Bullet.LIVE;
    BotStackState after = live ? with(target, duelist(target).hit()) : this;
    if (after.duelist(target).health() == 0) {
      return after.wonBy(1 - target);
    }
    return after.fired(!live && shooter == target ? shooter : 1 - shooter);
  }

  private BotStackState fired(int next) {
    Load rest = gun.fired();
    if (!rest.bullets().isEmpty()) {
      Phase acts = new Phase.Acts(next, false, false);
      return new BotStackState(rules, round, reloads, rest, first, second, acts);
    }
    return reloads == rules.reloads()
        ? abstained()
        : new BotStackState(
            rules, round, reloads + 1, Load.EMPTY, first, second, new Phase.Loads(next));
  }

  private BotStackState wonBy(int seat) {
    return round(
        rules,
        round + 1,
        first.credit() + (seat == 0 ? 1 : 0),
        second.credit() + (seat == 1 ? 1 : 0));
  }

  /** The opponent gets credit for every round. */
  BotStackState forfeited(int seat) {
    return switch (now) {
      case Phase.Loads _, Phase.Acts _, Phase.Asks _ ->
          round(
              rules,
              rules.rounds(),
              seat == 0 ? 0 : rules.rounds(),
              seat == 1 ? 0 : rules.rounds());
      case Phase.Over _ -> this;
    };
  }

  private BotStackState with(int seat, Duelist duelist) {
    return new BotStackState(
        rules, round, reloads, gun, seat == 0 ? duelist : first, seat == 1 ? duelist : second, now);
  }

  private BotStackState in(Phase phase) {
    return new BotStackState(rules, round, reloads, gun, first, second, phase);
  }
}
