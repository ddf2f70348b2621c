package dev.agon.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class OwnerCookiesTest {
  private Instant now = Instant.EPOCH;
  private final OwnerCookies cookies = new OwnerCookies(() -> now);

  @Test
  void aCookieEndsAfterADay() {
    cookies.add("secret");
    now = now.plus(Duration.ofHours(23));
    assertThat(cookies.isValid("secret")).isTrue();
    assertThat(cookies.isValid("guess")).isFalse();
    now = now.plus(Duration.ofHours(1));
    assertThat(cookies.isValid("secret")).isFalse();
  }

  @Test
  void aCookieThatIsGivenUpEndsAlone() {
    cookies.add("laptop");
    cookies.add("telephone");
    cookies.end("laptop");
    assertThat(cookies.isValid("laptop")).isFalse();
    assertThat(cookies.isValid("telephone")).isTrue();
  }
}
