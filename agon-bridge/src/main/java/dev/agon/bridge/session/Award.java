package dev.agon.bridge.session;

import dev.agon.duplicate.Fraction;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What one side gets for a board, before it is compared with what others got. */
public sealed interface Award {

  /**
   * The share of a top that it is in itself; empty for what has to be compared first.
   *
   * @param own the pair's share on the boards that it was compared on, if there are any
   */
  Optional<Fraction> share(Optional<Fraction> own);

  /**
   * One score, or several with their weights.
   *
   * @param parts as North-South see them; the weights add up to 1
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

    /** The mean of the scores by their weights. */
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
    public String toString() {
      return parts.size() == 1
          ? String.valueOf(parts.getFirst().score())
          : parts.stream()
              .map(part -> percent(part.weight()) + " " + part.score())
              .collect(Collectors.joining("; "));
    }
  }

  /** A score and how much of the whole it is. */
  record Weighted(int score, Fraction weight) {}

  /**
   * Average plus, average or average minus, as Law 12C2 has them: average plus is at least what the
   * pair has otherwise, and average minus at most.
   */
  enum Average implements Award {
    PLUS("A+", 60),
    AVERAGE("A", 50),
    MINUS("A-", 40);

    private final String word;
    private final int percentage;

    Average(String word, int percentage) {
      this.word = word;
      this.percentage = percentage;
    }

    public int percentage() {
      return percentage;
    }

    @Override
    public Optional<Fraction> share(Optional<Fraction> own) {
      Fraction usual = Fraction.of(percentage, 100);
      Fraction other = own.orElse(usual);
      return Optional.of(
          switch (this) {
            case PLUS -> usual.max(other);
            case AVERAGE -> usual;
            case MINUS -> usual.min(other);
          });
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** A percentage of a top that the director set, whatever the pair's own is. */
  record Percentage(Fraction percent) implements Award {
    @Override
    public Optional<Fraction> share(Optional<Fraction> own) {
      return Optional.of(percent.over(100));
    }

    @Override
    public String toString() {
      return Award.percent(percent.over(100));
    }
  }

  private static String percent(Fraction share) {
    return share
            .rounded(6, RoundingMode.HALF_UP)
            .movePointRight(2)
            .stripTrailingZeros()
            .toPlainString()
        + "%";
  }
}
