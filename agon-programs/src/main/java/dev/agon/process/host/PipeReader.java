package dev.agon.process.host;

import java.io.Closeable;
import java.io.IOException;

/** Reads what a program has written, and never waits for the program to write more. */
@FunctionalInterface
public interface PipeReader extends Closeable {
  /**
   * Reads what is there: the program may have taken it back since anybody looked. Returns the
   * number of bytes, 0 if there are none.
   */
  int readNow(byte[] into);

  @Override
  default void close() throws IOException {}
}
