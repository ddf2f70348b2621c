package dev.agon.web.http;

import io.javalin.http.HttpStatus;

/** A request that cannot be answered as it was asked; its message is shown to the visitor. */
public final class WebProblem extends RuntimeException {
  private final HttpStatus status;

  public WebProblem(HttpStatus status, String message) {
    super(message);
    this.status = status;
  }

  public static WebProblem notFound(String message) {
    return new WebProblem(HttpStatus.NOT_FOUND, message);
  }

  public static WebProblem bad(String message) {
    return new WebProblem(HttpStatus.BAD_REQUEST, message);
  }

  public HttpStatus status() {
    return status;
  }

  public String words() {
    return String.valueOf(getMessage());
  }
}
