package dev.agon.bridge.file;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** EncodedText of files that do not say what it is encoded in. */
final class EncodedText {
  static final Charset WINDOWS = Charset.forName("windows-1252");

  private EncodedText() {}

  /** UTF-8 if it can be, else what Windows has. */
  static String decode(byte[] bytes) {
    return new String(bytes, isUtf8(bytes) ? StandardCharsets.UTF_8 : WINDOWS);
  }

  static boolean isUtf8(byte[] bytes) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }
}
