package dev.agon.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class ExcerptTest {
  private static String excerpt(String text) {
    Excerpt excerpt = new Excerpt();
    excerpt.readAvailable(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
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
}
