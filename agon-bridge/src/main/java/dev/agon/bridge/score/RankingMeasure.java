package dev.agon.bridge.score;

import dev.agon.bridge.session.Session;
import dev.agon.duplicate.Fraction;
import java.util.Optional;

/** The figure that pairs are ranked by. */
public enum RankingMeasure {
  PERCENT("percent") {
    @Override
    public Optional<Fraction> of(PairTotal total) {
      return total.percentage();
    }
  },
  MATCHPOINTS("matchpoints") {
    @Override
    public Optional<Fraction> of(PairTotal total) {
      return counted(total, total.matchpoints());
    }
  },
  TOTAL("total") {
    @Override
    public Optional<Fraction> of(PairTotal total) {
      return counted(total, total.score());
    }
  },
  IMPS("imps") {
    @Override
    public Optional<Fraction> of(PairTotal total) {
      return counted(total, total.imps());
    }
  };

  private final String id;

  RankingMeasure(String id) {
    this.id = id;
  }

  /** The figure of a pair; empty if none of its boards counts. */
  public abstract Optional<Fraction> of(PairTotal total);

  /** The figure that the session itself is ranked by. */
  public static RankingMeasure of(Session session) {
    return session.scoring().ranksByImps() ? IMPS : PERCENT;
  }

  private static Optional<Fraction> counted(PairTotal total, Fraction value) {
    return total.boards() == 0 ? Optional.empty() : Optional.of(value);
  }

  /** As in flags and output. */
  public String id() {
    return id;
  }
}
