package dev.agon.bridge.movement;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Individual movements: each player partners each other player once, and in most sizes meets each
 * other player twice as an opponent. All tables play the same boards in a round.
 *
 * <p>Like a Howell, the first round is turned by one after each round. With a multiple of four
 * players one of them stays; with one player more, one sits out in each round.
 */
public final class Individual {
  /** The largest number of players; they play one board in each of 33 rounds. */
  public static final int MAX_PLAYERS = 33;

  private static final int TABLE = 4;

  /** Opponents meet this often if all is even. */
  private static final int EVEN_MEETINGS = 2;

  private static final int MAX_STARTERS = 1_000;
  private static final int MAX_STEPS = 20_000;

  /** The player who stays, in the first round. */
  private static final int STAYS = -1;

  private final int rounds;
  private final int players;
  private final Random random;

  private Individual(int players) {
    this.players = players;
    this.rounds = players % TABLE == 0 ? players - 1 : players;
    this.random = new Random(players);
  }

  public static boolean exists(int players) {
    return players >= TABLE && players <= MAX_PLAYERS && players % TABLE <= 1;
  }

  /** Makes a movement; empty if there is none for this number of players. */
  public static Optional<Movement> of(int players, int boardsPerSet) {
    if (!exists(players)) {
      return Optional.empty();
    }
    return Optional.of(new Individual(players).movement(boardsPerSet));
  }

  private record Partners(int one, int two) {
    List<Integer> numbers() {
      return List.of(one, two);
    }
  }

  private record BaseRound(List<Partners> northSouth, List<Partners> eastWest) {}

  private Movement movement(int boardsPerSet) {
    BaseRound base = baseRound();
    List<Sitting> sittings = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      for (int table = 0; table < base.northSouth().size(); table++) {
        sittings.add(
            new Sitting(
                round + 1,
                table + 1,
                turned(base.northSouth().get(table), round),
                turned(base.eastWest().get(table), round),
                round + 1));
      }
    }
    return BalancedSides.of(
        new Movement(
            MovementKind.INDIVIDUAL,
            Contestants.PLAYERS,
            "individual, " + base.northSouth().size() + " tables, all play the same boards",
            players,
            boardsPerSet,
            1,
            sittings));
  }

  private List<Integer> turned(Partners partners, int round) {
    return partners.numbers().stream()
        .map(number -> number == STAYS ? players : (number + round) % rounds + 1)
        .toList();
  }

  /** Tries to have all opponents meet equally often, then allows more and more meetings. */
  private BaseRound baseRound() {
    for (int meetings = EVEN_MEETINGS; ; meetings++) {
      for (int i = 0; i < MAX_STARTERS; i++) {
        List<Partners> partners = starter();
        if (players % TABLE == 0) {
          partners.addFirst(new Partners(STAYS, 0));
        }
        Opponents opponents = new Opponents(partners, meetings);
        if (opponents.seat()) {
          return new BaseRound(opponents.northSouth, opponents.eastWest);
        }
      }
    }
  }

  private int difference(int one, int two) {
    int difference = Math.floorMod(one - two, rounds);
    return Math.min(difference, rounds - difference);
  }

  /** Partners of all numbers but 0 whose differences are all different. */
  private List<Partners> starter() {
    List<Partners> partners = new ArrayList<>();
    Set<Integer> differences = new HashSet<>();
    while (partners.size() < rounds / 2) {
      int one = 1 + random.nextInt(rounds - 1);
      int two = 1 + random.nextInt(rounds - 1);
      boolean isFree = partners.stream().noneMatch(pair -> pair.numbers().contains(one));
      if (one == two || !isFree || differences.contains(difference(one, two))) {
        continue;
      }
      partners.removeIf(
          pair ->
              pair.numbers().contains(two)
                  && differences.remove(difference(pair.one(), pair.two())));
      partners.add(new Partners(one, two));
      differences.add(difference(one, two));
    }
    return partners;
  }

  /** Seats partners against each other, so that no two players meet too often. */
  private final class Opponents {
    private final List<Partners> partners;
    private final int maxMeetings;
    private final int[] meetings = new int[rounds];
    private final boolean[] isSeated;
    private final List<Partners> northSouth = new ArrayList<>();
    private final List<Partners> eastWest = new ArrayList<>();
    private int steps;

    Opponents(List<Partners> partners, int maxMeetings) {
      this.partners = partners;
      this.maxMeetings = maxMeetings;
      this.isSeated = new boolean[partners.size()];
    }

    boolean seat() {
      int first = 0;
      while (first < partners.size() && isSeated[first]) {
        first++;
      }
      if (first == partners.size()) {
        return true;
      }
      isSeated[first] = true;
      for (int second = first + 1; second < partners.size() && steps++ < MAX_STEPS; second++) {
        if (isSeated[second]) {
          continue;
        }
        if (count(partners.get(first), partners.get(second), 1)) {
          isSeated[second] = true;
          northSouth.add(partners.get(first));
          eastWest.add(partners.get(second));
          if (seat()) {
            return true;
          }
          northSouth.removeLast();
          eastWest.removeLast();
          isSeated[second] = false;
        }
        count(partners.get(first), partners.get(second), -1);
      }
      isSeated[first] = false;
      return false;
    }

    /** Counts the meetings at a table; false if some are too many. */
    private boolean count(Partners one, Partners two, int change) {
      boolean isAllowed = true;
      for (int player : one.numbers()) {
        for (int opponent : two.numbers()) {
          if (player != STAYS) {
            int difference = difference(player, opponent);
            meetings[difference] += change;
            isAllowed &= meetings[difference] <= maxMeetings;
          }
        }
      }
      return isAllowed;
    }
  }
}
