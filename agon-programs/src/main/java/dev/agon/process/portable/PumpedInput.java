package dev.agon.process.portable;

import dev.agon.process.host.PipeReader;
import dev.agon.process.host.RunningProgram;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A stream that another thread reads, so that nobody waits for ever for a process that has
 * inherited the stream and could not be found.
 */
final class PumpedInput extends InputStream implements PipeReader {
  private static final int SIZE = 64 * 1024;

  /** How long the last output of a program that has exited may take to arrive here. */
  private static final Duration GRACE = Duration.ofSeconds(5);

  private final InputStream source;
  private final Lock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final byte[] buffer = new byte[SIZE];
  private int start;
  private int length;
  private boolean atEnd;

  PumpedInput(InputStream source) {
    this.source = source;
    RunningProgram.THREADS.execute(this::pump);
  }

  private void pump() {
    byte[] chunk = new byte[SIZE / 8];
    int n;
    do {
      n = readSource(chunk);
    } while (n >= 0 && put(chunk, n));
    finish(false);
  }

  private int readSource(byte[] chunk) {
    try {
      return source.read(chunk);
    } catch (IOException e) {
      // The stream was closed.
      return -1;
    }
  }

  /** Returns false if nobody reads any more. */
  private boolean put(byte[] chunk, int n) {
    lock.lock();
    try {
      while (!atEnd && buffer.length - length < n) {
        changed.awaitUninterruptibly();
      }
      if (atEnd) {
        return false;
      }
      int end = (start + length) % buffer.length;
      int first = Math.min(n, buffer.length - end);
      System.arraycopy(chunk, 0, buffer, end, first);
      System.arraycopy(chunk, first, buffer, 0, n - first);
      length += n;
      changed.signalAll();
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** Ends the stream after what has arrived, and after the rest of a program that has exited. */
  void finish(boolean hasRest) {
    lock.lock();
    try {
      for (long nanos = GRACE.toNanos(); hasRest && !atEnd && nanos > 0; ) {
        nanos = changed.awaitNanos(nanos);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      atEnd = true;
      changed.signalAll();
      lock.unlock();
    }
  }

  @Override
  public int read() {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] into, int offset, int most) {
    lock.lock();
    try {
      while (length == 0 && !atEnd) {
        changed.awaitUninterruptibly();
      }
      if (length == 0) {
        return -1;
      }
      int n = Math.min(most, Math.min(length, buffer.length - start));
      System.arraycopy(buffer, start, into, offset, n);
      start = (start + n) % buffer.length;
      length -= n;
      changed.signalAll();
      return n;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public int readNow(byte[] into) {
    lock.lock();
    try {
      return length == 0 ? 0 : read(into, 0, into.length);
    } finally {
      lock.unlock();
    }
  }

  @Override
  public int available() {
    lock.lock();
    try {
      return length;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() throws IOException {
    finish(false);
    source.close();
  }
}
