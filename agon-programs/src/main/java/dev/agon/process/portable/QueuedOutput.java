package dev.agon.process.portable;

import dev.agon.process.host.RunningProgram;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * A stream that another thread writes to, so that nobody waits for ever for a process that does not
 * read. What cannot be written is dropped; the program's answers show that.
 */
final class QueuedOutput extends OutputStream {
  /** Stands for the end of the stream; nothing else that is queued is empty. */
  private static final byte[] CLOSE = {};

  private final OutputStream target;
  private final Runnable beforeClose;
  private final Deque<byte[]> queue = new ArrayDeque<>();
  private boolean isWriting;
  private boolean isClosed;

  /** A stream that runs an action before the program sees its end, at which many exit. */
  QueuedOutput(OutputStream target, Runnable beforeClose) {
    this.target = target;
    this.beforeClose = beforeClose;
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int length) {
    if (!isClosed && length > 0) {
      add(Arrays.copyOfRange(bytes, offset, offset + length));
    }
  }

  @Override
  public synchronized void close() {
    if (!isClosed) {
      isClosed = true;
      add(CLOSE);
    }
  }

  private void add(byte[] bytes) {
    queue.add(bytes);
    if (!isWriting) {
      isWriting = true;
      RunningProgram.THREADS.execute(this::writeQueue);
    }
  }

  private void writeQueue() {
    for (byte[] next = next(); next != null; next = next()) {
      try {
        if (next.length == 0) {
          beforeClose.run();
          target.close();
        } else {
          target.write(next);
          target.flush();
        }
      } catch (IOException e) {
        // The program has ended or closed its input; the next read shows it.
      }
    }
  }

  private synchronized byte @Nullable [] next() {
    byte[] next = queue.poll();
    isWriting = next != null;
    return next;
  }
}
