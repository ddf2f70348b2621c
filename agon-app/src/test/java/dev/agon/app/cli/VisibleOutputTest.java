package dev.agon.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

final class VisibleOutputTest {
  private static String printed(Consumer<PrintStream> printing) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream out = new VisibleOutput(bytes, false)) {
      printing.accept(out);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void everyWayOfPrintingMakesTextVisible() {
    assertThat(
            printed(
                out -> {
                  out.print("a\u009B1");
                  out.println("b\u202E");
                  out.printf("%s%n", "c\u200B");
                  out.append("d\u2028").append('\u2029');
                  out.print('\u0007');
                  out.println((Object) "e\u0085");
                }))
        .isEqualTo("a\\u009b1b\\u202e\nc\\u200b\nd\\u2028\\u2029\\u0007e\\u0085\n");
  }

  @Test
  void onlyColoursAndErasuresPass() {
    String own = "\033[?7l\033[?7h\r\033[K\033[31mred\033[0m\033[H\033[J\tend\n";
    assertThat(printed(out -> out.print(own))).isEqualTo(own);
    assertThat(printed(out -> out.print("\033]0;title\007\033[5n\033c\033[31m!")))
        .isEqualTo("\\u001b]0;title\\u0007\\u001b[5n\\u001bc\033[31m!");
  }
}
