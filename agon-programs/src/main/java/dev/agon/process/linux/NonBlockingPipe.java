package dev.agon.process.linux;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import dev.agon.process.host.PipeReader;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** The reading end of a pipe, opened so that the kernel never lets a read wait. */
final class NonBlockingPipe implements PipeReader {
  private static final int CLOSED = -1;

  /** What is read at once. */
  private static final int CHUNK = 8 * 1024;

  /** Kept by each thread that reads, because programs are read from after each answer. */
  private static final ThreadLocal<MemorySegment> BYTES =
      ThreadLocal.withInitial(() -> Arena.ofAuto().allocate(CHUNK));

  private int descriptor;

  NonBlockingPipe(String path) {
    descriptor = Posix.openNonBlocking(path);
  }

  @Override
  public synchronized int readNow(byte[] into) {
    if (descriptor == CLOSED) {
      return 0;
    }
    MemorySegment bytes = BYTES.get();
    int n = Posix.read(descriptor, bytes.asSlice(0, Math.min(into.length, CHUNK)));
    MemorySegment.copy(bytes, JAVA_BYTE, 0, into, 0, n);
    return n;
  }

  /** The number may belong to another file afterwards. */
  @Override
  public synchronized void close() {
    if (descriptor != CLOSED) {
      Posix.close(descriptor);
      descriptor = CLOSED;
    }
  }
}
