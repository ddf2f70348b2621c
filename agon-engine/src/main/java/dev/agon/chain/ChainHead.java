package dev.agon.chain;

import java.util.List;
import java.util.Optional;

/**
 * The end of an event's chain, which the arena keeps apart from the database, so that removed
 * matches are missed.
 *
 * @param rows the length of the chain
 * @param matches the number of matches in these rows
 * @param hash the hash of the last row, or of the event if there is no row
 * @param digest the digest of the event's results; empty while it is not finished
 */
public record ChainHead(long rows, long matches, String hash, String digest) {
  private static final String VERSION = "agon chain 1";
  private static final int LINES = 5;

  String text() {
    return String.join(
        "\n", VERSION, Long.toString(rows), Long.toString(matches), hash, digest, "");
  }

  static Optional<ChainHead> read(String text) {
    List<String> lines = List.of(text.split("\n", -1));
    if (lines.size() != LINES + 1
        || !lines.getFirst().equals(VERSION)
        || !lines.get(1).matches("\\d{1,18}")
        || !lines.get(2).matches("\\d{1,18}")) {
      return Optional.empty();
    }
    return Optional.of(
        new ChainHead(
            Long.parseLong(lines.get(1)),
            Long.parseLong(lines.get(2)),
            lines.get(3),
            lines.get(4)));
  }
}
