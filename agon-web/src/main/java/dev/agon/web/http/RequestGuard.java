package dev.agon.web.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.util.Set;

/**
 * Refuses requests that name another host, and writes that come from pages of other sites; puts the
 * headers on every answer that keep a browser from doing what these pages never need.
 */
public final class RequestGuard {
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:;"
          + " connect-src 'self'; base-uri 'none'; form-action ";
  private static final String CONTENT_POLICY = "Content-Security-Policy";
  private static final String FRAME_OPTIONS = "X-Frame-Options";
  private static final String RESOURCE_POLICY = "Cross-Origin-Resource-Policy";
  private static final String HTTPS = "https://";
  private static final Set<HandlerType> READING =
      Set.of(HandlerType.GET, HandlerType.HEAD, HandlerType.OPTIONS);

  private final AllowedHosts hosts;

  public RequestGuard(AllowedHosts hosts) {
    this.hosts = hosts;
  }

  /** Called before every request. */
  public void check(Context request) {
    request.header(CONTENT_POLICY, POLICY + "'self'; frame-ancestors 'none'");
    request.header(FRAME_OPTIONS, "DENY");
    request.header("Referrer-Policy", "no-referrer");
    request.header("X-Content-Type-Options", "nosniff");
    request.header("Cross-Origin-Opener-Policy", "same-origin");
    request.header(RESOURCE_POLICY, "same-origin");
    request.header("Vary", "Accept");
    if (!hosts.allows(request.header("Host"))) {
      throw new WebProblem(
          HttpStatus.MISDIRECTED_REQUEST,
          "This server does not answer to that host name; --host NAME allows another one.");
    }
    if (!READING.contains(request.method()) && isFromElsewhere(request)) {
      throw new WebProblem(HttpStatus.FORBIDDEN, "This request comes from a page of another site.");
    }
  }

  /** Lets pages of all sites show the answer in a frame, in which nothing can be sent. */
  public static void allowFrames(Context request) {
    request.header(CONTENT_POLICY, POLICY + "'none'; frame-ancestors *");
    request.res().setHeader(FRAME_OPTIONS, null);
    allowElsewhere(request);
  }

  /** Lets pages of all sites load the answer, such as a picture. */
  public static void allowElsewhere(Context request) {
    request.header(RESOURCE_POLICY, "cross-origin");
  }

  /** Lets an SVG file have its style sheet, and nothing else, wherever it is opened. */
  public static void isPicture(Context request) {
    request.header(
        CONTENT_POLICY,
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox");
  }

  /** Browsers say where a write comes from; other programs say nothing and have no cookies. */
  private static boolean isFromElsewhere(Context request) {
    String site = request.header("Sec-Fetch-Site");
    if (site != null && !site.equals("same-origin") && !site.equals("none")) {
      return true;
    }
    String origin = request.header("Origin");
    return origin != null
        && !origin.equals("http://" + request.header("Host"))
        && !origin.equals(HTTPS + request.header("Host"));
  }

  /** Whether a browser sends a write over TLS, which a proxy before this server may speak. */
  static boolean isOverTls(Context request) {
    String origin = request.header("Origin");
    return request.scheme().equals("https") || origin != null && origin.startsWith(HTTPS);
  }
}
