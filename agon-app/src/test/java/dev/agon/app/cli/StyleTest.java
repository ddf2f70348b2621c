package dev.agon.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class StyleTest {
  private static Style onTerminal(String noColor, String term) {
    return Style.of(true, Optional.of(noColor), Optional.of(term));
  }

  @Test
  void onlyATerminalHasColoursAndOnlyIfTheUserWantsThem() {
    assertThat(Style.of(true, Optional.empty(), Optional.empty())).isEqualTo(Style.COLOURED);
    assertThat(Style.of(false, Optional.empty(), Optional.empty())).isEqualTo(Style.PLAIN);
    assertThat(onTerminal("1", "xterm")).isEqualTo(Style.PLAIN);
    assertThat(onTerminal("", "xterm")).isEqualTo(Style.COLOURED);
    assertThat(onTerminal("", "dumb")).isEqualTo(Style.PLAIN);
  }

  @Test
  void plainTextIsUnchanged() {
    assertThat(Style.PLAIN.bold("a") + Style.PLAIN.red("b") + Style.PLAIN.green("c"))
        .isEqualTo("abc");
    assertThat(Style.COLOURED.red("b")).isEqualTo("\033[31mb\033[0m");
  }
}
