package dev.agon.blotto.old;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class OldAveragesTest {
  @Test
  void sumsThatDoNotFitAreNoticed() {
    OldEntries entries = OldEntries.read("a,1\nb,1\n".getBytes(StandardCharsets.US_ASCII), 1);
    OldAverages averages = new OldAverages(entries);
    averages.add(0, Long.MAX_VALUE, 1, 0);
    assertThatThrownBy(() -> averages.add(0, 1, 1, 0)).isInstanceOf(ArithmeticException.class);
    OldAverages more = new OldAverages(entries);
    more.add(0, 1, 1, 0);
    assertThatThrownBy(() -> more.add(averages)).isInstanceOf(ArithmeticException.class);
  }
}
