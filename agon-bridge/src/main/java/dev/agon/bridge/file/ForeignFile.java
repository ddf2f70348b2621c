package dev.agon.bridge.file;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** Kinds of files that are given for a session by mistake. */
enum ForeignFile {
  PDF("%PDF.*", "a PDF; give the file of the scoring program"),
  PBN(
      "(\u00EF\u00BB\u00BF)?\\s*(% PBN|%[^\\n]*\\n|\\[Event |\\[Board |\\[Deal ).*",
      "a PBN file, which has hands; give the session's file, and this one with --hands"),
  LIN("\\s*[a-z]{2}\\|.*", "a LIN file of hands; give the session's file"),
  GZIP("\u001F\u008B.*", "compressed by gzip; unpack it first"),
  ZIP("PK\u0003\u0004.*", "a zip archive, or a spreadsheet; unpack it, or save it as CSV"),
  UTF_16("(\u00FF\u00FE|\u00FE\u00FF)(?!\\x00?<).*", "text in UTF-16; save it as UTF-8");

  /** As many bytes as tell what a file is. */
  private static final int START = 100;

  private final Pattern start;
  private final String what;

  ForeignFile(String start, String what) {
    this.start = Pattern.compile(start, Pattern.DOTALL);
    this.what = what;
  }

  /** What these bytes are, and what to do; empty if they may be a session. */
  static Optional<String> describe(byte[] bytes) {
    String start = new String(bytes, 0, Math.min(bytes.length, START), StandardCharsets.ISO_8859_1);
    return Arrays.stream(values())
        .filter(kind -> kind.start.matcher(start).matches())
        .map(kind -> "this is " + kind.what)
        .findFirst();
  }
}
