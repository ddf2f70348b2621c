package dev.agon.text;

import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Decodes text whose encoding is not declared. */
public final class EncodedText {
  public static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

  /** The bits that no ASCII character has, in eight bytes. */
  private static final long HIGH_BITS = 0x8080808080808080L;

  private EncodedText() {}

  /** Decodes UTF-8 where the bytes are valid UTF-8, otherwise windows-1252. */
  public static String decode(byte[] bytes) {
    return new String(bytes, isUtf8(bytes) ? StandardCharsets.UTF_8 : WINDOWS_1252);
  }

  public static boolean isUtf8(byte[] bytes) {
    if (isAscii(bytes)) {
      return true;
    }
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  /** Looks at eight bytes at once: a loop over all of them takes long before it is compiled. */
  private static boolean isAscii(byte[] bytes) {
    LongBuffer buffer = ByteBuffer.wrap(bytes).asLongBuffer();
    long[] words = new long[buffer.remaining()];
    buffer.get(words);
    long all = 0;
    for (long word : words) {
      all |= word;
    }
    for (int rest = words.length * Long.BYTES; rest < bytes.length; rest++) {
      all |= bytes[rest];
    }
    return (all & HIGH_BITS) == 0;
  }
}
