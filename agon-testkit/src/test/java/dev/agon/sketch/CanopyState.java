package dev.agon.sketch;

import dev.agon.game.Outcome;
import dev.agon.sketch.CanopySketch.Result;

/** Where a match of Canopy stands; a step costs what it changes, however many there are. */
record CanopyState(
    int players, int rounds, int round, Order order, int place, Trie<Fighter> fighters, Phase now) {

  /** One who faulted only passes from then on. */
  record Fighter(int experience, boolean faulted) {
    static final Fighter NEW = new Fighter(0, false);

    Fighter gaining(int more) {
      return new Fighter(Math.max(0, experience + more), faulted);
    }
  }

  /** What the match waits for. */
  sealed interface Phase {
    record DrawsOrder() implements Phase {}

    record Acts(int seat) implements Phase {}

    record Fights(int challenger, int challenged, boolean back) implements Phase {}

    record Asks(int challenger, int challenged) implements Phase {}

    record Over() implements Phase {}
  }

  static CanopyState start(int players, int rounds) {
    Trie<Fighter> fighters = Trie.filled(players, Fighter.NEW);
    return new CanopyState(players, rounds, 0, Order.NONE, 0, fighters, new Phase.DrawsOrder());
  }

  Fighter fighter(int seat) {
    return fighters.get(seat);
  }

  CanopyState ordered(Order drawn) {
    return new CanopyState(players, rounds, round, drawn, 0, fighters, now).nextActs(0);
  }

  CanopyState rested(int seat) {
    return gained(seat, 1).nextActs(place + 1);
  }

  CanopyState challenged(int challenger, int challenged) {
    return in(new Phase.Fights(challenger, challenged, false));
  }

  CanopyState fought(Result result) {
    Phase.Fights fight = (Phase.Fights) now;
    return switch (result) {
      case WON -> beat(fight.challenger(), fight.challenged());
      case LOST -> beat(fight.challenged(), fight.challenger());
      case DRAWN -> {
        if (fight.back()) {
          yield nextActs(place + 1);
        }
        CanopyState asks = in(new Phase.Asks(fight.challenger(), fight.challenged()));
        yield fighter(fight.challenged()).faulted() ? asks.retreated() : asks;
      }
    };
  }

  private CanopyState beat(int winner, int loser) {
    return gained(winner, 2).gained(loser, -1).nextActs(place + 1);
  }

  CanopyState foughtBack() {
    Phase.Asks asked = (Phase.Asks) now;
    return in(new Phase.Fights(asked.challenger(), asked.challenged(), true));
  }

  CanopyState retreated() {
    return gained(((Phase.Asks) now).challenger(), 1).nextActs(place + 1);
  }

  CanopyState faulted(int seat) {
    CanopyState after = with(seat, new Fighter(fighter(seat).experience(), true));
    return switch (now) {
      case Phase.Acts(int asked) -> asked == seat ? after.nextActs(place + 1) : after;
      case Phase.Asks(_, int asked) -> asked == seat ? after.retreated() : after;
      case Phase.DrawsOrder _, Phase.Fights _ -> after;
      case Phase.Over _ -> this;
    };
  }

  /** From this place on, whoever does not only pass; after the last, another round or the end. */
  private CanopyState nextActs(int from) {
    int next = from;
    while (next < players && fighter(order.seat(next)).faulted()) {
      next++;
    }
    if (next < players) {
      Phase acts = new Phase.Acts(order.seat(next));
      return new CanopyState(players, rounds, round, order, next, fighters, acts);
    }
    Phase end = round + 1 < rounds ? new Phase.DrawsOrder() : new Phase.Over();
    return new CanopyState(players, rounds, round + 1, Order.NONE, 0, fighters, end);
  }

  private CanopyState gained(int seat, int experience) {
    return with(seat, fighter(seat).gaining(experience));
  }

  private CanopyState with(int seat, Fighter fighter) {
    Trie<Fighter> after = fighters.with(seat, fighter);
    return new CanopyState(players, rounds, round, order, place, after, now);
  }

  private CanopyState in(Phase phase) {
    return new CanopyState(players, rounds, round, order, place, fighters, phase);
  }

  /** By experience; those who faulted share the last place, with nothing. */
  Outcome outcome() {
    double[] merit = new double[players];
    double[] points = new double[players];
    for (int seat = 0; seat < players; seat++) {
      Fighter fighter = fighter(seat);
      merit[seat] = fighter.faulted() ? Double.NEGATIVE_INFINITY : fighter.experience();
      points[seat] = fighter.faulted() ? 0 : fighter.experience();
    }
    Outcome ranked = Outcome.byPoints(merit);
    int[] places = new int[players];
    for (int seat = 0; seat < players; seat++) {
      places[seat] = ranked.place(seat);
    }
    return Outcome.of(places, points);
  }
}
