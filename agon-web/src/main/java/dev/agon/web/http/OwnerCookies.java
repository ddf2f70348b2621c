package dev.agon.web.http;

import dev.agon.text.Sha256;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The secrets that browsers of the owner have as cookies; only their hashes are kept. */
final class OwnerCookies {
  /** A day of an event; a browser that somebody left signed in is not the owner for ever. */
  static final Duration VALID = Duration.ofDays(1);

  private final InstantSource clock;

  /** When each of them ends, by its hash. */
  private final Map<String, Instant> ends = new ConcurrentHashMap<>();

  OwnerCookies(InstantSource clock) {
    this.clock = clock;
  }

  void add(String secret) {
    Instant now = clock.instant();
    ends.values().removeIf(end -> !end.isAfter(now));
    ends.put(Sha256.hex(secret), now.plus(VALID));
  }

  boolean isValid(String secret) {
    Instant end = ends.get(Sha256.hex(secret));
    return end != null && end.isAfter(clock.instant());
  }

  void end(String secret) {
    ends.remove(Sha256.hex(secret));
  }
}
