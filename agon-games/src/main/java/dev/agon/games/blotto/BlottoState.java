package dev.agon.games.blotto;

import dev.agon.game.Outcome;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * How a match stands.
 *
 * @param fought the rounds so far, in order
 * @param forfeits the seats that failed; both may fail at the same question
 */
record BlottoState(
    Battlefields battlefields,
    Forces forces,
    int rounds,
    List<Battle> fought,
    Set<Integer> forfeits) {

  boolean isOver() {
    return fought.size() == rounds || !forfeits.isEmpty();
  }

  BlottoState after(Battle battle) {
    List<Battle> more = Stream.concat(fought.stream(), Stream.of(battle)).toList();
    return new BlottoState(battlefields, forces, rounds, more, forfeits);
  }

  /** A match that was fought to its end stays as it is. */
  BlottoState forfeited(int seat) {
    if (fought.size() == rounds) {
      return this;
    }
    Set<Integer> more = new TreeSet<>(forfeits);
    more.add(seat);
    return new BlottoState(battlefields, forces, rounds, fought, more);
  }

  Outcome outcome() {
    return Outcome.byPoints(points(0), points(1));
  }

  /** The points of all rounds; all there are for the side whose opponent failed. */
  private double points(int seat) {
    if (!forfeits.isEmpty()) {
      return forfeits.contains(seat) ? 0 : (double) battlefields.total() * rounds;
    }
    return fought.stream()
            .mapToLong(battle -> battlefields.halfPoints(battle.of(seat), battle.of(1 - seat)))
            .sum()
        / 2.0;
  }
}
