package dev.agon.web.http;

import dev.agon.text.Sha256;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Secrets that browsers were given, each for a while; only their hashes are kept. */
final class ExpiringSecrets {
  private static final int BYTES = 32;

  private final InstantSource clock;
  private final Duration valid;

  /** When each of them ends, by its hash. */
  private final Map<String, Instant> ends = new ConcurrentHashMap<>();

  ExpiringSecrets(InstantSource clock, Duration valid) {
    this.clock = clock;
    this.valid = valid;
  }

  /** A secret that nobody can guess, for addresses and cookies. */
  static String create() {
    byte[] bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** A cookie that scripts cannot read and other sites cannot send; without a value it ends. */
  Cookie cookie(Context request, String name, String path, String value) {
    Cookie cookie = new Cookie(name, value);
    cookie.setPath(path);
    cookie.setHttpOnly(true);
    cookie.setSecure(RequestGuard.isOverTls(request));
    cookie.setSameSite(SameSite.STRICT);
    cookie.setMaxAge(value.isEmpty() ? 0 : (int) valid.toSeconds());
    return cookie;
  }

  void add(String secret) {
    Instant now = clock.instant();
    ends.values().removeIf(end -> !end.isAfter(now));
    ends.put(Sha256.hex(secret), now.plus(valid));
  }

  boolean isValid(String secret) {
    Instant end = ends.get(Sha256.hex(secret));
    return end != null && end.isAfter(clock.instant());
  }

  /** Ends a secret; says whether it was valid, once. */
  boolean end(String secret) {
    Instant end = ends.remove(Sha256.hex(secret));
    return end != null && end.isAfter(clock.instant());
  }
}
