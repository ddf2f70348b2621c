package dev.agon.web.http;

import dev.agon.json.Json;
import dev.agon.text.Sha256;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.InstantSource;

/**
 * The secret that makes a visitor the owner. It is printed once, in the fragment of an address,
 * which browsers send to nobody; the page hands it in and gets a cookie with a secret of its own,
 * which ends after a day or when the owner signs out. Only hashes are kept.
 */
public final class OwnerToken {
  private static final String COOKIE = "agon-owner";

  /** A day of an event; a browser that somebody left signed in is not the owner for ever. */
  private static final Duration VALID = Duration.ofDays(1);

  private final byte[] hash;
  private final ExpiringSecrets cookies = new ExpiringSecrets(InstantSource.system(), VALID);

  private OwnerToken(String token) {
    this.hash = Sha256.of(token);
  }

  /** A new token and its text, which is not kept. */
  public record Printed(OwnerToken token, String text) {}

  public static Printed create() {
    String text = ExpiringSecrets.create();
    return new Printed(new OwnerToken(text), text);
  }

  /** Takes the token from the body of a request and answers with the cookie. */
  public void claim(Context request) {
    if (!MessageDigest.isEqual(hash, Sha256.of(PageRenderer.body(request).strip()))) {
      throw new WebProblem(HttpStatus.FORBIDDEN, "This is not the token that was printed.");
    }
    String secret = ExpiringSecrets.create();
    cookies.add(secret);
    request.cookie(cookies.cookie(request, COOKIE, "/", secret));
    request.status(HttpStatus.NO_CONTENT);
  }

  /** Ends the cookie of the request, here and in the browser. */
  public void signOut(Context request) {
    check(request);
    boolean _ = cookies.end(String.valueOf(request.cookie(COOKIE)));
    request.cookie(cookies.cookie(request, COOKIE, "/", ""));
    PageRenderer.json(request, Json.object().with("address", "/"));
  }

  /** Whether the visitor has handed in the token, and has not signed out. */
  public boolean isOwner(Context request) {
    String secret = request.cookie(COOKIE);
    return secret != null && cookies.isValid(secret);
  }

  /** Refuses everybody but the owner. */
  public void check(Context request) {
    if (!isOwner(request)) {
      throw new WebProblem(
          HttpStatus.FORBIDDEN,
          "Only the owner may do this: open the address that was printed at the start.");
    }
  }
}
