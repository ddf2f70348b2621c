package dev.agon.process.host;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ExitStatusTest {
  /** Shells report a signal as 128 and its number. */
  @ParameterizedTest
  @CsvSource({
    "0, exited with code 0",
    "128, exited with code 128",
    "129, killed by signal 1 (SIGHUP)",
    "134, killed by signal 6 (SIGABRT)",
    "139, killed by signal 11 (SIGSEGV)",
    "153, killed by signal 25 (SIGXFSZ)",
    "159, killed by signal 31 (SIGSYS)",
    "160, killed by signal 32",
    "193, exited with code 193",
  })
  void aSignalHasItsNumberAndItsName(int reported, String words) {
    assertThat(ExitStatus.reported(reported, -1).words()).isEqualTo(words);
  }
}
