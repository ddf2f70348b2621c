package dev.agon.bridge.session;

import dev.agon.duplicate.Fraction;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The result of one side on a board, before it is compared with other results. */
public sealed interface Award {

  /**
   * The share of a top that this award is worth by itself; empty if it has to be compared.
   *
   * @param own the pair's mean share on the boards on which it was compared, if there are any
   */
  Optional<Fraction> share(Optional<Fraction> own);

  /** As files have it, and as they are read. */
  String text();

  /**
   * One score, or several weighted scores.
   *
   * @param parts from North-South's point of view; the weights add up to 1
   */
  record Points(List<Weighted> parts) implements Award {
    public Points {
      parts = List.copyOf(parts);
      Fraction sum = Fraction.ZERO;
      for (Weighted part : parts) {
        sum = sum.plus(part.weight());
      }
      if (!sum.equals(Fraction.ONE)) {
        throw new IllegalArgumentException("weights add up to 100%, not to " + percent(sum));
      }
    }

    public static Points of(int score) {
      return new Points(List.of(new Weighted(score, Fraction.ONE)));
    }

    public Fraction mean() {
      return parts.stream()
          .map(part -> part.weight().times(part.score()))
          .reduce(Fraction.ZERO, Fraction::plus);
    }

    @Override
    public Optional<Fraction> share(Optional<Fraction> own) {
      return Optional.empty();
    }

    @Override
    public String text() {
      return parts.size() == 1
          ? String.valueOf(parts.getFirst().score())
          : parts.stream()
              .map(part -> percent(part.weight()) + " " + part.score())
              .collect(Collectors.joining("; "));
    }
  }

  /** A score and its weight, a fraction of 1. */
  record Weighted(int score, Fraction weight) {}

  /**
   * Average plus, average or average minus by Law 12C2: average plus is at least, and average minus
   * at most, the pair's own share on its other boards.
   */
  enum Average implements Award {
    PLUS("A+", 60),
    AVERAGE("A", 50),
    MINUS("A-", 40);

    private final String id;
    private final int percentage;

    Average(String id, int percentage) {
      this.id = id;
      this.percentage = percentage;
    }

    public String id() {
      return id;
    }

    public int percentage() {
      return percentage;
    }

    @Override
    public Optional<Fraction> share(Optional<Fraction> own) {
      Fraction fixed = Fraction.of(percentage, 100);
      Fraction other = own.orElse(fixed);
      return Optional.of(
          switch (this) {
            case PLUS -> fixed.max(other);
            case AVERAGE -> fixed;
            case MINUS -> fixed.min(other);
          });
    }

    @Override
    public String text() {
      return id;
    }
  }

  /** A percentage of a top that the director set, independent of the pair's other boards. */
  record Percentage(Fraction percent) implements Award {
    @Override
    public Optional<Fraction> share(Optional<Fraction> own) {
      return Optional.of(percent.over(100));
    }

    @Override
    public String text() {
      return Award.percent(percent.over(100));
    }
  }

  private static String percent(Fraction share) {
    return share.times(100).rounded(4, RoundingMode.HALF_UP).stripped() + "%";
  }
}
