package dev.agon.ladder.pair;

import dev.agon.game.Dice;
import dev.agon.game.DrawKey;
import dev.agon.ladder.FittedRatings;
import dev.agon.ladder.LadderSettings;
import dev.agon.ladder.LadderVersion;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Another rule among the best of the ranking; how many of them is drawn for each bundle, from
 * {@link #FEWEST} to all, and each doubling is equally likely. So a version is chosen about as
 * often as one over its place.
 */
public final class TopHeavyPairing implements PairingRule {
  private static final int FEWEST = 16;

  private final PairingRule rule;
  private @Nullable RatedOrder ranking;

  public TopHeavyPairing(PairingRule rule) {
    this.rule = rule;
  }

  @Override
  public String id() {
    return "top-" + rule.id();
  }

  @Override
  public List<Integer> choose(PairingView view, DrawKey key) {
    RatedOrder now = RatedOrder.of(view, ranking);
    ranking = now;
    double all = now.byRating().length;
    double drawn = new Dice(key.draw(1)).nextDouble();
    double size = FEWEST * StrictMath.pow(Math.max(1, all / FEWEST), drawn);
    int[] best = Arrays.stream(view.free()).filter(version -> now.place(version) < size).toArray();
    return rule.choose(
        best.length < view.settings().seats() ? view : new BestOnly(view, best), key);
  }

  /** A view in which only some versions are free. */
  private static final class BestOnly implements PairingView {
    private final PairingView view;
    private final int[] free;

    BestOnly(PairingView view, int[] free) {
      this.view = view;
      this.free = free;
    }

    @Override
    public int[] free() {
      return free;
    }

    @Override
    public LadderSettings settings() {
      return view.settings();
    }

    @Override
    public long bundle() {
      return view.bundle();
    }

    @Override
    public int versions() {
      return view.versions();
    }

    @Override
    public LadderVersion version(int number) {
      return view.version(number);
    }

    @Override
    public boolean isActive(int version) {
      return view.isActive(version);
    }

    @Override
    public long chosen(int version) {
      return view.chosen(version);
    }

    @Override
    public long chosen(int version, int other) {
      return view.chosen(version, other);
    }

    @Override
    public long lastChosen(int version) {
      return view.lastChosen(version);
    }

    @Override
    public boolean awaitsVerdict(int version) {
      return view.awaitsVerdict(version);
    }

    @Override
    public int underWay(int version) {
      return view.underWay(version);
    }

    @Override
    public FittedRatings fit() {
      return view.fit();
    }
  }
}
