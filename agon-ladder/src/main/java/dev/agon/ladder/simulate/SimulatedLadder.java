package dev.agon.ladder.simulate;

import dev.agon.game.Dice;
import dev.agon.game.DrawKey;
import dev.agon.ladder.FittedRatings;
import dev.agon.ladder.LadderSettings;
import dev.agon.ladder.LadderVersion;
import dev.agon.ladder.fit.LadderFit;
import dev.agon.ladder.fit.SparseResults;
import dev.agon.ladder.fit.VersionVerdict;
import dev.agon.ladder.pair.PairingRule;
import dev.agon.ladder.pair.PairingState;
import dev.agon.rating.Sprt;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;

/** A ladder of two at a table whose results are drawn, and become visible as in a real one. */
final class SimulatedLadder {
  private static final int BUNDLE = 2;

  private final LadderSettings settings = LadderSettings.of(BUNDLE);
  private final PairingRule rule;
  private final DrawKey key;
  private final Dice dice;
  private final PairingState state = new PairingState(settings);
  private final SparseResults results = new SparseResults();
  private final Deque<Duels> waiting = new ArrayDeque<>();
  private SimulatedPool pool;
  private FittedRatings fit = FittedRatings.NONE;
  private final VersionVerdict verdict = new VersionVerdict();
  private int newest = -1;

  /** The half points of the one in the two games of a bundle. */
  private record Duels(int one, int other, int first, int second) {}

  SimulatedLadder(SimulatedPool pool, PairingRule rule, DrawKey key) {
    this.pool = pool;
    this.rule = rule;
    this.key = key;
    this.dice = key.dice(0);
    results.grow(pool.bots());
    for (int bot = 0; bot < pool.bots(); bot++) {
      join(OptionalInt.empty());
    }
  }

  private void join(OptionalInt previous) {
    int bot = state.versions();
    state.join(new LadderVersion(bot, "bot" + bot, "", "", state.nextMatch(), previous));
  }

  /** A new version of the first bot joins, which is better by so much. */
  void improveFirst(double better) {
    newest = pool.bots();
    pool = new SimulatedPool(pool, better);
    results.grow(pool.bots());
    join(OptionalInt.of(0));
  }

  /** The test of the version that joined last. */
  VersionVerdict verdict() {
    return verdict;
  }

  SimulatedPool pool() {
    return pool;
  }

  /** The number of the visible results. */
  long visible() {
    return fit.results();
  }

  /**
   * Chooses and plays until more results are visible.
   *
   * @param isLookedAt whether ratings are needed even if the rule does not look at them
   */
  void playBlock(boolean isLookedAt) {
    while (state.horizon() == visible()) {
      List<Integer> table = state.choose(rule, key);
      int one = table.getFirst();
      int other = table.getLast();
      waiting.addLast(
          new Duels(one, other, pool.play(one, other, dice), pool.play(one, other, dice)));
    }
    for (long count = visible(); count < state.horizon(); count += BUNDLE) {
      look(waiting.removeFirst());
    }
    fit =
        isLookedAt || rule.looksAtRatings()
            ? LadderFit.of(results, fit.elo()).ratings(state.horizon())
            : new FittedRatings(state.horizon(), fit.elo(), fit.errors());
    boolean isDecided = newest >= 0 && verdict.status() != Sprt.Status.OPEN;
    state.know(fit, List.of(), isDecided ? List.of(newest) : List.of());
  }

  private void look(Duels duels) {
    results.addDuel(duels.one, duels.other, duels.first);
    results.addDuel(duels.one, duels.other, duels.second);
    int halves = duels.first + duels.second;
    if (duels.one == newest && duels.other == 0) {
      verdict.add(halves, BUNDLE);
    } else if (duels.one == 0 && duels.other == newest) {
      verdict.add(2 * BUNDLE - halves, BUNDLE);
    }
  }

  /** The best by their ratings; those that are provisional come last. */
  int[] shownTop(int count) {
    Integer[] order = new Integer[fit.elo().length];
    Arrays.setAll(order, bot -> bot);
    Arrays.sort(
        order,
        Comparator.comparing((Integer bot) -> fit.error(bot) > settings.margin())
            .thenComparingDouble(bot -> -fit.elo(bot)));
    return Arrays.stream(order).limit(count).mapToInt(bot -> bot).toArray();
  }
}
