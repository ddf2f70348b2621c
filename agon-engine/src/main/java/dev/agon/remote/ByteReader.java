package dev.agon.remote;

import java.nio.charset.StandardCharsets;

/** Reads what a {@link ByteWriter} has written. */
final class ByteReader {
  private static final int SEVEN_BITS = 0x7F;

  private final byte[] bytes;
  private int at;

  ByteReader(byte[] bytes) {
    this.bytes = bytes;
  }

  boolean hasNext() {
    return at < bytes.length;
  }

  long whole() {
    long value = 0;
    int shift = 0;
    while (true) {
      byte next = bytes[at++];
      value |= (long) (next & SEVEN_BITS) << shift;
      if (next >= 0) {
        return value;
      }
      shift += 7;
    }
  }

  int small() {
    return Math.toIntExact(whole());
  }

  long signed() {
    long value = whole();
    return (value & 1) == 0 ? value >>> 1 : ~(value >>> 1);
  }

  long fixed() {
    long value = (long) ByteWriter.LONGS.get(bytes, at);
    at += Long.BYTES;
    return value;
  }

  String text() {
    int length = small();
    String text = new String(bytes, at, length, StandardCharsets.UTF_8);
    at += length;
    return text;
  }
}
