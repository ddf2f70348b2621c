package dev.agon.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.process.host.PipeReader;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ExcerptTest {
  private static PipeReader pipe(byte[] written) {
    ByteArrayInputStream rest = new ByteArrayInputStream(written);
    return into -> Math.max(0, rest.read(into, 0, into.length));
  }

  private static String excerpt(String text) {
    Excerpt excerpt = new Excerpt();
    excerpt.readAvailable(pipe(text.getBytes(StandardCharsets.UTF_8)), new byte[8192]);
    return excerpt.text();
  }

  @Test
  void whatIsShortIsKeptWhole() {
    String text = "a".repeat(8 * 1024) + "b".repeat(8 * 1024);
    assertThat(excerpt(text)).isEqualTo(text);
    assertThat(excerpt("")).isEmpty();
  }

  @Test
  void ofWhatIsLongTheBeginningAndTheEndAreKept() {
    String text = "first" + "x".repeat(90_000) + "last";
    assertThat(excerpt(text))
        .startsWith("first")
        .endsWith("last")
        .contains("\n[" + (90_009 - 16 * 1024) + " bytes left out]\n");
  }

  private static final int HALF = 8 * 1024;

  /** What a program wrote and when it answered, and what an excerpt keeps of it. */
  private static final class Oracle {
    private final StringBuilder written = new StringBuilder();
    private final List<Integer> marks = new ArrayList<>(List.of(0));

    /** Byte by byte, with the size of the gap in its place. */
    List<String> parts() {
      List<Integer> ends = new ArrayList<>(marks);
      ends.add(written.length());
      List<String> parts = new ArrayList<>();
      for (int i = 1; i < ends.size(); i++) {
        StringBuilder part = new StringBuilder();
        int leftOut = 0;
        int gapAt = 0;
        for (int at = ends.get(i - 1); at < ends.get(i); at++) {
          if (at < HALF || at >= written.length() - HALF) {
            part.append(written.charAt(at));
          } else if (leftOut++ == 0) {
            gapAt = part.length();
          }
        }
        parts.add(
            leftOut == 0
                ? part.toString()
                : part.insert(gapAt, "\n[" + leftOut + " bytes left out]\n").toString());
      }
      return written.isEmpty() ? List.of() : parts;
    }
  }

  @Test
  void marksDivideWhatIsKeptByAnswer() {
    Dice dice = new Dice(14);
    for (int run = 0; run < 300; run++) {
      Oracle oracle = new Oracle();
      Excerpt excerpt = new Excerpt();
      int largest = 1 + dice.nextInt(1 + dice.nextInt(9_000));
      for (int n = dice.nextInt(30); n > 0; n--) {
        String text = (char) ('a' + n % 26) + "x".repeat(dice.nextInt(largest));
        Excerpt into = dice.nextBoolean() ? excerpt : new Excerpt();
        into.readAvailable(pipe(text.getBytes(StandardCharsets.US_ASCII)), new byte[8192]);
        if (into != excerpt) {
          excerpt.append(into);
        }
        oracle.written.append(text);
        if (dice.nextBoolean()) {
          excerpt.mark();
          oracle.marks.add(oracle.written.length());
          assertThat(excerpt.lastPart()).isEqualTo(oracle.parts().get(oracle.marks.size() - 2));
        }
      }
      assertThat(excerpt.parts()).isEqualTo(oracle.parts());
    }
  }

  @Test
  void aLongOutputThatIsAppendedLeavesOutTheSame() {
    String text = "first" + "x".repeat(90_000) + "last";
    Excerpt other = new Excerpt();
    other.readAvailable(pipe(text.getBytes(StandardCharsets.UTF_8)), new byte[8192]);
    Excerpt excerpt = new Excerpt();
    excerpt.append(other);
    assertThat(excerpt.text()).isEqualTo(other.text());
  }

  @Test
  void aCharacterAcrossTheHalvesIsKeptWhole() {
    String text = "a".repeat(8 * 1024 - 1) + "\u00fc" + "b".repeat(100);
    assertThat(excerpt(text)).isEqualTo(text);
  }
}
