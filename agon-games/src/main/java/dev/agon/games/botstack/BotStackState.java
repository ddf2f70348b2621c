package dev.agon.games.botstack;

import dev.agon.game.Outcome;
import dev.agon.games.botstack.Decision.Shot;
import dev.agon.games.botstack.Decision.Use;

/**
 * How a match stands.
 *
 * @param gun what is in it, and how often it was loaded in this round
 * @param actor whose turn it is
 * @param forfeiter who gave the match away, or {@link #NOBODY}
 */
record BotStackState(
    Rulings rulings,
    Rounds rounds,
    Gun gun,
    Player first,
    Player second,
    int actor,
    Phase phase,
    int forfeiter) {

  static final int NOBODY = -1;

  private static final int WINS_TO_WIN = 2;

  /**
   * The rounds of the match.
   *
   * @param over how many are over
   * @param draws how many of them were draws
   * @param starter who starts the first one
   */
  record Rounds(int over, int draws, int starter) {
    private static final int MOST = 3;
    private static final int DRAWS_TO_DRAW = 2;

    /** Each round is started by the other. */
    int starterOfNext() {
      return (starter + over) % 2;
    }

    Rounds next(boolean draw) {
      return new Rounds(over + 1, draw ? draws + 1 : draws, starter);
    }

    boolean areDrawn() {
      return draws == DRAWS_TO_DRAW;
    }

    boolean areAllOver() {
      return over == MOST;
    }
  }

  /**
   * The gun in a round.
   *
   * @param reloads how often it was reloaded because it was empty
   * @param itemReloads how often it was loaded by an item
   */
  record Gun(Load load, int reloads, int itemReloads) {
    static final int MOST_RELOADS = 2;
    static final Gun EMPTY = new Gun(Load.EMPTY, 0, 0);

    boolean isEmpty() {
      return load.bullets() == 0;
    }

    Gun with(Load other) {
      return new Gun(other, reloads, itemReloads);
    }

    /** Without its current bullet. */
    Gun cycled() {
      return with(load.rest());
    }

    Gun reloading() {
      return new Gun(load, reloads + 1, itemReloads);
    }

    Gun reloadingByItem() {
      return new Gun(load, reloads, itemReloads + 1);
    }
  }

  static BotStackState start(Rulings rulings) {
    Player player = Player.entering(0);
    return new BotStackState(
        rulings, new Rounds(0, 0, 0), Gun.EMPTY, player, player, 0, Phase.STARTER, NOBODY);
  }

  Player player(int seat) {
    return seat == 0 ? first : second;
  }

  /** Who is asked in this phase: the actor, or who has to answer. */
  int asked() {
    return phase == Phase.ANSWER ? 1 - actor : actor;
  }

  BotStackState startedBy(int seat) {
    return new BotStackState(
        rulings, new Rounds(0, 0, seat), gun, first, second, seat, Phase.ROUND, NOBODY);
  }

  /** The gun is loaded, and with it come items and the chance to ask, if they do. */
  BotStackState dealt(Roll.Deal deal) {
    BotStackState loaded = with(gun.with(deal.load()));
    return switch (phase) {
      case ROUND ->
          loaded.holding(deal.first(), deal.second()).mayAsk(rulings.firstLoadAsks()).act();
      case RELOAD -> loaded.supplied(deal).act();
      case RELOAD_BEFORE_SHOT -> loaded.supplied(deal).in(Phase.SHOOT);
      case RELOAD_ITEM ->
          (rulings.reloadItemIsFull() ? loaded.supplied(deal) : loaded).in(Phase.SHOOT);
      case STARTER, ASK, ANSWER, ITEM, SHOOT, SHOOT_PEEKED, OVER ->
          throw new IllegalArgumentException("nothing is dealt in phase " + phase);
    };
  }

  /** Everybody with a free slot gets an item, and may ask again. */
  private BotStackState supplied(Roll.Deal deal) {
    return holding(
            first.items().with(deal.first().first()), second.items().with(deal.second().first()))
        .mayAsk(true);
  }

  /** The actor's action begins. The chance to ask is for this action only. */
  private BotStackState act() {
    return player(actor).mayAsk() ? with(actor, player(actor).mayAsk(false)).in(Phase.ASK) : goOn();
  }

  /** With nothing in the slots there is nothing to choose. */
  private BotStackState goOn() {
    return in(player(actor).items().areNone() ? Phase.SHOOT : Phase.ITEM);
  }

  BotStackState asks(boolean yes) {
    return yes ? in(Phase.ANSWER) : goOn();
  }

  BotStackState answers(boolean yes) {
    if (yes) {
      return roundOver(first, second, true);
    }
    BotStackState after =
        rulings.answeringUsesChance() ? with(1 - actor, player(1 - actor).mayAsk(false)) : this;
    return rulings.refusalPasses() ? after.passTurn().act() : after.goOn();
  }

  BotStackState uses(Use use) {
    Player player = player(actor);
    BotStackState after = with(actor, player.holding(player.items().without(use)));
    return switch (player.items().in(use)) {
      case EMPTY -> after.in(Phase.SHOOT);
      case PEEK -> after.in(Phase.SHOOT_PEEKED);
      case EJECT -> after.ejected();
      case SKIP -> after.skipping().in(Phase.SHOOT);
      case HEALTH_KIT -> after.with(actor, after.player(actor).healed()).in(Phase.SHOOT);
      case RELOAD -> after.with(gun.reloadingByItem()).in(Phase.RELOAD_ITEM);
    };
  }

  private BotStackState ejected() {
    BotStackState after = with(gun.cycled());
    return after.gun.isEmpty() ? after.emptied(Phase.RELOAD_BEFORE_SHOT) : after.in(Phase.SHOOT);
  }

  private BotStackState skipping() {
    Player player = player(actor);
    return with(actor, player.skipping(rulings.skipsAddUp() ? player.skips() + 1 : 1));
  }

  BotStackState shoots(Shot shot) {
    boolean live = gun.load().current() == Bullet.LIVE;
    int target = shot == Shot.SELF ? actor : 1 - actor;
    BotStackState after = with(gun.cycled());
    if (live) {
      after = after.with(target, player(target).hit());
      if (after.player(target).health() == 0) {
        return after.wonBy(1 - target);
      }
    }
    BotStackState next = !live && target == actor ? after : after.passTurn();
    return next.gun.isEmpty() ? next.emptied(Phase.RELOAD) : next.act();
  }

  /** The other's turn, unless a skip is pending. */
  private BotStackState passTurn() {
    Player player = player(actor);
    return player.skips() > 0
        ? with(actor, player.skipping(player.skips() - 1))
        : new BotStackState(rulings, rounds, gun, first, second, 1 - actor, phase, forfeiter);
  }

  /** The empty gun is reloaded, but not for ever. */
  private BotStackState emptied(Phase reload) {
    return gun.reloads() == Gun.MOST_RELOADS
        ? roundOver(first, second, false)
        : with(gun.reloading()).in(reload);
  }

  private BotStackState wonBy(int seat) {
    return seat == 0
        ? roundOver(first.won(), second, false)
        : roundOver(first, second.won(), false);
  }

  private BotStackState roundOver(Player one, Player other, boolean draw) {
    Rounds next = rounds.next(draw);
    boolean end =
        one.wins() == WINS_TO_WIN
            || other.wins() == WINS_TO_WIN
            || next.areDrawn()
            || next.areAllOver();
    return new BotStackState(
        rulings,
        next,
        Gun.EMPTY,
        Player.entering(one.wins()),
        Player.entering(other.wins()),
        next.starterOfNext(),
        end ? Phase.OVER : Phase.ROUND,
        NOBODY);
  }

  BotStackState forfeited(int seat) {
    return phase == Phase.OVER
        ? this
        : new BotStackState(rulings, rounds, gun, first, second, actor, Phase.OVER, seat);
  }

  /** Two wins bring 3 points, two draws 1 each; otherwise both lose and nobody is first. */
  Outcome outcome() {
    for (int seat = 0; seat < 2; seat++) {
      if (forfeiter == 1 - seat || forfeiter == NOBODY && player(seat).wins() == WINS_TO_WIN) {
        return seat == 0 ? Outcome.byPoints(3, 0) : Outcome.byPoints(0, 3);
      }
    }
    return rounds.areDrawn()
        ? Outcome.byPoints(1, 1)
        : Outcome.of(new int[] {2, 2}, new double[] {-1, -1});
  }

  private BotStackState holding(Items itemsOfFirst, Items itemsOfSecond) {
    return players(first.holding(itemsOfFirst), second.holding(itemsOfSecond));
  }

  private BotStackState mayAsk(boolean may) {
    return players(first.mayAsk(may), second.mayAsk(may));
  }

  private BotStackState with(int seat, Player player) {
    return seat == 0 ? players(player, second) : players(first, player);
  }

  private BotStackState players(Player one, Player other) {
    return new BotStackState(rulings, rounds, gun, one, other, actor, phase, forfeiter);
  }

  private BotStackState with(Gun other) {
    return new BotStackState(rulings, rounds, other, first, second, actor, phase, forfeiter);
  }

  private BotStackState in(Phase next) {
    return new BotStackState(rulings, rounds, gun, first, second, actor, next, forfeiter);
  }
}
