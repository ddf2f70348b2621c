package dev.agon.web.live;

import dev.agon.web.http.Routes;
import dev.agon.web.http.Visitor;
import dev.agon.web.http.WebProblem;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/** Lets pages and programs follow channels: so many at once, and so many of each address. */
public final class StreamGate {
  private final Semaphore free;
  private final int mostPerAddress;
  private final Map<String, Integer> readers = new ConcurrentHashMap<>();

  public StreamGate(int most, int mostPerAddress) {
    this.free = new Semaphore(most);
    this.mostPerAddress = mostPerAddress;
  }

  /**
   * Answers a request with lines of JSON that are made for this reader.
   *
   * @throws WebProblem if too many read already, in all or from the visitor's address
   */
  public void follow(Context request, LiveChannel channel, Supplier<String> own)
      throws InterruptedException {
    follow(request, Routes.LINES, out -> channel.follow(out, own));
  }

  /**
   * Answers a request with what a channel publishes, until it ends or the reader is gone.
   *
   * @throws WebProblem if too many read already, in all or from the visitor's address
   */
  public void follow(Context request, LiveChannel channel, LiveChannel.Form form)
      throws InterruptedException {
    follow(
        request,
        form == LiveChannel.Form.EVENTS ? Routes.STREAM : Routes.LINES,
        out -> channel.follow(out, form));
  }

  /** Writes to a reader until there is nothing more. */
  @FunctionalInterface
  public interface StreamBody {
    void write(OutputStream out) throws IOException, InterruptedException;
  }

  /**
   * Answers a request with a stream.
   *
   * @throws WebProblem if too many read already, in all or from the visitor's address
   */
  public void follow(Context request, String type, StreamBody body) throws InterruptedException {
    String visitor = Visitor.of(request.ip());
    if (!enter(visitor)) {
      throw refused(
          request,
          HttpStatus.TOO_MANY_REQUESTS,
          "Your address has %d pages open already; close one.".formatted(mostPerAddress));
    }
    if (!free.tryAcquire()) {
      leave(visitor);
      throw refused(
          request, HttpStatus.SERVICE_UNAVAILABLE, "Too many pages are open; try again later.");
    }
    try {
      HttpServletResponse answer = request.res();
      answer.setContentType(type);
      answer.setCharacterEncoding("utf-8");
      answer.setHeader("Cache-Control", "no-store");
      answer.setHeader("X-Accel-Buffering", "no");
      body.write(answer.getOutputStream());
    } catch (IOException e) {
      // The reader is gone.
    } finally {
      free.release();
      leave(visitor);
    }
  }

  private static WebProblem refused(Context request, HttpStatus status, String words) {
    request.header("Retry-After", "10");
    // Who opens many keeps no connection.
    request.header("Connection", "close");
    return new WebProblem(status, words);
  }

  /** Counts a reader, unless its address has too many. */
  private boolean enter(String visitor) {
    if (readers.merge(visitor, 1, Integer::sum) <= mostPerAddress) {
      return true;
    }
    leave(visitor);
    return false;
  }

  private void leave(String visitor) {
    readers.computeIfPresent(visitor, (_, count) -> count == 1 ? null : count - 1);
  }
}
