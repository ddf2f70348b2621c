package dev.agon.web.play;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.agon.web.http.WebProblem;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class RecentStartsTest {
  private Instant now = Instant.EPOCH;
  private final RecentStarts starts = new RecentStarts(2, () -> now);

  @Test
  void aVisitorStartsSoManyMatchesWithinAnHour() {
    starts.add("ann");
    now = now.plus(Duration.ofMinutes(30));
    starts.add("ann");
    assertThatExceptionOfType(WebProblem.class)
        .isThrownBy(() -> starts.check("ann"))
        .withMessageContaining("You have started 2 matches within an hour");
    assertThatCode(() -> starts.check("ben")).doesNotThrowAnyException();
    now = now.plus(Duration.ofMinutes(30));
    assertThatCode(() -> starts.check("ann")).doesNotThrowAnyException();
  }
}
