package dev.agon.blotto.old;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.game.Dice;
import dev.agon.text.UserError;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The original program's arithmetic, its output, and its errors in matchups. */
final class OldMatchupsTest {
  private static final String ENTRIES = "P1,2,2,2,4\nP2,3,4,2,1\nP3,2,2,6,0\n";
  private static final String ALL = "P1 P2\nP1 P3\nP2 P3\n";

  private static String play(
      String entries, String matchups, OldMatchups.Mode mode, int... values) {
    return play(
        entries, new ByteArrayInputStream(matchups.getBytes(StandardCharsets.UTF_8)), mode, values);
  }

  private static String play(
      String entries, InputStream matchups, OldMatchups.Mode mode, int... values) {
    OldEntries read = OldEntries.read(entries.getBytes(StandardCharsets.UTF_8), values.length);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream printer = new PrintStream(out, true, StandardCharsets.UTF_8);
    new OldMatchups("matchups", matchups, read, values, mode).play().print(printer);
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void modesHaveTheirIds() {
    assertThat(Arrays.stream(OldMatchups.Mode.values()).map(OldMatchups.Mode::id))
        .containsExactly("win", "score");
  }

  @Test
  void entriesWithoutAMatchupAreNotPrinted() {
    assertThat(play(ENTRIES, "P3 P1\n", OldMatchups.Mode.WIN, 1, 2, 3, 4))
        .isEqualTo("  1.000 P1\n  0.000 P3\n");
    assertThat(play(ENTRIES, "", OldMatchups.Mode.WIN, 1, 2, 3, 4)).isEmpty();
  }

  @Test
  void twoEntriesMayMeetSeveralTimes() {
    assertThat(play(ENTRIES, "P1 P2\nP2 P1\nP1 P2\nP1 P3\n", OldMatchups.Mode.SCORE, 1, 2, 3, 4))
        .isEqualTo("  5.500 P1\n  4.500 P2\n  4.500 P3\n");
  }

  /** Half a win in 1,000 games is a float just above 0.0005; in 8 games it is exactly 0.0625. */
  @Test
  void figuresAreRoundedAsCRoundsThem() {
    String matchups = "w1 w2\n" + "w1 s\n".repeat(999) + "w3 w4\n" + "w3 s\n".repeat(7);
    assertThat(
            play("s,1,0\nw1,0,1\nw2,0,1\nw3,0,1\nw4,0,1\n", matchups, OldMatchups.Mode.WIN, 4, 1))
        .isEqualTo("  1.000 s\n  0.500 w2\n  0.500 w4\n  0.062 w3\n  0.001 w1\n");
    assertThat(play("s,1,0\nw,0,1\n", "s w\n", OldMatchups.Mode.SCORE, Integer.MAX_VALUE, 1))
        .isEqualTo("2147483648.000 s\n  1.000 w\n");
  }

  /** 1.5 of 40 is 0.0375: a double just below it would be printed as 0.037. */
  @Test
  void averagesAreFloats() {
    assertThat(
            play(
                "a,1,1\nb,0,2\nc,1,1\nd,2,0\n",
                "a b\na c\n" + "a d\n".repeat(38),
                OldMatchups.Mode.WIN,
                2,
                1))
        .isEqualTo("  1.000 d\n  0.500 c\n  0.038 a\n  0.000 b\n");
  }

  /** From 2^24 on a float is even: a point added to it is lost, and two points are not. */
  @Test
  void pointsAreAddedUpInTheOrderOfTheMatchups() {
    String entries = "a,1,1\nb,0,2\nc,2,0\n";
    assertThat(play(entries, "a b\na c\na c\n", OldMatchups.Mode.SCORE, 1 << 24, 1))
        .contains("5592405.500 a\n");
    assertThat(play(entries, "a c\na c\na b\n", OldMatchups.Mode.SCORE, 1 << 24, 1))
        .contains("5592406.000 a\n");
  }

  /** The file has several chunks, and sums that depend on their order. */
  @Test
  void aLongFileIsAddedUpInItsOrder() {
    Dice dice = new Dice(2);
    StringBuilder matchups = new StringBuilder();
    while (matchups.length() < 4_000_000) {
      int first = dice.nextInt(3);
      matchups.append('P').append(1 + first).append(" P");
      matchups.append(1 + (first + 1 + dice.nextInt(2)) % 3).append('\n');
    }
    int[] values = {12_345, 3, 9_999_999, 77};
    List<String> words = Arrays.stream(values).mapToObj(String::valueOf).toList();
    assertThat(play(ENTRIES, matchups.toString(), OldMatchups.Mode.SCORE, values))
        .isEqualTo(ObviousBlotto.output(ENTRIES, matchups.toString(), "score", words));
  }

  @Test
  void entriesAreOrderedByTheAverageNotTheRoundedOne() {
    // x wins 1 of 3,001 wars and z 1 of 3,000; both round to 0.000, and x comes first by id.
    String lost = "x w\n".repeat(3_000) + "z w\n".repeat(2_999);
    assertThat(
            play("w,2,1\nx,1,2\nz,1,2\nl,0,3\n", lost + "x l\nz l\n", OldMatchups.Mode.WIN, 4, 1))
        .isEqualTo("  1.000 w\n  0.000 z\n  0.000 x\n  0.000 l\n");
  }

  /** The line is named for both line ends, and in the second chunk as well. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "P1 P9     | no entry has the id 'P9'",
        "P9 P1     | no entry has the id 'P9'",
        "P1        | two ids",
        "`P1 `     | two ids",
        "` P1 P2`  | two ids",
        "P1 P2 P3  | two ids",
        "`P1 P2 `  | two ids",
        "`P1  P2`  | two ids",
        "`P1\tP2`  | two ids",
        "P1,P2     | two ids",
        "P1 P1     | does not meet itself",
        "``        | blank",
        "` `       | two ids",
      })
  void anInvalidMatchupIsOneLineThatNamesItsPlace(String line, String why) {
    assertRefused(ALL + line + "\n", "matchups, line 4: ", why);
    assertRefused((ALL + line + "\n" + ALL).replace("\n", "\r\n"), "matchups, line 4: ", why);
    assertRefused(ALL.repeat(200_000) + line + "\n" + ALL, "matchups, line 600001: ", why);
  }

  @Test
  void aLongFileWithoutALineEndIsOneInvalidLine() {
    assertRefused("P1 P2 ".repeat(500_000), "matchups, line 1: ", "two ids");
  }

  private static void assertRefused(String matchups, String where, String why) {
    assertThatThrownBy(() -> play(ENTRIES, matchups, OldMatchups.Mode.SCORE, 1, 2, 3, 4))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(where)
        .hasMessageContaining(why)
        .hasMessageNotContaining("\n");
  }

  @Test
  void aFileThatCannotBeReadIsNamed() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("the disk is gone");
          }

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            throw new IOException("the disk is gone");
          }
        };
    assertThatThrownBy(() -> play(ENTRIES, broken, OldMatchups.Mode.WIN, 1, 2, 3, 4))
        .isInstanceOf(UserError.class)
        .hasMessage("matchups, line 1: cannot be read: the disk is gone");
  }

  /** Few units and small values, so that ties and halves are frequent. */
  @Test
  void randomContestsMatchTheObviousProgram() {
    Dice dice = new Dice(1);
    for (int contest = 0; contest < 1_500; contest++) {
      int fields = 1 + dice.nextInt(5);
      int units = dice.nextInt(8);
      int count = 2 + dice.nextInt(12);
      StringBuilder entries = new StringBuilder();
      for (int entry = 0; entry < count; entry++) {
        entries.append(id(entry)).append(randomPlan(fields, units, dice)).append('\n');
      }
      StringBuilder matchups = new StringBuilder();
      for (int matchup = dice.nextInt(60); matchup > 0; matchup--) {
        int first = dice.nextInt(count);
        int second = (first + 1 + dice.nextInt(count - 1)) % count;
        matchups.append(id(first)).append(' ').append(id(second)).append('\n');
      }
      OldMatchups.Mode mode = contest % 2 == 0 ? OldMatchups.Mode.WIN : OldMatchups.Mode.SCORE;
      int[] values = new int[fields];
      Arrays.setAll(values, _ -> 1 + dice.nextInt(6));
      List<String> words = Arrays.stream(values).mapToObj(String::valueOf).toList();
      assertThat(play(entries.toString(), matchups.toString(), mode, values))
          .as("%s%s%s %s", entries, matchups, mode.id(), words)
          .isEqualTo(
              ObviousBlotto.output(entries.toString(), matchups.toString(), mode.id(), words));
    }
  }

  private static String id(int entry) {
    return "abc".substring(entry % 3, entry % 3 + 1).repeat(1 + entry % 4) + entry;
  }

  private static String randomPlan(int fields, int units, Dice dice) {
    int[] plan = new int[fields];
    for (int unit = 0; unit < units; unit++) {
      plan[dice.nextInt(fields)]++;
    }
    StringBuilder text = new StringBuilder();
    Arrays.stream(plan).forEach(count -> text.append(',').append(count));
    return text.toString();
  }
}
