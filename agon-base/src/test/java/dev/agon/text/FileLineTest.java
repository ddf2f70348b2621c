package dev.agon.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class FileLineTest {
  @Test
  void anErrorNamesTheFileAndTheLine() {
    FileLine line = new FileLine("session.csv", 3);
    assertThat(line.error("wrong")).hasMessage("session.csv, line 3: wrong").hasNoCause();
    IllegalStateException cause = new IllegalStateException("parser");
    assertThat(line.error("wrong", cause)).hasMessage("session.csv, line 3: wrong").hasCause(cause);
  }
}
