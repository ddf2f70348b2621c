package dev.agon.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class ExpiringSecretsTest {
  private Instant now = Instant.EPOCH;
  private final ExpiringSecrets secrets = new ExpiringSecrets(() -> now, Duration.ofDays(1));

  @Test
  void aSecretEndsAfterItsTime() {
    secrets.add("secret");
    now = now.plus(Duration.ofHours(23));
    assertThat(secrets.isValid("secret")).isTrue();
    assertThat(secrets.isValid("guess")).isFalse();
    now = now.plus(Duration.ofHours(1));
    assertThat(secrets.isValid("secret")).isFalse();
  }

  @Test
  void aSecretThatIsGivenUpEndsAloneAndOnce() {
    secrets.add("laptop");
    secrets.add("telephone");
    assertThat(secrets.end("laptop")).isTrue();
    assertThat(secrets.end("laptop")).isFalse();
    assertThat(secrets.isValid("laptop")).isFalse();
    assertThat(secrets.isValid("telephone")).isTrue();
  }
}
