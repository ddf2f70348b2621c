package dev.agon.games.canopy.rules;

import dev.agon.game.Outcome;
import dev.agon.games.canopy.rules.Choice.Reply;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The state of a match. The cost of a step does not depend on the number of players.
 *
 * @param faulted how many players forfeited
 * @param opponent the player whom the actor challenged
 */
public record CanopyState(
    Rulings rulings,
    Forest forest,
    int faulted,
    Clock clock,
    Phase phase,
    int opponent,
    Reign reign) {

  /** The current turn: rounds count from 1, and turns of a round from 0. */
  record Clock(int round, Order order, int turn) {
    int player() {
      return order.player(turn);
    }
  }

  /** The root of all or {@link Forest#NOBODY}, and for how many turns in a row. */
  record Reign(int player, int turns) {
    static final Reign NONE = new Reign(Forest.NOBODY, 0);

    /** The reign after another turn with this root of all. */
    Reign after(int root) {
      if (root == Forest.NOBODY) {
        return NONE;
      }
      return new Reign(root, root == player ? turns + 1 : 1);
    }
  }

  static CanopyState start(Rulings rulings, int players) {
    return new CanopyState(
        rulings,
        Forest.of(players),
        0,
        new Clock(1, Order.NONE, 0),
        Phase.ORDER,
        Forest.NOBODY,
        Reign.NONE);
  }

  int actor() {
    return clock.player();
  }

  /** The challenger in the current fight; the defender is the other one. */
  int attacker() {
    return phase == Phase.FIGHT_BACK ? opponent : actor();
  }

  int defender() {
    return phase == Phase.FIGHT_BACK ? actor() : opponent;
  }

  /** The intervals if the seat challenges the other now. */
  Intervals intervals(int seat, int other) {
    return intervals(seat, other, forest.player(other).experience());
  }

  /** The intervals if the seat challenges the other with this experience. */
  Intervals intervals(int seat, int other, double experience) {
    return Intervals.of(
        forest.player(seat).experience(),
        experience,
        forest.rise(seat, other),
        forest.size(),
        rulings.literal());
  }

  Intervals intervals() {
    return intervals(attacker(), defender());
  }

  CanopyState ordered(Order order) {
    return turnFrom(0, forest, order, reign);
  }

  CanopyState rests() {
    int actor = actor();
    return turnOver(forest.with(actor, forest.player(actor).afterRest()));
  }

  CanopyState challenges(int other) {
    Player actor = forest.player(actor());
    Forest awake = actor.rested() ? forest.with(actor(), actor.awake()) : forest;
    return at(awake, Phase.FIGHT, other);
  }

  CanopyState drew(int number) {
    int attacker = attacker();
    int defender = defender();
    return switch (intervals(attacker, defender).result(number)) {
      case WIN -> turnOver(forest.beat(attacker, defender, true));
      case LOSS -> turnOver(forest.beat(defender, attacker, false));
      case DRAW ->
          phase == Phase.FIGHT_BACK || forest.player(opponent).faulted()
              ? turnOver(forest)
              : at(forest, Phase.ANSWER, opponent);
    };
  }

  CanopyState replies(Reply reply) {
    return switch (reply) {
      case RETREAT -> turnOver(forest);
      case FIGHT_BACK -> {
        Player challenger = forest.player(actor());
        double left = experienceFoughtBack();
        yield at(forest.with(actor(), challenger.with(left)), Phase.FIGHT_BACK, opponent);
      }
    };
  }

  /** The experience that the challenger has left if the other fights back. */
  double experienceFoughtBack() {
    return Experience.foughtBack(
        forest.player(actor()).experience(), forest.player(opponent).experience());
  }

  CanopyState forfeits(int seat) {
    Player player = forest.player(seat);
    if (phase == Phase.OVER || player.faulted()) {
      return this;
    }
    boolean asked =
        phase == Phase.TURN && actor() == seat || phase == Phase.ANSWER && opponent == seat;
    Forest after = forest.with(seat, player.afterFault());
    boolean everybody = faulted + 1 == forest.size();
    CanopyState next =
        new CanopyState(
            rulings,
            after,
            faulted + 1,
            clock,
            everybody ? Phase.OVER : phase,
            opponent,
            reign.player() == seat ? Reign.NONE : reign);
    return asked && !everybody ? next.turnOver(after) : next;
  }

  private CanopyState at(Forest after, Phase next, int other) {
    return new CanopyState(rulings, after, faulted, clock, next, other, reign);
  }

  private CanopyState turnOver(Forest after) {
    Reign next = reign(after, reign);
    return next.turns() >= rulings.turns()
        ? over(clock, after, next)
        : turnFrom(clock.turn() + 1, after, clock.order(), next);
  }

  private CanopyState over(Clock when, Forest after, Reign last) {
    return new CanopyState(rulings, after, faulted, when, Phase.OVER, Forest.NOBODY, last);
  }

  /** A player that forfeited does not reign, even as the root of all. */
  private static Reign reign(Forest after, Reign before) {
    if (after.roots().size() > 1) {
      return Reign.NONE;
    }
    int root = after.roots().get(0);
    return before.after(after.player(root).faulted() ? Forest.NOBODY : root);
  }

  /** The state in which the next player is asked, from this turn of the round on. */
  private CanopyState turnFrom(int first, Forest before, Order order, Reign reigning) {
    Forest after = before;
    Reign now = reigning;
    for (int turn = first; turn < order.size(); turn++) {
      int seat = order.player(turn);
      Player player = after.player(seat);
      Clock at = new Clock(clock.round(), order, turn);
      if (!passes(after, seat, player)) {
        return new CanopyState(rulings, after, faulted, at, Phase.TURN, Forest.NOBODY, now);
      }
      after = player.rested() ? after.with(seat, player.awake()) : after;
      now = reign(after, now);
      if (now.turns() >= rulings.turns()) {
        return over(at, after, now);
      }
    }
    return clock.round() == rulings.rounds()
        ? over(new Clock(clock.round(), order, order.size() - 1), after, now)
        : new CanopyState(
            rulings,
            after,
            faulted,
            new Clock(clock.round() + 1, Order.NONE, 0),
            Phase.ORDER,
            Forest.NOBODY,
            now);
  }

  /** Whether the player forfeited, or is a sole root that may not rest. */
  private static boolean passes(Forest forest, int seat, Player player) {
    return player.faulted() || player.rested() && forest.roots().size() == 1 && forest.isRoot(seat);
  }

  /** By layers, then by experience; players that forfeited share the last place. */
  Outcome outcome() {
    int players = forest.size();
    int[] places = new int[players];
    int[] layers = forest.layers();
    Comparator<Integer> bestFirst =
        Comparator.comparing((Integer seat) -> forest.player(seat).faulted())
            .thenComparing(
                (one, other) ->
                    forest.player(one).faulted() ? 0 : compare(layers, forest, one, other));
    List<Integer> order = IntStream.range(0, players).boxed().sorted(bestFirst).toList();
    for (int i = 0; i < players; i++) {
      boolean level = i > 0 && bestFirst.compare(order.get(i - 1), order.get(i)) == 0;
      places[order.get(i)] = level ? places[order.get(i - 1)] : i + 1;
    }
    if (faulted == players) {
      Arrays.fill(places, players);
    }
    return Outcome.byPlaces(places);
  }

  private static int compare(int[] layers, Forest forest, int one, int other) {
    int byLayer = Integer.compare(layers[other], layers[one]);
    return byLayer != 0
        ? byLayer
        : Double.compare(forest.player(other).experience(), forest.player(one).experience());
  }
}
