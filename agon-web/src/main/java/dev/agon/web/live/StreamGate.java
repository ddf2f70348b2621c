package dev.agon.web.live;

import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.concurrent.Semaphore;

/** Lets pages and programs follow channels, so many at once. */
public final class StreamGate {
  private final Semaphore free;

  public StreamGate(int most) {
    free = new Semaphore(most);
  }

  /** The same as Server-Sent Events. */
  public void follow(Context request, LiveChannel channel) throws InterruptedException {
    follow(request, channel, LiveChannel.Form.EVENTS);
  }

  /**
   * Answers a request with what a channel publishes, until it ends or the reader is gone.
   *
   * @throws WebProblem if too many read already
   */
  public void follow(Context request, LiveChannel channel, LiveChannel.Form form)
      throws InterruptedException {
    if (!free.tryAcquire()) {
      request.header("Retry-After", "10");
      // Who opens many keeps no connection.
      request.header("Connection", "close");
      throw new WebProblem(
          HttpStatus.SERVICE_UNAVAILABLE, "Too many pages are open; try again later.");
    }
    try {
      HttpServletResponse answer = request.res();
      answer.setContentType(form == LiveChannel.Form.EVENTS ? Routes.STREAM : Routes.LINES);
      answer.setCharacterEncoding("utf-8");
      answer.setHeader("Cache-Control", "no-store");
      answer.setHeader("X-Accel-Buffering", "no");
      channel.follow(last(request), answer.getOutputStream(), form);
    } catch (IOException e) {
      // The reader is gone.
    } finally {
      free.release();
    }
  }

  /** The version that a browser had when it lost its connection. */
  private static long last(Context request) {
    String header = request.header("Last-Event-ID");
    try {
      return header == null ? 0 : Long.parseLong(header);
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
