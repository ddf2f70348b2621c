package dev.agon.web.live;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What the streams of one page get: a sequence of versions. A reader that was sent the version
 * before gets the changes; a new one, or one that was too slow, gets everything. So all readers
 * share the same bytes, and a slow one costs nothing. A browser that connects again is new: what it
 * has may be of a server before this one. Readers wait without a lock: thousands of them would wait
 * for each other with every version.
 */
public final class LiveChannel {
  /** A comment is sent so often, which finds connections that are gone. */
  private static final Duration HEARTBEAT = Duration.ofSeconds(10);

  private static final byte[] COMMENT = bytes(": still here\n\n");

  private final Runnable arrived;
  private final Set<Thread> readers = ConcurrentHashMap.newKeySet();
  private volatile Published published =
      new Published(0, new Version(() -> "{}"), new Version(() -> "{}"), false);

  public LiveChannel() {
    this(() -> {});
  }

  /** The runnable is called when somebody begins to read. */
  public LiveChannel(Runnable arrived) {
    this.arrived = arrived;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] message(String event, String json) {
    return bytes("event: " + event + "\ndata: " + json + "\n\n");
  }

  public enum Form {
    /** Server-Sent Events, for browsers. */
    EVENTS,
    /** A line of JSON for each version, for programs; empty lines keep the connection alive. */
    LINES
  }

  private record Published(long version, Version changes, Version everything, boolean isOver) {}

  /** A version in both forms, shared by all readers; made when the first of them wants it. */
  private static final class Version {
    private final Supplier<String> json;
    private byte @Nullable [] event;
    private byte @Nullable [] line;

    Version(Supplier<String> json) {
      this.json = json;
    }

    synchronized byte[] in(Form form) {
      byte[] made = made(form);
      switch (form) {
        case EVENTS -> event = made;
        case LINES -> line = made;
      }
      return made;
    }

    private byte[] made(Form form) {
      return switch (form) {
        case EVENTS -> event != null ? event : message("update", json.get());
        case LINES -> line != null ? line : bytes(json.get() + "\n");
      };
    }
  }

  private static byte[] idle(Form form) {
    return form == Form.EVENTS ? COMMENT : bytes("\n");
  }

  /** How many read now. */
  public int readers() {
    return readers.size();
  }

  /** Publishes the next version: its changes, and everything for those who do not have the last. */
  public void publish(String changesJson, String everythingJson) {
    publish(changesJson, () -> everythingJson);
  }

  /**
   * Publishes the next version.
   *
   * @param everythingJson asked when somebody does not have the last version, by any thread
   */
  public synchronized void publish(String changesJson, Supplier<String> everythingJson) {
    tell(
        new Published(
            published.version + 1,
            new Version(() -> changesJson),
            new Version(everythingJson),
            published.isOver));
  }

  /** Tells all readers that nothing follows, once they have the last version. */
  public synchronized void end() {
    tell(new Published(published.version, published.changes, published.everything, true));
  }

  private void tell(Published next) {
    published = next;
    readers.forEach(LockSupport::unpark);
  }

  /**
   * Writes every version to a reader until there are no more or it is gone.
   *
   * @throws IOException when the reader is gone
   */
  public void follow(OutputStream out, Form form) throws IOException, InterruptedException {
    follow(
        out,
        form,
        (seen, now) ->
            (seen == now.version - 1 && seen > 0 ? now.changes : now.everything).in(form));
  }

  /**
   * Writes a line to a reader for every version until there are no more or it is gone; versions
   * that come while it writes become one line.
   *
   * @param own the JSON for this reader alone
   * @throws IOException when the reader is gone
   */
  public void follow(OutputStream out, Supplier<String> own)
      throws IOException, InterruptedException {
    follow(out, Form.LINES, (_, _) -> bytes(own.get() + "\n"));
  }

  /** What is written to a reader that has seen a version. */
  @FunctionalInterface
  private interface NextBytes {
    byte[] of(long seen, Published now);
  }

  private void follow(OutputStream out, Form form, NextBytes bytes)
      throws IOException, InterruptedException {
    readers.add(Thread.currentThread());
    try {
      arrived.run();
      long seen = 0;
      // Sends the headers at once.
      out.write(idle(form));
      out.flush();
      while (seen >= 0) {
        Published now = await(seen);
        byte[] next;
        if (now.version != seen) {
          next = bytes.of(seen, now);
          seen = now.version;
        } else if (now.isOver) {
          next = form == Form.EVENTS ? message("end", "{}") : bytes("\n");
          seen = -1;
        } else {
          next = idle(form);
        }
        out.write(next);
        out.flush();
      }
    } finally {
      readers.remove(Thread.currentThread());
    }
  }

  /** Waits for something to write: another version, the end, or the time of a heartbeat. */
  private Published await(long seen) throws InterruptedException {
    long from = System.nanoTime();
    Published now = published;
    while (now.version == seen && !now.isOver) {
      long left = HEARTBEAT.toNanos() - (System.nanoTime() - from);
      if (left <= 0) {
        return now;
      }
      LockSupport.parkNanos(this, left);
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      now = published;
    }
    return now;
  }
}
