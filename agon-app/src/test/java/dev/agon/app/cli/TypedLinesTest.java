package dev.agon.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TypedLinesTest {
  private static List<String> lines(BufferedReader reader) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      lines.add(line);
    }
    return lines;
  }

  @Test
  void linesEndAsTheyDoForEveryReader() throws IOException {
    for (String text : List.of("", "a", "a\n", "a\r\nb", "\n\na\r\rb\n\r\n", "a\r\n\n")) {
      assertThat(lines(new TypedLines(new StringReader(text))))
          .isEqualTo(lines(new BufferedReader(new StringReader(text))));
    }
  }

  @Test
  void aLineWithoutAnEndIsRefused() {
    Reader zeros =
        new Reader() {
          @Override
          public int read(char[] buffer, int offset, int length) {
            return length;
          }

          @Override
          public void close() {}
        };
    assertThatThrownBy(() -> new TypedLines(zeros).readLine())
        .isInstanceOf(IOException.class)
        .hasMessage("a line has more than 100000 characters");
  }
}
