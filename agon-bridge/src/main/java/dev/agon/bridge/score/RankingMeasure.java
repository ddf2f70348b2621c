package dev.agon.bridge.score;

import dev.agon.bridge.session.Session;
import dev.agon.duplicate.Fraction;
import java.util.Optional;

/** The figure that pairs are ranked by. */
public enum RankingMeasure {
  PERCENT("percent"),
  MATCHPOINTS("matchpoints"),
  TOTAL("total"),
  IMPS("imps");

  private final String id;

  RankingMeasure(String id) {
    this.id = id;
  }

  /** The figure of a pair; empty if none of its boards counts. */
  public Optional<Fraction> of(PairTotal total) {
    return switch (this) {
      case PERCENT -> total.percentage();
      case MATCHPOINTS -> counted(total, total.matchpoints());
      case TOTAL -> counted(total, total.score());
      case IMPS -> counted(total, total.imps());
    };
  }

  /** The figure that the session itself is ranked by. */
  public static RankingMeasure of(Session session) {
    return session.scoring().ranksByImps() ? IMPS : PERCENT;
  }

  private static Optional<Fraction> counted(PairTotal total, Fraction value) {
    return total.boards() == 0 ? Optional.empty() : Optional.of(value);
  }

  public String id() {
    return id;
  }
}
