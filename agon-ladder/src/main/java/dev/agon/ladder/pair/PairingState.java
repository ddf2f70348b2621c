package dev.agon.ladder.pair;

import dev.agon.game.DrawKey;
import dev.agon.ladder.FittedRatings;
import dev.agon.ladder.LadderSettings;
import dev.agon.ladder.LadderVersion;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What is known of a ladder where the next bundle is chosen, kept up to date as versions join and
 * bundles are chosen. The ratings come from outside, a fit for each horizon.
 */
public final class PairingState implements PairingView {
  private LadderSettings settings;
  private final List<LadderVersion> versions = new ArrayList<>();
  private boolean[] active = new boolean[16];
  private long[] chosen = new long[16];
  private int[] underWay = new int[16];
  private long[] lastChosen = new long[16];

  /** Those whose test against the version before them is open. */
  private final BitSet undecided = new BitSet();

  private final PairCounts pairs = new PairCounts();

  /** The bundles whose results are not all visible. */
  private final Deque<ChosenBundle> open = new ArrayDeque<>();

  /** What choices will look at, by the number of results; the first is used now. */
  private final Deque<Known> known =
      new ArrayDeque<>(List.of(new Known(FittedRatings.NONE, new HashSet<>(), Set.of())));

  private long bundle;
  private long nextMatch = 1;
  private int activeCount;
  private int[] free = {};
  private boolean isFreeKnown;

  /** What follows from so many results as the ratings take into account. */
  private record Known(FittedRatings fit, Set<Integer> rested, Set<Integer> decided) {}

  /** Who plays the matches from a number on. */
  private record ChosenBundle(long first, int matches, List<Integer> table) {}

  public PairingState(LadderSettings settings) {
    this.settings = settings;
  }

  /** The next version joins; its number is the count of those before it. */
  public void join(LadderVersion version) {
    int number = versions.size();
    if (version.number() != number) {
      throw new IllegalArgumentException("version " + version.number() + " is not " + number);
    }
    versions.add(version);
    if (number == active.length) {
      active = Arrays.copyOf(active, 2 * number);
      chosen = Arrays.copyOf(chosen, 2 * number);
      underWay = Arrays.copyOf(underWay, 2 * number);
      lastChosen = Arrays.copyOf(lastChosen, 2 * number);
    }
    lastChosen[number] = bundle;
    undecided.set(number, version.previous().isPresent());
    setActive(number, true);
  }

  /** A version is chosen from now on, or no longer. */
  public void setActive(int version, boolean isActive) {
    if (isActive) {
      known.forEach(later -> later.rested.remove(version));
    }
    if (active[version] != isActive) {
      active[version] = isActive;
      activeCount += isActive ? 1 : -1;
      isFreeKnown = false;
    }
  }

  public void change(LadderSettings other) {
    settings = other;
    isFreeKnown = false;
  }

  /** The number of the first match of the next bundle. */
  public long nextMatch() {
    return nextMatch;
  }

  public int activeVersions() {
    return activeCount;
  }

  /** Whether there are enough versions for a table; looks at all that the next choice may know. */
  public boolean canChoose() {
    look();
    return free.length >= settings.seats();
  }

  /** The number of results that the next choice looks at; their fit must be known before it. */
  public long horizon() {
    return settings.visibleBefore(nextMatch);
  }

  /**
   * Takes in what follows from more results than before; choices know it when they look so far.
   *
   * @param rested the versions that are no longer chosen
   * @param decided those whose test against the version before them is over
   */
  public void know(FittedRatings ratings, List<Integer> rested, List<Integer> decided) {
    known.addLast(new Known(ratings, new HashSet<>(rested), Set.copyOf(decided)));
  }

  /** Chooses the next bundle by a rule, whose key is that of all choices of the ladder. */
  public List<Integer> choose(PairingRule rule, DrawKey pairing) {
    look();
    List<Integer> table = rule.choose(this, pairing.derive(bundle));
    String problem = problem(table);
    if (!problem.isEmpty()) {
      throw new IllegalStateException("rule " + rule.id() + " chose " + table + ": " + problem);
    }
    add(table);
    return table;
  }

  /** Takes a bundle that was chosen before. */
  public void take(List<Integer> table) {
    look();
    String problem = problem(table);
    if (!problem.isEmpty()) {
      throw new IllegalArgumentException(table + " cannot play: " + problem);
    }
    add(table);
  }

  private String problem(List<Integer> table) {
    if (table.size() != settings.seats()) {
      return "not as many as sit at a table";
    }
    if (table.stream().distinct().count() < table.size()) {
      return "a version sits twice";
    }
    return table.stream().allMatch(version -> Arrays.binarySearch(free, version) >= 0)
        ? ""
        : "a version is not free";
  }

  /** Makes visible what a choice now may look at. */
  private void look() {
    long horizon = horizon();
    while (!open.isEmpty() && open.getFirst().first + open.getFirst().matches - 1 <= horizon) {
      ChosenBundle visible = open.removeFirst();
      visible.table.forEach(version -> underWay[version] -= visible.matches);
      isFreeKnown = false;
    }
    while (known.size() > 1 && fit().results() < horizon) {
      known.removeFirst();
      known.getFirst().decided.forEach(undecided::clear);
      for (int version : known.getFirst().rested) {
        setActive(version, false);
      }
    }
    if (fit().results() != horizon) {
      throw new IllegalStateException(
          "the fit of %d results is needed, not of %d".formatted(horizon, fit().results()));
    }
    if (!isFreeKnown) {
      int most = settings.mostUnderWay(activeCount);
      free =
          IntStream.range(0, versions.size())
              .filter(version -> active[version] && underWay[version] < most)
              .toArray();
      isFreeKnown = true;
    }
  }

  private void add(List<Integer> table) {
    int matches = matches(table);
    int most = settings.mostUnderWay(activeCount);
    for (int i = 0; i < table.size(); i++) {
      int version = table.get(i);
      chosen[version] += matches;
      underWay[version] += matches;
      lastChosen[version] = bundle;
      isFreeKnown &= underWay[version] < most;
      for (int other : table.subList(0, i)) {
        pairs.add(version, other, matches);
      }
    }
    open.addLast(new ChosenBundle(nextMatch, matches, List.copyOf(table)));
    nextMatch += matches;
    bundle++;
  }

  /** How many matches a bundle has: both seatings of a pair, the rotations of a table. */
  public static int matches(List<Integer> table) {
    return table.size();
  }

  /** Who sits where in a match of a bundle, counted from 0. */
  public static List<Integer> seats(List<Integer> table, int match) {
    List<Integer> seats = new ArrayList<>(table.subList(match, table.size()));
    seats.addAll(table.subList(0, match));
    return seats;
  }

  @Override
  public LadderSettings settings() {
    return settings;
  }

  @Override
  public long bundle() {
    return bundle;
  }

  @Override
  public int versions() {
    return versions.size();
  }

  @Override
  public LadderVersion version(int number) {
    return versions.get(number);
  }

  @Override
  public boolean isActive(int version) {
    return active[version];
  }

  @Override
  public int[] free() {
    return free;
  }

  @Override
  public long chosen(int version) {
    return chosen[version];
  }

  @Override
  public long chosen(int version, int other) {
    return pairs.get(version, other);
  }

  @Override
  public long lastChosen(int version) {
    return lastChosen[version];
  }

  @Override
  public boolean awaitsVerdict(int version) {
    OptionalInt previous = versions.get(version).previous();
    return undecided.get(version) && active[version] && active[previous.orElseThrow()];
  }

  @Override
  public int underWay(int version) {
    return underWay[version];
  }

  @Override
  public FittedRatings fit() {
    return known.getFirst().fit;
  }
}
