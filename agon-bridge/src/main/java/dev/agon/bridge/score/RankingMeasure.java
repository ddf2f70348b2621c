package dev.agon.bridge.score;

import dev.agon.duplicate.Fraction;
import java.util.Locale;
import java.util.Optional;

/** What pairs are ranked by. */
public enum RankingMeasure {
  PERCENT {
    @Override
    Optional<Fraction> of(PairTotal total) {
      return total.percentage();
    }
  },
  MATCHPOINTS {
    @Override
    Optional<Fraction> of(PairTotal total) {
      return counted(total, total.matchpoints());
    }
  },
  TOTAL {
    @Override
    Optional<Fraction> of(PairTotal total) {
      return counted(total, total.score());
    }
  },
  IMPS {
    @Override
    Optional<Fraction> of(PairTotal total) {
      return counted(total, total.imps());
    }
  };

  /** Empty for a pair without any board that counts. */
  abstract Optional<Fraction> of(PairTotal total);

  private static Optional<Fraction> counted(PairTotal total, Fraction value) {
    return total.boards() == 0 ? Optional.empty() : Optional.of(value);
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
