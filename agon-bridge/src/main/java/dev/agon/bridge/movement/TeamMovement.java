package dev.agon.bridge.movement;

import dev.agon.bridge.movement.CyclicDesign.BaseTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Movements of teams of four, in which each team meets each other team over one set of boards.
 *
 * <p>A team has a table of its own, at which its North-South pair stays.
 */
final class TeamMovement {
  public static final int MAX_TEAMS = 40;

  private TeamMovement() {}

  /** Makes a movement for a number of teams; empty if there are fewer than two or too many. */
  public static Optional<Movement> of(int teams, int boardsPerSet) {
    if (teams < 2 || teams > MAX_TEAMS) {
      return Optional.empty();
    }
    return Optional.of(
        new Movement(
            MovementKind.TEAMS,
            Contestants.TEAMS,
            teams % 2 == 1
                ? "multiple teams, each set is compared at the end"
                : "round robin of teams, both tables of a match share the boards",
            teams,
            boardsPerSet,
            1,
            teams % 2 == 1 ? whist(teams) : matches(teams)));
  }

  /**
   * An odd number of teams: East-West move two tables, boards one. What North-South of A play
   * against East-West of B, North-South of B play against East-West of A in another round.
   */
  private static List<Sitting> whist(int teams) {
    List<Sitting> sittings = new ArrayList<>();
    for (int round = 1; round < teams; round++) {
      for (int home = 0; home < teams; home++) {
        int visitor = (home + 2 * round) % teams;
        int set = (home + round) % teams;
        sittings.add(Sitting.of(round, home + 1, home + 1, visitor + 1, set + 1));
      }
    }
    return sittings;
  }

  /** An even number of teams: each match is at the two home tables in one round. */
  private static List<Sitting> matches(int teams) {
    int rounds = teams - 1;
    Optional<CyclicDesign> design = CyclicDesign.find(rounds, teams, false);
    List<Sitting> sittings = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      for (int table = 0; table < teams / 2; table++) {
        int one = (round + table) % rounds;
        int two = table == 0 ? rounds : Math.floorMod(round - table, rounds);
        int set = round;
        if (design.isPresent()) {
          BaseTable base = design.get().tables().get(table);
          one = (base.first() + round) % rounds;
          two = base.hasStayingPair() ? rounds : (base.second() + round) % rounds;
          set = Math.floorMod(round - base.adder(), rounds);
        }
        sittings.add(Sitting.of(round + 1, one + 1, one + 1, two + 1, set + 1));
        sittings.add(Sitting.of(round + 1, two + 1, two + 1, one + 1, set + 1));
      }
    }
    return sittings;
  }
}
