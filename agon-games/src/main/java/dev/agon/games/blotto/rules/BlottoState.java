package dev.agon.games.blotto.rules;

import dev.agon.game.Outcome;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The state of a match.
 *
 * @param fought the rounds so far, in order
 * @param forfeits the seats that failed; both may fail at the same question
 */
public record BlottoState(
    Battlefields battlefields,
    Forces forces,
    int rounds,
    List<Battle> fought,
    Set<Integer> forfeits) {

  public boolean isOver() {
    return fought.size() == rounds || !forfeits.isEmpty();
  }

  BlottoState after(Battle battle) {
    List<Battle> more = Stream.concat(fought.stream(), Stream.of(battle)).toList();
    return new BlottoState(battlefields, forces, rounds, more, forfeits);
  }

  /** Adds a forfeit; a match that is already over does not change. */
  BlottoState forfeited(int seat) {
    if (fought.size() == rounds) {
      return this;
    }
    return new BlottoState(battlefields, forces, rounds, fought, with(forfeits, seat));
  }

  private static Set<Integer> with(Set<Integer> seats, int seat) {
    return Stream.concat(seats.stream(), Stream.of(seat)).collect(Collectors.toUnmodifiableSet());
  }

  /** The side with more points; empty if both have the same. */
  public OptionalInt leader() {
    int compared = Double.compare(points(0), points(1));
    return compared == 0 ? OptionalInt.empty() : OptionalInt.of(compared > 0 ? 0 : 1);
  }

  Outcome outcome() {
    return Outcome.byPoints(points(0), points(1));
  }

  /** The points of all rounds; all possible points if only the other side failed. */
  public double points(int seat) {
    if (!forfeits.isEmpty()) {
      return forfeits.contains(seat) ? 0 : (double) battlefields.total() * rounds;
    }
    return fought.stream()
            .mapToLong(battle -> battlefields.halfPoints(battle.of(seat), battle.of(1 - seat)))
            .sum()
        / 2.0;
  }
}
