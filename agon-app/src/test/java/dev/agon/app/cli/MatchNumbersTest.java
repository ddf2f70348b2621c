package dev.agon.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.text.UserError;
import org.junit.jupiter.api.Test;

final class MatchNumbersTest {
  @Test
  void moreMatchesThanAllowedAreRefusedBeforeTheyAreListed() {
    assertThat(MatchNumbers.read("--matches", "1-39,50", 100, 40)).hasSize(40).endsWith(50L);
    for (String many : new String[] {"1-40,50", "1-999999999999999999"}) {
      assertThatThrownBy(() -> MatchNumbers.read("--matches", many, Long.MAX_VALUE, 40))
          .isInstanceOf(UserError.class)
          .hasMessage("--matches must name at most 40 matches");
    }
  }
}
