package dev.agon.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The beginning and the end of a program's output, of limited size; not thread-safe. */
public final class Excerpt {
  private static final int HALF = 8 * 1024;

  /** The buffers of a program that has written nothing, as most programs do. */
  private static final byte[] NOTHING = {};

  /** Enough for 128 KiB, twice the size of a pipe. */
  private static final int MAX_READS = 16;

  private final ByteArrayOutputStream head = new ByteArrayOutputStream();
  private byte[] tail = NOTHING;
  private byte[] buffer = NOTHING;
  private long tailBytes;

  /** Reads the available output without waiting, up to a limit if a program floods it. */
  void readAvailable(InputStream stream) {
    try {
      for (int reads = 0; reads < MAX_READS && stream.available() > 0; reads++) {
        if (buffer.length == 0) {
          buffer = new byte[HALF];
          tail = new byte[HALF];
        }
        add(buffer, stream.read(buffer, 0, Math.min(stream.available(), buffer.length)));
      }
    } catch (IOException e) {
      // The stream was closed by a thread that has read the rest.
    }
  }

  private void add(byte[] bytes, int n) {
    int toHead = Math.min(n, HALF - head.size());
    head.write(bytes, 0, toHead);
    for (int i = toHead; i < n; i++) {
      tail[(int) (tailBytes++ % HALF)] = bytes[i];
    }
  }

  public String text() {
    StringBuilder text = new StringBuilder(head.toString(StandardCharsets.UTF_8));
    if (tailBytes > HALF) {
      text.append("\n[").append(tailBytes - HALF).append(" bytes left out]\n");
    }
    int length = (int) Math.min(tailBytes, HALF);
    byte[] end = new byte[length];
    for (int i = 0; i < length; i++) {
      end[i] = tail[(int) ((tailBytes - length + i) % HALF)];
    }
    return text.append(new String(end, StandardCharsets.UTF_8)).toString();
  }
}
