package dev.agon.app;

import java.util.Optional;

/** Warns of versions of Java that are known to corrupt data. */
final class JavaVersionWarning {
  private static final int FEATURE = 25;
  private static final int FIRST_GOOD_UPDATE = 3;

  private JavaVersionWarning() {}

  /** A line for the user; empty for a good version. */
  static Optional<String> of(Runtime.Version version) {
    boolean isBad =
        version.feature() == FEATURE
            && version.interim() == 0
            && version.update() < FIRST_GOOD_UPDATE;
    return isBad
        ? Optional.of(
            "agon: warning: Java 25.0.%d can corrupt data (JDK-8377811); install 25.0.%d or newer"
                .formatted(version.update(), FIRST_GOOD_UPDATE))
        : Optional.empty();
  }
}
