package dev.agon.bridge.file;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Decodes text whose encoding is not declared. */
public final class EncodedText {
  static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

  private EncodedText() {}

  /** Decodes UTF-8 where the bytes are valid UTF-8, otherwise windows-1252. */
  public static String decode(byte[] bytes) {
    return new String(bytes, isUtf8(bytes) ? StandardCharsets.UTF_8 : WINDOWS_1252);
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
