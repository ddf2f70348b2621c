package dev.agon.web.http;

import dev.agon.text.Sha256;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HttpStatus;
import io.javalin.http.SameSite;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * The secret that makes a visitor the owner. It is printed once, in the fragment of an address,
 * which browsers send to nobody; the page hands it in and gets a cookie. Only its hash is kept.
 */
public final class OwnerToken {
  private static final String COOKIE = "agon-owner";
  private static final int BYTES = 32;
  private static final int YEAR_SECONDS = 365 * 24 * 3600;

  private final byte[] hash;

  private OwnerToken(String token) {
    this.hash = Sha256.of(token);
  }

  /** A new token and its text, which is not kept. */
  public record Printed(OwnerToken token, String text) {}

  public static Printed create() {
    byte[] bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    String text = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    return new Printed(new OwnerToken(text), text);
  }

  /** Takes the token from the body of a request and answers with the cookie. */
  public void claim(Context request) {
    String token = request.body().strip();
    if (!matches(token)) {
      throw new WebProblem(HttpStatus.FORBIDDEN, "This is not the token that was printed.");
    }
    Cookie cookie = new Cookie(COOKIE, token);
    cookie.setPath("/");
    cookie.setHttpOnly(true);
    cookie.setSameSite(SameSite.STRICT);
    cookie.setMaxAge(YEAR_SECONDS);
    request.cookie(cookie);
    request.status(HttpStatus.NO_CONTENT);
  }

  /** Whether the visitor has handed in the token. */
  public boolean isOwner(Context request) {
    return matches(request.cookie(COOKIE));
  }

  /** Refuses everybody but the owner. */
  public void check(Context request) {
    if (!isOwner(request)) {
      throw new WebProblem(
          HttpStatus.FORBIDDEN,
          "Only the owner may do this: open the address that was printed at the start.");
    }
  }

  private boolean matches(@Nullable String token) {
    return token != null && MessageDigest.isEqual(hash, Sha256.of(token));
  }
}
