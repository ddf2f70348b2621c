package dev.agon.web.play;

import dev.agon.text.Sha256;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;

/**
 * The secrets of a match. That of its address is for all who may watch. That of a seat is in the
 * fragment of the player's link, which browsers send to nobody; the page sends it in a header of
 * its own, which other sites cannot. Only its hash is stored.
 */
final class SeatToken {
  private static final int BYTES = 32;

  /** Enough that nobody finds an address by trying, and short enough to send. */
  private static final int ADDRESS_BYTES = 16;

  private static final String SCHEME = "Bearer ";

  private SeatToken() {}

  static String create() {
    return random(BYTES);
  }

  static String ofAddress() {
    return random(ADDRESS_BYTES);
  }

  private static String random(int length) {
    byte[] bytes = new byte[length];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  static String hash(String token) {
    return Sha256.hex(token);
  }

  /** The hash of the token in the header of a request, if there is one. */
  static Optional<String> hashOf(Context request) {
    return Optional.ofNullable(request.header("Authorization"))
        .filter(header -> header.startsWith(SCHEME))
        .map(header -> hash(header.substring(SCHEME.length()).strip()));
  }

  static boolean isSame(String hash, String other) {
    return MessageDigest.isEqual(
        hash.getBytes(StandardCharsets.US_ASCII), other.getBytes(StandardCharsets.US_ASCII));
  }
}
