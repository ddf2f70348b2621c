package dev.agon.app.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Standard output, which remembers why it could not be written. */
public final class StandardOutput extends OutputStream {
  private final OutputStream out;
  private boolean readerIsGone;

  public StandardOutput() {
    this(new FileOutputStream(FileDescriptor.out));
  }

  StandardOutput(OutputStream out) {
    this.out = out;
  }

  /** Whether the reader of a pipe has closed it, as {@code head} does when it has seen enough. */
  public boolean readerIsGone() {
    return readerIsGone;
  }

  @Override
  public void write(int one) throws IOException {
    write(new byte[] {(byte) one}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      // The platform reports a closed pipe in no other way than by these words.
      readerIsGone |= "Broken pipe".equals(e.getMessage());
      throw e;
    }
  }
}
