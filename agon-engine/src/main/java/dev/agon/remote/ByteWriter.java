package dev.agon.remote;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes numbers and texts in few bytes; small numbers take one. */
final class ByteWriter {
  /** Longs at any position of an array, the highest byte first. */
  static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private static final int START = 256;
  private static final int SEVEN_BITS = 0x7F;
  private static final int MORE = 0x80;

  private byte[] bytes = new byte[START];
  private int size;

  /** A number that is at least 0. */
  ByteWriter whole(long value) {
    if (value < 0) {
      throw new IllegalArgumentException("negative: " + value);
    }
    room(Long.BYTES + 2);
    long left = value;
    while (left > SEVEN_BITS) {
      bytes[size++] = (byte) (left & SEVEN_BITS | MORE);
      left >>>= 7;
    }
    bytes[size++] = (byte) left;
    return this;
  }

  /** A number of which small ones of either sign are frequent. */
  ByteWriter signed(long value) {
    return whole(value >= 0 ? value << 1 : ~value << 1 | 1);
  }

  /** A number of which all values are as frequent. */
  ByteWriter fixed(long value) {
    room(Long.BYTES);
    LONGS.set(bytes, size, value);
    size += Long.BYTES;
    return this;
  }

  ByteWriter text(String text) {
    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
    whole(encoded.length);
    room(encoded.length);
    System.arraycopy(encoded, 0, bytes, size, encoded.length);
    size += encoded.length;
    return this;
  }

  private void room(int more) {
    if (bytes.length - size < more) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
    }
  }

  int size() {
    return size;
  }

  byte[] toBytes() {
    return Arrays.copyOf(bytes, size);
  }
}
