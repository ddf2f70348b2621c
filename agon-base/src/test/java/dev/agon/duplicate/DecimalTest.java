package dev.agon.duplicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Decimals against those of Java. */
final class DecimalTest {
  private static final List<String> TEXTS =
      List.of("0", "-0", "0.00", "7", "-7.5", "54.17", "-0.05", "100.00", "000.10", "120");

  @Test
  void textsAreReadAndWrittenAsJavaDoes() {
    Random random = new Random(18);
    for (int i = 0; i < 5_000; i++) {
      String text = i < TEXTS.size() ? TEXTS.get(i) : text(random);
      Decimal decimal = Decimal.of(text);
      BigDecimal java = new BigDecimal(text);
      assertThat(decimal).hasToString(java.toPlainString());
      assertThat(decimal.toBigDecimal()).isEqualTo(java);
      assertThat(decimal.scale()).isEqualTo(java.scale());
      assertThat(decimal.signum()).isEqualTo(java.signum());
      assertThat(decimal.stripped()).hasToString(java.stripTrailingZeros().toPlainString());
      String other = text(random);
      assertThat(decimal.compareTo(Decimal.of(other)))
          .isEqualTo(java.compareTo(new BigDecimal(other)));
      assertThat(decimal.plus(Decimal.of(other)).toBigDecimal())
          .isEqualTo(java.add(new BigDecimal(other)));
      assertThat(decimal.equals(Decimal.of(other)))
          .isEqualTo(decimal.toString().equals(Decimal.of(other).toString()));
    }
  }

  private static String text(Random random) {
    String sign = random.nextInt(3) == 0 ? "-" : "";
    String whole = digits(random, 1 + random.nextInt(12));
    return sign
        + whole
        + (random.nextBoolean() ? "" : "." + digits(random, 1 + random.nextInt(12)));
  }

  private static String digits(Random random, int count) {
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < count; i++) {
      digits.append(random.nextInt(2) * random.nextInt(10));
    }
    return digits.toString();
  }

  @Test
  void equalNumbersWithOtherDecimalsCompareAsEqual() {
    assertThat(Decimal.of("2.50")).isEqualByComparingTo(Decimal.of("2.5"));
    assertThat(Decimal.of("2.50")).isNotEqualTo(Decimal.of("2.5"));
    assertThat(Decimal.of("2.50"))
        .isEqualTo(Decimal.of(250, 2))
        .hasSameHashCodeAs(Decimal.of(250, 2));
  }

  @Test
  void onlyWholeNumbersAreInts() {
    assertThat(Decimal.of("-12.00").intValueExact()).isEqualTo(-12);
    assertThatThrownBy(() -> Decimal.of("0.5").intValueExact())
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void whatIsNotADecimalIsRefused() {
    for (String text : List.of("", ".", "1.", "-", "+1", "1e3", "1,5", "1.2.3", " 1", "x")) {
      assertThatThrownBy(() -> Decimal.of(text)).as(text).isInstanceOf(NumberFormatException.class);
    }
  }
}
