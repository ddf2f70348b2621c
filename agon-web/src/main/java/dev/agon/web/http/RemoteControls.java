package dev.agon.web.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.time.InstantSource;

/**
 * Browsers that may control the broadcast of one event and nothing else. The owner makes a secret,
 * which is good for one browser and a few minutes; that browser gets a cookie with a secret of its
 * own, which other addresses are never sent.
 */
public final class RemoteControls {
  private static final String COOKIE = "agon-remote";

  private final ExpiringSecrets offers;
  private final ExpiringSecrets cookies;

  public RemoteControls(InstantSource clock) {
    this.offers = new ExpiringSecrets(clock, Duration.ofMinutes(5));
    this.cookies = new ExpiringSecrets(clock, Duration.ofHours(12));
  }

  /** A secret for one browser. */
  public String offer(long event) {
    String secret = ExpiringSecrets.create();
    offers.add(of(event, secret));
    return secret;
  }

  /** Takes a secret from the body of a request and answers with the cookie. */
  public void pair(Context request, long event) {
    if (!offers.end(of(event, PageRenderer.body(request).strip()))) {
      throw new WebProblem(
          HttpStatus.FORBIDDEN,
          "This code was used before, or is more than five minutes old; ask the owner for"
              + " another.");
    }
    String secret = ExpiringSecrets.create();
    cookies.add(of(event, secret));
    request.cookie(cookies.cookie(request, COOKIE, "/events/" + event, secret));
    request.status(HttpStatus.NO_CONTENT);
  }

  public boolean isPaired(Context request, long event) {
    String secret = request.cookie(COOKIE);
    return secret != null && cookies.isValid(of(event, secret));
  }

  private static String of(long event, String secret) {
    return event + " " + secret;
  }
}
