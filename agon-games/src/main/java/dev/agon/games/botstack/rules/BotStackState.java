package dev.agon.games.botstack.rules;

import dev.agon.game.Outcome;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import java.util.List;

/**
 * The state of a match. The gun and the players are kept and passed on as their bits, so that a
 * step makes one small object, which is most of the cost of a step.
 *
 * @param actor whose turn it is
 */
public record BotStackState(
    Rulings rulings,
    Rounds rounds,
    int gunBits,
    int firstBits,
    int secondBits,
    int actor,
    Phase phase) {

  public static final int NOBODY = -1;

  private static final int WINS_TO_WIN = 2;

  private static final List<Outcome> WON_BY =
      List.of(Outcome.byPoints(3, 0), Outcome.byPoints(0, 3));
  private static final Outcome DRAWN = Outcome.byPoints(1, 1);
  private static final Outcome LOST_BY_BOTH = Outcome.of(new int[] {2, 2}, new double[] {-1, -1});

  /** How many rounds are over and drawn, who started, and the forfeiter or {@link #NOBODY}. */
  public record Rounds(int over, int draws, int starter, int forfeiter) {
    private static final int MAX = 3;
    private static final int DRAWS_TO_DRAW = 2;

    /** The players start rounds alternately. */
    int starterOfNext() {
      return (starter + over) % 2;
    }

    Rounds next(boolean draw) {
      return new Rounds(over + 1, draw ? draws + 1 : draws, starter, NOBODY);
    }

    Rounds forfeitedBy(int seat) {
      return new Rounds(over, draws, starter, seat);
    }

    boolean areDrawn() {
      return draws == DRAWS_TO_DRAW;
    }

    boolean areAllOver() {
      return over == MAX;
    }
  }

  BotStackState(
      Rulings rulings,
      Rounds rounds,
      Gun gun,
      Player first,
      Player second,
      int actor,
      Phase phase) {
    this(rulings, rounds, gun.bits(), first.bits(), second.bits(), actor, phase);
  }

  /** The gun with its load and how often it was loaded in this round. */
  public Gun gun() {
    return new Gun(gunBits);
  }

  Player first() {
    return new Player(firstBits);
  }

  Player second() {
    return new Player(secondBits);
  }

  static BotStackState start(Rulings rulings) {
    Player player = Player.entering(0);
    return new BotStackState(
        rulings, new Rounds(0, 0, 0, NOBODY), Gun.EMPTY, player, player, 0, Phase.STARTER);
  }

  public Player player(int seat) {
    return seat == 0 ? first() : second();
  }

  /** Who is asked in this phase: the actor, or the player who has to answer. */
  public int asked() {
    return phase == Phase.ANSWER ? 1 - actor : actor;
  }

  BotStackState startedBy(int seat) {
    return new BotStackState(
        rulings, new Rounds(0, 0, seat, NOBODY), gun(), first(), second(), seat, Phase.ROUND);
  }

  /** Loads the gun and hands out the items and the chance to ask that belong to this phase. */
  BotStackState dealt(BotStackRoll.Deal deal) {
    if (phase.asks()) {
      throw new IllegalArgumentException("nothing is dealt in phase " + phase);
    }
    int loaded = gun().with(deal.load()).bits();
    int one = dealt(first(), deal.first());
    int other = dealt(second(), deal.second());
    return phase == Phase.ROUND || phase == Phase.RELOAD
        ? act(loaded, one, other, actor)
        : at(loaded, one, other, actor, Phase.SHOOT);
  }

  private int dealt(Player player, Items items) {
    if (phase == Phase.ROUND) {
      return player.holding(items).mayAsk(rulings.firstLoadAsks()).bits();
    }
    return phase == Phase.RELOAD_ITEM && !rulings.reloadItemIsFull()
        ? player.bits()
        : player.holding(player.items().with(items.first())).mayAsk(true).bits();
  }

  /** An action begins. The chance to ask is for this action only. */
  private BotStackState act(int left, int one, int other, int whose) {
    Player player = new Player(whose == 0 ? one : other);
    if (!player.mayAsk()) {
      return continueAction(left, one, other, whose);
    }
    int asking = player.mayAsk(false).bits();
    return at(left, whose == 0 ? asking : one, whose == 1 ? asking : other, whose, Phase.ASK);
  }

  /** A player without items is not asked for one. */
  private BotStackState continueAction(int left, int one, int other, int whose) {
    Items items = new Player(whose == 0 ? one : other).items();
    return at(left, one, other, whose, items.areNone() ? Phase.SHOOT : Phase.ITEM);
  }

  BotStackState asks(boolean yes) {
    return yes
        ? at(gunBits, firstBits, secondBits, actor, Phase.ANSWER)
        : continueAction(gunBits, firstBits, secondBits, actor);
  }

  BotStackState answers(boolean yes) {
    if (yes) {
      return roundOver(firstBits, secondBits, true);
    }
    boolean uses = rulings.answeringUsesChance();
    int one = uses && actor == 1 ? first().mayAsk(false).bits() : firstBits;
    int other = uses && actor == 0 ? second().mayAsk(false).bits() : secondBits;
    return rulings.refusalPasses()
        ? passTurn(gunBits, one, other)
        : continueAction(gunBits, one, other, actor);
  }

  BotStackState uses(Use use) {
    Player player = player(actor);
    Player without = player.holding(player.items().without(use));
    return switch (player.items().in(use)) {
      case EMPTY -> acting(player.bits(), gunBits, Phase.SHOOT);
      case PEEK -> acting(without.bits(), gunBits, Phase.SHOOT_PEEKED);
      case EJECT -> ejected(without.bits(), gun().cycled());
      case SKIP -> {
        int skips = rulings.skipsAddUp() ? player.skips() + 1 : 1;
        yield acting(without.skipping(skips).bits(), gunBits, Phase.SHOOT);
      }
      case HEALTH_KIT -> acting(without.healed().bits(), gunBits, Phase.SHOOT);
      case RELOAD -> acting(without.bits(), gun().reloadingByItem().bits(), Phase.RELOAD_ITEM);
    };
  }

  private BotStackState ejected(int player, Gun left) {
    return left.isEmpty()
        ? emptied(
            left,
            actor == 0 ? player : firstBits,
            actor == 1 ? player : secondBits,
            actor,
            Phase.RELOAD_BEFORE_SHOT)
        : acting(player, left.bits(), Phase.SHOOT);
  }

  BotStackState shoots(Shot shot) {
    boolean live = gun().isLive();
    int target = shot == Shot.SELF ? actor : 1 - actor;
    int one = live && target == 0 ? first().hit().bits() : firstBits;
    int other = live && target == 1 ? second().hit().bits() : secondBits;
    if (new Player(one).health() == 0) {
      return roundOver(one, new Player(other).won().bits(), false);
    }
    if (new Player(other).health() == 0) {
      return roundOver(new Player(one).won().bits(), other, false);
    }
    int left = gun().cycled().bits();
    return !live && target == actor ? next(left, one, other, actor) : passTurn(left, one, other);
  }

  /** The turn passes to the other player, unless a skip is pending. */
  private BotStackState passTurn(int left, int one, int other) {
    Player player = new Player(actor == 0 ? one : other);
    if (player.skips() == 0) {
      return next(left, one, other, 1 - actor);
    }
    int skipping = player.skipping(player.skips() - 1).bits();
    return next(left, actor == 0 ? skipping : one, actor == 1 ? skipping : other, actor);
  }

  /** The next action; an empty gun is reloaded before it. */
  private BotStackState next(int left, int one, int other, int whose) {
    Gun loaded = new Gun(left);
    return loaded.isEmpty()
        ? emptied(loaded, one, other, whose, Phase.RELOAD)
        : act(left, one, other, whose);
  }

  /** An empty gun is reloaded; after the last reload the round is over. */
  private BotStackState emptied(Gun empty, int one, int other, int whose, Phase reload) {
    return empty.reloads() == LoadRules.MAX_RELOADS
        ? roundOver(one, other, false)
        : at(empty.reloading().bits(), one, other, whose, reload);
  }

  private BotStackState roundOver(int one, int other, boolean draw) {
    Rounds next = rounds.next(draw);
    int winsOfOne = new Player(one).wins();
    int winsOfOther = new Player(other).wins();
    boolean end =
        winsOfOne == WINS_TO_WIN
            || winsOfOther == WINS_TO_WIN
            || next.areDrawn()
            || next.areAllOver();
    return new BotStackState(
        rulings,
        next,
        Gun.EMPTY,
        Player.entering(winsOfOne),
        Player.entering(winsOfOther),
        next.starterOfNext(),
        end ? Phase.OVER : Phase.ROUND);
  }

  BotStackState forfeited(int seat) {
    return phase == Phase.OVER
        ? this
        : new BotStackState(
            rulings, rounds.forfeitedBy(seat), gun(), first(), second(), actor, Phase.OVER);
  }

  /** Two wins bring 3 points, two draws 1 each; otherwise both lose and nobody is first. */
  Outcome outcome() {
    int forfeiter = rounds.forfeiter();
    for (int seat = 0; seat < 2; seat++) {
      if (forfeiter == 1 - seat || forfeiter == NOBODY && player(seat).wins() == WINS_TO_WIN) {
        return WON_BY.get(seat);
      }
    }
    return rounds.areDrawn() ? DRAWN : LOST_BY_BOTH;
  }

  /** The same round with the actor changed. */
  private BotStackState acting(int player, int left, Phase next) {
    return at(left, actor == 0 ? player : firstBits, actor == 1 ? player : secondBits, actor, next);
  }

  /** The same round in another phase. */
  private BotStackState at(int left, int one, int other, int whose, Phase next) {
    return new BotStackState(rulings, rounds, left, one, other, whose, next);
  }
}
