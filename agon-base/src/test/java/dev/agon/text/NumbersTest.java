package dev.agon.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NumbersTest {
  /** Exact ties go to the even digit; a double beside a tie goes to its own side. */
  @ParameterizedTest
  @CsvSource({
    "0.0625, 0.062",
    "0.1875, 0.188",
    "0.0005, 0.001",
    "0.0015, 0.002",
    "0.0025, 0.003",
    "1.0005, 1.000",
    "2.5005, 2.501",
    "0, 0.000",
    "-0.0001, -0.000",
    "-0.0625, -0.062",
    "123456789.0625, 123456789.062",
  })
  void threeDecimalsAsCPrintsThem(double number, String printed) {
    assertThat(Numbers.fixed(number, 3)).isEqualTo(printed);
  }

  @TempDir private Path folder;

  @Test
  void manyFractionsPrintAsCsOwnPrintfPrintsThem() throws Exception {
    Path source = folder.resolve("figures.c");
    Files.writeString(
        source,
        """
        #include <stdio.h>
        int main(void) {
          double a, b;
          while (scanf("%lf %lf", &a, &b) == 2) {
            printf("%.3f %.2f %.1f\\n", a / b, a / b, a / b);
          }
          return 0;
        }
        """);
    Path program = folder.resolve("figures");
    Process compiler =
        new ProcessBuilder("cc", "-o", program.toString(), source.toString()).inheritIO().start();
    assertThat(compiler.waitFor()).isZero();
    Dice dice = new Dice(1);
    List<Double> numbers = new ArrayList<>();
    Path input = folder.resolve("in");
    try (PrintWriter fractions = new PrintWriter(input.toFile(), StandardCharsets.UTF_8)) {
      for (int i = 0; i < 20_000; i++) {
        int above = dice.nextInt(-4_000, 4_000);
        int below = i % 2 == 0 ? 1 << 1 + dice.nextInt(12) : 1 + dice.nextInt(4_000);
        fractions.println(above + " " + below);
        numbers.add((double) above / below);
      }
    }
    Path output = folder.resolve("out");
    Process run =
        new ProcessBuilder(program.toString())
            .redirectInput(input.toFile())
            .redirectOutput(output.toFile())
            .start();
    assertThat(run.waitFor()).isZero();
    List<String> lines = Files.readAllLines(output);
    assertThat(lines).hasSameSizeAs(numbers);
    for (int i = 0; i < lines.size(); i++) {
      double number = numbers.get(i);
      String figures =
          Numbers.fixed(number, 3)
              + " "
              + Numbers.fixed(number, 2)
              + " "
              + Numbers.fixed(number, 1);
      assertThat(figures).isEqualTo(lines.get(i));
    }
  }

  @Test
  void numbersOfEverySizeAreRoundedExactly() {
    Dice dice = new Dice(1);
    for (int exponent = -70; exponent <= 70; exponent++) {
      for (int decimals = 0; decimals <= 4; decimals++) {
        for (double mantissa : new double[] {1, 1.5, 2 - 0x1p-52, 1 + dice.nextDouble()}) {
          double number = Math.scalb(mantissa, exponent);
          assertThat(Numbers.fixed(number, decimals))
              .isEqualTo(
                  new BigDecimal(number)
                      .setScale(decimals, RoundingMode.HALF_EVEN)
                      .toPlainString());
        }
      }
    }
  }

  @Test
  void negativeNumbersOnPagesHaveMinusSigns() {
    assertThat(Numbers.withMinusSigns("play-off: -1.5, -3"))
        .isEqualTo("play-off: \u22121.5, \u22123");
  }
}
