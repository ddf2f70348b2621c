package dev.agon.bridge.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * A Howell design that is turned by one after each round.
 *
 * <p>The first round seats the numbers 0 to rounds - 1 at tables of two, or at tables with a pair
 * that stays. In round r everybody who moves is r further, modulo the number of rounds. Nobody
 * meets twice if all differences at tables are different. Each table has an adder: in round r it
 * plays set r - adder. Nobody plays a set twice, and no set is at two tables, if the adders are
 * different, and all numbers plus their table's adder are different.
 */
record CyclicDesign(int rounds, List<BaseTable> tables) {
  /** Up to this number of rounds all designs are tried in turn. */
  private static final int MAX_EXACT_ROUNDS = 9;

  /** A search that takes longer starts again from other random numbers. */
  private static final int MAX_STEPS = 250_000;

  private static final int MAX_SEARCHES = 64;

  /** Stands for a pair that stays. */
  private static final int STAYS = -1;

  CyclicDesign {
    tables = List.copyOf(tables);
  }

  /** A table of the first round; a second of {@link #STAYS} is a pair that stays there. */
  record BaseTable(int first, int second, int adder) {
    boolean hasStayingPair() {
      return second == STAYS;
    }
  }

  /** Finds a design, the same each time; tables may share boards if they may have one adder. */
  static Optional<CyclicDesign> find(int rounds, int pairs, boolean shares) {
    int staying = pairs - rounds;
    int tables = pairs / 2;
    boolean isPossible = pairs % 2 == 0 && staying >= 1 && staying < tables;
    // No cyclic design exists with an even number of tables and so few rounds.
    if (!isPossible || !shares && tables % 2 == 0 && rounds == tables + 1) {
      return Optional.empty();
    }
    boolean isExact = rounds <= MAX_EXACT_ROUNDS;
    for (int seed = 0; seed < (isExact ? 1 : MAX_SEARCHES); seed++) {
      Search search = new Search(rounds, staying, shares);
      if (isExact ? search.tryAll() : search.climb(seed)) {
        return Optional.of(new CyclicDesign(rounds, search.placed));
      }
    }
    return Optional.empty();
  }

  /** The state of a search: the tables that were placed. */
  private static final class Search {
    private final int rounds;
    private final int staying;
    private final int meeting;
    private final boolean shares;
    private final List<BaseTable> placed = new ArrayList<>();
    private int stayingPlaced;

    /** The tables that use a number, a difference, an adder or an image. */
    private final @Nullable BaseTable[] byNumber;

    private final @Nullable BaseTable[] byDifference;
    private final @Nullable BaseTable[] byAdder;
    private final @Nullable BaseTable[] byImage;

    Search(int rounds, int staying, boolean shares) {
      this.rounds = rounds;
      this.staying = staying;
      this.meeting = (rounds - staying) / 2;
      this.shares = shares;
      byNumber = new BaseTable[rounds];
      byDifference = new BaseTable[rounds];
      byAdder = new BaseTable[rounds];
      byImage = new BaseTable[rounds];
    }

    /** Places the lowest number that is left in all ways, and then the others. */
    boolean tryAll() {
      int first = 0;
      while (first < rounds && byNumber[first] != null) {
        first++;
      }
      if (first == rounds) {
        return stayingPlaced == staying;
      }
      for (int second = STAYS; second < rounds; second++) {
        for (int adder = 0; adder < rounds; adder++) {
          BaseTable table = new BaseTable(first, second, adder);
          if (second != first && fits(table) && conflicts(table).isEmpty()) {
            place(table);
            if (tryAll()) {
              return true;
            }
            remove(table);
          }
        }
      }
      return false;
    }

    /** Places tables at random, each in place of at most one other, until all are placed. */
    boolean climb(int seed) {
      Random random = new Random(seed * 1_000_000L + rounds * 1_000L + staying);
      for (int step = 0; step < MAX_STEPS && placed.size() < staying + meeting; step++) {
        int first = random.nextInt(rounds);
        while (byNumber[first] != null) {
          first = (first + 1) % rounds;
        }
        boolean allMeetingsPlaced = placed.size() - stayingPlaced == meeting;
        boolean stays = stayingPlaced < staying && (allMeetingsPlaced || random.nextBoolean());
        int second = stays ? STAYS : random.nextInt(rounds);
        BaseTable table = new BaseTable(first, second, random.nextInt(rounds));
        if (first == second || !fits(table)) {
          continue;
        }
        List<BaseTable> conflicts = conflicts(table);
        if (conflicts.size() <= 1) {
          conflicts.forEach(this::remove);
          place(table);
        }
      }
      return placed.size() == staying + meeting;
    }

    /** Whether there may be one more table of this sort, and it does not repeat itself. */
    private boolean fits(BaseTable table) {
      return table.hasStayingPair()
          ? stayingPlaced < staying
          : placed.size() - stayingPlaced < meeting && 2 * difference(table) != rounds;
    }

    private int difference(BaseTable table) {
      int difference = Math.floorMod(table.first() - table.second(), rounds);
      return Math.min(difference, rounds - difference);
    }

    private int image(int number, BaseTable table) {
      return (number + table.adder()) % rounds;
    }

    /** The tables that cannot be there together with a table. */
    private List<BaseTable> conflicts(BaseTable table) {
      List<BaseTable> conflicts = new ArrayList<>();
      add(conflicts, byNumber[table.first()]);
      add(conflicts, shares ? null : byAdder[table.adder()]);
      add(conflicts, byImage[image(table.first(), table)]);
      if (!table.hasStayingPair()) {
        add(conflicts, byNumber[table.second()]);
        add(conflicts, byImage[image(table.second(), table)]);
        add(conflicts, byDifference[difference(table)]);
      }
      return conflicts;
    }

    private static void add(List<BaseTable> conflicts, @Nullable BaseTable table) {
      if (table != null && !conflicts.contains(table)) {
        conflicts.add(table);
      }
    }

    private void place(BaseTable table) {
      placed.add(table);
      stayingPlaced += table.hasStayingPair() ? 1 : 0;
      mark(table, table);
    }

    private void remove(BaseTable table) {
      placed.remove(table);
      stayingPlaced -= table.hasStayingPair() ? 1 : 0;
      mark(table, null);
    }

    private void mark(BaseTable table, @Nullable BaseTable user) {
      byNumber[table.first()] = user;
      byAdder[table.adder()] = user;
      byImage[image(table.first(), table)] = user;
      if (!table.hasStayingPair()) {
        byNumber[table.second()] = user;
        byImage[image(table.second(), table)] = user;
        byDifference[difference(table)] = user;
      }
    }
  }
}
