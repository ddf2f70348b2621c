package dev.agon.result;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.ForfeitReason;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class StderrLinesTest {
  private static List<String> numbered(int from, int to) {
    return IntStream.rangeClosed(from, to).mapToObj(n -> "line " + n).toList();
  }

  @Test
  void theFirstAndTheLastLinesAreKept() {
    for (int n = 0; n < 40; n++) {
      List<String> all = numbered(1, n);
      List<String> excerpt = StderrLines.excerpt(String.join("\n", all) + "\n");
      if (n <= 16) {
        assertThat(excerpt).isEqualTo(all);
      } else {
        assertThat(excerpt)
            .startsWith("line 1", "line 2", "line 3", "line 4", "...")
            .endsWith(numbered(n - 11, n).toArray(String[]::new))
            .hasSize(17);
      }
    }
  }

  @Test
  void aLongLineIsCutVisibly() {
    assertThat(StderrLines.excerpt("x".repeat(1_000))).containsExactly("x".repeat(200) + "...");
  }

  @Test
  void aFaultHasTheLinesOfAStackTraceThatNameTheError() {
    String trace =
        IntStream.range(0, 50).mapToObj(n -> "  File " + n).collect(Collectors.joining("\n"));
    Fault fault =
        new Fault(0, ForfeitReason.DISCONNECTED, "exited with code 1", 3)
            .with("Traceback (most recent call last):\n" + trace + "\nIndexError: 99\n");
    assertThat(fault.stderr())
        .startsWith("Traceback (most recent call last):\n  File 0\n")
        .endsWith("  File 49\nIndexError: 99")
        .doesNotContain("File 25");
  }
}
