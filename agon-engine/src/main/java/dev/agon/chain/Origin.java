package dev.agon.chain;

import java.util.Optional;

/** Where the matches of a stored event come from. */
public sealed interface Origin {
  record PlayedHere() implements Origin {
    @Override
    public String text() {
      return "";
    }
  }

  /** The first matches could not be verified here, and the user chose to trust them. */
  record Trusted(long matches) implements Origin {
    private static final String PREFIX = "trusted:";

    @Override
    public String text() {
      return PREFIX + matches;
    }
  }

  /** They were imported from a file that the key with this fingerprint signed. */
  record Imported(String signer) implements Origin {
    private static final String PREFIX = "imported:";

    @Override
    public String text() {
      return PREFIX + signer;
    }
  }

  /** The form in which it is stored. */
  String text();

  static Optional<Origin> read(String text) {
    if (text.isEmpty()) {
      return Optional.of(new PlayedHere());
    }
    if (text.startsWith(Imported.PREFIX)) {
      return Optional.of(new Imported(text.substring(Imported.PREFIX.length())));
    }
    return text.matches(Trusted.PREFIX + "\\d{1,18}")
        ? Optional.of(new Trusted(Long.parseLong(text.substring(Trusted.PREFIX.length()))))
        : Optional.empty();
  }
}
