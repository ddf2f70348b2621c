package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JavaVersionWarningTest {
  @ParameterizedTest
  @ValueSource(strings = {"25+36-LTS", "25.0.1+8", "25.0.2", "25-ea+1"})
  void versionsThatCorruptDataAreNamed(String version) {
    assertThat(JavaVersionWarning.of(Runtime.Version.parse(version)).orElseThrow())
        .startsWith("agon: warning: Java 25.0.")
        .endsWith("(JDK-8377811); install 25.0.3 or newer")
        .doesNotContain("\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"25.0.3+9-LTS", "25.0.4", "25.1", "26", "26.0.1"})
  void goodVersionsGiveNoWarning(String version) {
    assertThat(JavaVersionWarning.of(Runtime.Version.parse(version))).isEmpty();
  }

  @Test
  void theTestsRunOnAGoodVersion() {
    assertThat(JavaVersionWarning.of(Runtime.version())).isEmpty();
  }
}
