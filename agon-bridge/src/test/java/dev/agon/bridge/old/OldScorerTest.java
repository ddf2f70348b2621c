package dev.agon.bridge.old;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The old scorer's output. */
final class OldScorerTest {
  private static String output(String file) {
    byte[] bytes = file.getBytes(StandardCharsets.UTF_8);
    return new String(OldScorer.output(OldFile.read("session", bytes)), StandardCharsets.UTF_8);
  }

  @Test
  void theOriginalProgramsExampleIsReproduced() {
    assertThat(
            output(
                """
                   4 Tiger Woods - Phil Mickelson
                   2 Gene Simmons - Richard Simmons
                   1 Bill Gates - Warren Buffett
                   3 Cher - Madonna
                SCORES
                -430 -400 -520 -1100
                -180 -130 -130  PASS
                -100  650  650  ----
                """))
        .isEqualTo(
            """
                  -710  -236.67        2.0      22.22  3 Bill Gates - Warren Buffett
                   120    40.00        6.0      75.00  3 Gene Simmons - Richard Simmons
                     0     0.00        4.0      52.78  3 Cher - Madonna
                 -1100  -550.00        3.0      50.00  2 Tiger Woods - Phil Mickelson
            """);
  }

  /** Only A played board 1: its 420 counts, and its percentage is that of board 2, 100. */
  @Test
  void aBoardOfOnePairHasAScoreAndNoPercentage() {
    assertThat(output("1 A\n2 B\n3 C\nSCORES\n420 ---- ----\n50 -50 ----\n---- ---- ----\n"))
        .isEqualTo(
            """
                   470   235.00        1.0     100.00  2 A
                   -50   -50.00        0.0       0.00  1 B
                     0     0.00        0.0       0.00  0 C
            """);
    assertThat(output("1 A\nSCORES\n-50\n"))
        .isEqualTo("       -50   -50.00        0.0       0.00  1 A\n");
    assertThat(output("1 A\nSCORES\n"))
        .isEqualTo("         0     0.00        0.0       0.00  0 A\n");
  }

  /** -1 over 400 boards is -0.0025, which C prints with its sign. */
  @Test
  void figuresAreRoundedAsCRoundsThem() {
    assertThat(output("1 A\nSCORES\n-1\n" + "PASS\n".repeat(399)))
        .isEqualTo("        -1    -0.00        0.0       0.00 400 A\n");
    // 1 in 8 is 0.125, a tie between 0.12 and 0.13 that goes to the even one.
    assertThat(output("1 A\nSCORES\n1\n" + "0\n".repeat(7))).startsWith("         1     0.12 ");
  }

  @Test
  void figuresWiderThanTheirColumnShiftTheRestOfTheLine() {
    assertThat(output("1 A\nSCORES\n-2147483648\n-2147483648\n"))
        .isEqualTo("-4294967296 -2147483648.00        0.0       0.00  2 A\n");
  }

  /** Ties, absences, boards with one pair or none, any spacing. */
  @Test
  void randomFilesMatchTheObviousScorer() {
    Dice dice = new Dice(1);
    for (int file = 0; file < 4_000; file++) {
      String text = random(dice);
      assertThat(output(text)).as(text).isEqualTo(ObviousSimpscore.output(text));
    }
  }

  private static String random(Dice dice) {
    int pairs = 1 + dice.nextInt(12);
    List<String> lines = new ArrayList<>();
    for (int pair = 1; pair <= pairs; pair++) {
      lines.add(" ".repeat(dice.nextInt(3)) + pair + "\t é  Pair -  " + (char) ('A' + pair) + " ");
    }
    Collections.shuffle(lines, new Random(dice.nextLong()));
    lines.add(" ".repeat(dice.nextInt(2)) + "SCORES" + " ".repeat(dice.nextInt(2)));
    int absent = dice.nextInt(11);
    for (int board = dice.nextInt(8); board > 0; board--) {
      StringBuilder line = new StringBuilder();
      for (int pair = 0; pair < pairs; pair++) {
        line.append(" ".repeat(1 + dice.nextInt(2))).append(score(dice, absent));
      }
      lines.add(line.toString());
    }
    String end = dice.nextBoolean() ? "\r\n" : "\n";
    return String.join(end, lines) + end.repeat(dice.nextInt(3));
  }

  private static String score(Dice dice, int absent) {
    if (dice.nextInt(10) < absent) {
      return "----";
    }
    return dice.nextInt(6) == 0 ? "PASS" : String.valueOf(10 * (dice.nextInt(9) - 4));
  }
}
