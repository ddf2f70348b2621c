package dev.agon.web.live;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * What the streams of one page get: a sequence of versions. A reader that has the version before
 * gets the changes; a new one, or one that was too slow, gets everything. So all readers share the
 * same bytes, and a slow one costs nothing.
 */
public final class LiveChannel {
  /** A comment is sent so often, which finds connections that are gone. */
  private static final Duration HEARTBEAT = Duration.ofSeconds(10);

  private static final byte[] COMMENT = bytes(": still here\n\n");

  private final Runnable arrived;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private long version;
  private Version changes = new Version(0, "{}");
  private Version everything = new Version(0, "{}");
  private boolean isOver;
  private int readers;

  /** A channel whose publisher need not know who reads. */
  public LiveChannel() {
    this(() -> {});
  }

  /**
   * A channel.
   *
   * @param arrived called when somebody begins to read
   */
  LiveChannel(Runnable arrived) {
    this.arrived = arrived;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] message(long id, String event, String json) {
    return bytes("id: " + id + "\nevent: " + event + "\ndata: " + json + "\n\n");
  }

  /** How a stream is written. */
  public enum Form {
    /** Server-Sent Events, for browsers. */
    EVENTS,
    /** A line of JSON for each version, for programs; empty lines keep the connection alive. */
    LINES
  }

  /** A version in both forms, shared by all readers. */
  private static final class Version {
    private final byte[] event;
    private final byte[] line;

    Version(long id, String json) {
      event = message(id, "update", json);
      line = bytes(json + "\n");
    }

    byte[] in(Form form) {
      return form == Form.EVENTS ? event : line;
    }
  }

  private static byte[] idle(Form form) {
    return form == Form.EVENTS ? COMMENT : bytes("\n");
  }

  /** Whether anybody reads. */
  boolean isRead() {
    lock.lock();
    try {
      return readers > 0;
    } finally {
      lock.unlock();
    }
  }

  /** Publishes the next version: its changes, and everything for those who do not have the last. */
  public void publish(String changesJson, String everythingJson) {
    lock.lock();
    try {
      version++;
      changes = new Version(version, changesJson);
      everything = new Version(version, everythingJson);
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Tells all readers that nothing follows, once they have the last version. */
  public void end() {
    lock.lock();
    try {
      isOver = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Writes every version to a reader until there are no more or it is gone.
   *
   * @param from the version that the reader has; 0 for none
   * @throws IOException when the reader is gone
   */
  public void follow(long from, OutputStream out, Form form)
      throws IOException, InterruptedException {
    lock.lock();
    try {
      readers++;
    } finally {
      lock.unlock();
    }
    try {
      arrived.run();
      long seen = from;
      // Sends the headers at once.
      out.write(idle(form));
      out.flush();
      while (true) {
        byte[] next;
        lock.lock();
        try {
          if (version == seen && !isOver) {
            boolean _ = changed.await(HEARTBEAT.toMillis(), TimeUnit.MILLISECONDS);
          }
          if (version == seen && isOver) {
            next = form == Form.EVENTS ? message(version, "end", "{}") : bytes("\n");
            seen = -1;
          } else if (version == seen) {
            next = idle(form);
          } else {
            next = (seen == version - 1 && seen > 0 ? changes : everything).in(form);
            seen = version;
          }
        } finally {
          lock.unlock();
        }
        out.write(next);
        out.flush();
        if (seen < 0) {
          return;
        }
      }
    } finally {
      lock.lock();
      try {
        readers--;
      } finally {
        lock.unlock();
      }
    }
  }
}
