package dev.agon.scoring;

import dev.agon.duplicate.Fraction;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Measures that rank entrants with equal points; more is better. */
public enum TieBreaker {
  /** 2 for each match ahead of an entrant with equal points, 1 for each drawn match. */
  HEAD_TO_HEAD("head-to-head", "head to head") {
    @Override
    Fraction of(StandingsRanker among, int entrant, List<Integer> level) {
      long halves = 0;
      for (int other : level) {
        halves += 2 * among.tally().finishedAhead(entrant, other);
        halves += among.tally().drawn(entrant, other);
      }
      return Fraction.of(halves);
    }
  },

  /** The points of each beaten opponent, once for each time, and half of those drawn with. */
  SONNEBORN_BERGER("sonneborn-berger", "Sonneborn-Berger") {
    @Override
    Fraction of(StandingsRanker among, int entrant, List<Integer> level) {
      Tally tally = among.tally();
      Fraction halves = Fraction.ZERO;
      for (int other = 0; other < tally.entrants(); other++) {
        long beaten = 2 * tally.finishedAhead(entrant, other) + tally.drawn(entrant, other);
        halves = halves.plus(points(tally, other).times(beaten));
      }
      return halves.over(2);
    }
  },

  /** The points of each opponent, once for each match. */
  BUCHHOLZ("buchholz", "Buchholz") {
    @Override
    Fraction of(StandingsRanker among, int entrant, List<Integer> level) {
      Tally tally = among.tally();
      Fraction sum = Fraction.ZERO;
      for (int other = 0; other < tally.entrants(); other++) {
        sum = sum.plus(points(tally, other).times(tally.meetings(entrant, other)));
      }
      return sum;
    }
  },

  WINS("wins", "wins") {
    @Override
    Fraction of(StandingsRanker among, int entrant, List<Integer> level) {
      return Fraction.of(among.tally().score(entrant).wins());
    }
  },

  FEWER_FAULTS("fewer-faults", "fewer faults") {
    @Override
    Fraction of(StandingsRanker among, int entrant, List<Integer> level) {
      return Fraction.of(-among.tally().score(entrant).faults());
    }
  },

  /** Matches that are played for it; see {@code Playoffs}. Other results do not decide it. */
  PLAYOFF("playoff", "playoff") {
    @Override
    Fraction of(StandingsRanker among, int entrant, List<Integer> level) {
      return Fraction.ZERO;
    }
  },

  /** The place in the list of bots, or in the standings of the stage before. */
  SEED("seed", "seed") {
    @Override
    Fraction of(StandingsRanker among, int entrant, List<Integer> level) {
      return Fraction.of(-among.seed(entrant));
    }
  },

  /** How many of the others have a later name. */
  NAME("name", "name") {
    @Override
    Fraction of(StandingsRanker among, int entrant, List<Integer> level) {
      String name = among.name(entrant);
      return Fraction.of(
          level.stream().filter(other -> among.name(other).compareTo(name) > 0).count());
    }
  };

  /** The default order. */
  public static final List<TieBreaker> DEFAULT = List.of(HEAD_TO_HEAD, WINS, FEWER_FAULTS, NAME);

  private final String id;
  private final String title;

  TieBreaker(String id, String title) {
    this.id = id;
    this.title = title;
  }

  public String id() {
    return id;
  }

  /** What tables call it. */
  String title() {
    return title;
  }

  /** Whether no two entrants are equal after it. */
  boolean leavesNoTies() {
    return this == SEED || this == NAME;
  }

  private static Fraction points(Tally tally, int entrant) {
    return Fraction.of(tally.score(entrant).points());
  }

  public static List<String> ids() {
    return Arrays.stream(values()).map(TieBreaker::id).toList();
  }

  public static Optional<TieBreaker> byId(String id) {
    return Arrays.stream(values()).filter(measure -> measure.id.equals(id)).findFirst();
  }

  /**
   * The value of an entrant.
   *
   * @param level the entrants that are equal by all measures before this one
   */
  abstract Fraction of(StandingsRanker among, int entrant, List<Integer> level);
}
