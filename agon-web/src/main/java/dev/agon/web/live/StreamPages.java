package dev.agon.web.live;

import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;

/** The streams of Server-Sent Events that pages follow. */
public final class StreamPages {
  private static final int MAX_STREAMS = 4_000;
  private static final Set<String> TABS = Set.of("overview", "tables", "faults");

  private final EventHost host;
  private final Semaphore free = new Semaphore(MAX_STREAMS);

  public StreamPages(EventHost host) {
    this.host = host;
  }

  public void addTo(Routes routes) {
    routes.get(
        "/events/{event}/stream",
        "Changes of a page of an event that is played now; ?tab= names the page",
        Routes.STREAM,
        this::stream);
  }

  private void stream(Context request) throws IOException, InterruptedException {
    long event = Routes.number(request, "event");
    String tab = Optional.ofNullable(request.queryParam("tab")).orElse("overview");
    if (!TABS.contains(tab)) {
      throw WebProblem.notFound("There is no such page of an event.");
    }
    Optional<EventStreams> streams = host.streams(event);
    if (streams.isEmpty()) {
      // Tells a browser not to try again.
      request.status(HttpStatus.NO_CONTENT);
      return;
    }
    if (!free.tryAcquire()) {
      request.header("Retry-After", "10");
      throw new WebProblem(
          HttpStatus.SERVICE_UNAVAILABLE, "Too many pages are open; try again later.");
    }
    try {
      HttpServletResponse answer = request.res();
      answer.setContentType("text/event-stream");
      answer.setCharacterEncoding("utf-8");
      answer.setHeader("Cache-Control", "no-store");
      answer.setHeader("X-Accel-Buffering", "no");
      streams.get().channel(tab).follow(last(request), answer.getOutputStream());
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
