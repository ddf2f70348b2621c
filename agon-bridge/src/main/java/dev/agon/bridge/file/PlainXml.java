package dev.agon.bridge.file;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Reads the plain XML that clubs' programs write: elements, attributes, text and comments. It is
 * several times as fast as Java's parser, most of all in a command that reads one file. For that it
 * works on bytes: loops over arrays are fast before they are compiled.
 *
 * <p>It is strict: whatever it does not know, right or wrong, it leaves to Java's parser.
 */
final class PlainXml {
  private static final int MAX_TEXT = 100_000;
  private static final int MAX_DEPTH = 100;

  /** In UTF-8 from here on there are characters that need a closer look. */
  private static final int FIRST_UNUSUAL = 0xed;

  /** Whether a byte is a plain letter, a digit or a sign of a name. */
  private static final boolean[] IN_NAME = new boolean[256];

  static {
    for (char c :
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz0123456789-.".toCharArray()) {
      IN_NAME[c] = true;
    }
  }

  private static final Map<String, String> ENTITIES =
      Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'");

  private final byte[] xml;
  private final Charset charset;
  private final Handler handler;
  private final Deque<OpenElement> open = new ArrayDeque<>();
  private final Map<String, String> attributes = new HashMap<>();
  private int at;
  private boolean hasDoctype;
  private boolean hasRoot;

  /** The line of the position up to which lines were counted. */
  private int line = 1;

  private int counted;

  /** The elements of a file, in its order. */
  interface Handler {
    /** An element begins; its attributes are empty if it does not have them. */
    void begin(int line, String name, UnaryOperator<String> attribute);

    /** An element ends; the text is what came since the last tag. */
    void end(int line, String name, String text);
  }

  /** An element that has not ended, and the positions of its name. */
  private record OpenElement(int from, int to, String name) {}

  private PlainXml(byte[] xml, Charset charset, Handler handler) {
    this.xml = xml;
    this.charset = charset;
    this.handler = handler;
  }

  /**
   * Reads a file.
   *
   * @param charset UTF-8, which the bytes are known to be, or an encoding of single bytes
   * @return false if it is not plain; the handler was told of a part of it then
   */
  static boolean read(byte[] xml, Charset charset, Handler handler) {
    return isPlain(xml, charset.equals(StandardCharsets.UTF_8))
        && new PlainXml(xml, charset, handler).document();
  }

  /** Whether all characters are usual, and the lines end as usual. */
  private static boolean isPlain(byte[] xml, boolean isUtf8) {
    for (int i = 0; i < xml.length; i++) {
      int c = xml[i];
      if (c < 0) {
        if (isUtf8 && (c & 0xff) >= FIRST_UNUSUAL) {
          return false;
        }
      } else if (c < ' ' && c != '\n' && c != '\t') {
        boolean isLineEnd = c == '\r' && i + 1 < xml.length && xml[i + 1] == '\n';
        if (!isLineEnd) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean document() {
    if (isAt("<?", 0) && !declaration()) {
      return false;
    }
    StringBuilder text = new StringBuilder();
    while (at < xml.length) {
      int tag = find('<', at);
      int begin = at;
      at = tag < 0 ? xml.length : tag;
      if (!text(begin, text) || tag >= 0 && !tag(text)) {
        return false;
      }
    }
    return hasRoot && open.isEmpty();
  }

  /** The declaration in front; its encoding was looked at before. */
  private boolean declaration() {
    int end = find('?', 2);
    at = end + 2;
    return end >= 0
        && isAt("?>", end)
        && text(0, end)
            .matches(
                "<\\?xml\\s+version\\s*=\\s*(\"1\\.0\"|'1\\.0')"
                    + "(\\s+encoding\\s*=\\s*(\"[A-Za-z0-9_-]+\"|'[A-Za-z0-9_-]+'))?\\s*");
  }

  /** Takes the text up to here. */
  private boolean text(int begin, StringBuilder text) {
    if (begin == at) {
      return true;
    }
    if (open.isEmpty()) {
      return skipBlanks(begin, at) == at;
    }
    boolean hasEntities = false;
    boolean hasReturns = false;
    for (int i = begin; i < at; i++) {
      int c = xml[i];
      if (c == '>') {
        return false;
      }
      hasEntities |= c == '&';
      hasReturns |= c == '\r';
    }
    // What comes before a tag that begins is not the text of an element.
    boolean isUsed = at + 1 < xml.length && (xml[at + 1] == '/' || xml[at + 1] == '!');
    if (!isUsed && !hasEntities) {
      return true;
    }
    String part = hasReturns ? text(begin, at).replace("\r\n", "\n") : text(begin, at);
    return text.length() + part.length() <= MAX_TEXT && appended(part, text);
  }

  /** Appends a text with its entities replaced; false if one is not known. */
  private static boolean appended(String part, StringBuilder text) {
    int from = 0;
    for (int amp = part.indexOf('&'); amp >= 0; amp = part.indexOf('&', from)) {
      int end = part.indexOf(';', amp);
      String value = end < 0 ? null : ENTITIES.get(part.substring(amp + 1, end));
      if (value == null) {
        return false;
      }
      text.append(part, from, amp).append(value);
      from = end + 1;
    }
    text.append(part, from, part.length());
    return true;
  }

  private boolean tag(StringBuilder text) {
    return switch (at + 1 < xml.length ? xml[at + 1] : 0) {
      case '/' -> endTag(text);
      case '!' -> isAt("<!--", at) ? comment() : doctype();
      case '?' -> false;
      default -> startTag(text);
    };
  }

  private boolean comment() {
    int dashes = at + 4;
    while (dashes < xml.length && !isAt("--", dashes)) {
      dashes++;
    }
    at = dashes + 3;
    return isAt("-->", dashes);
  }

  /** A DOCTYPE without declarations of its own. */
  private boolean doctype() {
    int end = find('>', at);
    boolean isAllowed =
        end >= 0
            && !hasRoot
            && !hasDoctype
            && text(at, end).matches("<!DOCTYPE\\s+[A-Z]+\\s+SYSTEM\\s+\"[A-Za-z0-9:/._-]*\"\\s*");
    hasDoctype = true;
    at = end + 1;
    return isAllowed;
  }

  private boolean startTag(StringBuilder text) {
    int from = at + 1;
    int nameEnd = nameEnd(from);
    int end = find('>', nameEnd);
    if (end < 0 || nameEnd == from || open.isEmpty() && hasRoot || open.size() == MAX_DEPTH) {
      return false;
    }
    boolean isEmpty = xml[end - 1] == '/';
    if (!attributes(nameEnd, isEmpty ? end - 1 : end)) {
      return false;
    }
    at = end + 1;
    hasRoot = true;
    text.setLength(0);
    String name = text(from, nameEnd).toUpperCase(Locale.ROOT);
    handler.begin(line(), name, key -> attributes.getOrDefault(key, ""));
    if (isEmpty) {
      handler.end(line(), name, "");
    } else {
      open.push(new OpenElement(from, nameEnd, name));
    }
    return true;
  }

  private boolean attributes(int begin, int end) {
    attributes.clear();
    int from = begin;
    while (from < end) {
      int next = skipBlanks(from, end);
      if (next == end) {
        return true;
      }
      int nameEnd = nameEnd(next);
      int equals = skipBlanks(nameEnd, end);
      int quote = equals < end && xml[equals] == '=' ? skipBlanks(equals + 1, end) : end;
      boolean isQuoted = quote < end && (xml[quote] == '"' || xml[quote] == '\'');
      int close = isQuoted ? find(xml[quote], quote + 1) : -1;
      if (next == from || nameEnd == next || close < 0 || close >= end) {
        return false;
      }
      String name = text(next, nameEnd);
      String value = text(quote + 1, close);
      if (!isPlainValue(value) || name.startsWith("xml") || attributes.put(name, value) != null) {
        return false;
      }
      from = close + 1;
    }
    return true;
  }

  private static boolean isPlainValue(String value) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c < ' ' || c == '&' || c == '<') {
        return false;
      }
    }
    return true;
  }

  private boolean endTag(StringBuilder text) {
    OpenElement element = open.poll();
    if (element == null) {
      return false;
    }
    int from = at + 2;
    int nameEnd = from + element.to() - element.from();
    int end = skipBlanks(nameEnd, xml.length);
    if (end >= xml.length
        || xml[end] != '>'
        || !Arrays.equals(xml, from, nameEnd, xml, element.from(), element.to())) {
      return false;
    }
    at = end + 1;
    handler.end(line(), element.name(), text.isEmpty() ? "" : text.toString().strip());
    text.setLength(0);
    return true;
  }

  private String text(int from, int to) {
    return new String(xml, from, to - from, charset);
  }

  private boolean isAt(String ascii, int from) {
    if (from < 0 || from + ascii.length() > xml.length) {
      return false;
    }
    for (int i = 0; i < ascii.length(); i++) {
      if (xml[from + i] != ascii.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private int find(int c, int from) {
    for (int i = from; i < xml.length; i++) {
      if (xml[i] == c) {
        return i;
      }
    }
    return -1;
  }

  private int skipBlanks(int from, int end) {
    int next = from;
    while (next < end && xml[next] >= 0 && xml[next] <= ' ') {
      next++;
    }
    return next;
  }

  /** Where a name ends that begins here; names are of plain letters. */
  private int nameEnd(int from) {
    int end = from;
    while (end < xml.length && IN_NAME[xml[end] & 0xff]) {
      end++;
    }
    // Names begin with a letter or an underscore, which come after digits and other signs.
    return end > from && xml[from] >= 'A' ? end : from;
  }

  /** The line that the last tag ends in. */
  private int line() {
    while (counted < at) {
      line += xml[counted] == '\n' ? 1 : 0;
      counted++;
    }
    return line;
  }
}
