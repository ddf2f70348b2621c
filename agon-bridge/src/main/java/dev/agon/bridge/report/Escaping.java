package dev.agon.bridge.report;

/** Escapes text for HTML and XML. */
final class Escaping {
  private Escaping() {}

  /** Escaped for element text and quoted attributes; characters not allowed in XML become ?. */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(isAllowed(c) ? c : '?');
              }
            });
    return escaped.toString();
  }

  private static boolean isAllowed(int c) {
    return c >= 0x20 && c < 0xD800 && c != 0x7F
        || c == '\t'
        || c >= 0xE000 && c <= 0xFFFD
        || c >= 0x10000;
  }
}
