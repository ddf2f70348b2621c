package dev.agon.process.linux;

import dev.agon.process.host.PipeReader;

/** The reading end of a pipe, opened so that the kernel never lets a read wait. */
final class NonBlockingPipe implements PipeReader {
  private static final int CLOSED = -1;

  private int descriptor;

  NonBlockingPipe(String path) {
    descriptor = Posix.openNonBlocking(path);
  }

  @Override
  public synchronized int readNow(byte[] into) {
    return descriptor == CLOSED ? 0 : Posix.read(descriptor, into);
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
