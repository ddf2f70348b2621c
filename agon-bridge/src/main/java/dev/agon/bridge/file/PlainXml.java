package dev.agon.bridge.file;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Reads the plain XML that clubs' programs write: elements, attributes, text and comments. It is
 * several times as fast as Java's parser, most of all in a command that reads one file.
 *
 * <p>It is strict: whatever it does not know, right or wrong, it leaves to Java's parser.
 */
final class PlainXml {
  private static final int MAX_TEXT = 100_000;
  private static final int MAX_DEPTH = 100;
  private static final String COMMENT = "<!--";
  private static final String DOCTYPE = "<!DOCTYPE";
  private static final Map<String, String> ENTITIES =
      Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'");

  private final String xml;
  private final Handler handler;
  private final Deque<String> open = new ArrayDeque<>();
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

  private PlainXml(String xml, Handler handler) {
    this.xml = xml;
    this.handler = handler;
  }

  /**
   * Reads a file.
   *
   * @return false if it is not plain; the handler was told of a part of it then
   */
  static boolean read(String xml, Handler handler) {
    return isPlain(xml) && new PlainXml(xml, handler).document();
  }

  /** Whether all characters are allowed, and line ends are those of XML. */
  private static boolean isPlain(String xml) {
    for (int i = 0; i < xml.length(); i++) {
      char c = xml.charAt(i);
      if (c < ' ' && c != '\n' && c != '\t' || c >= Character.MIN_SURROGATE) {
        return false;
      }
    }
    return true;
  }

  private boolean document() {
    if (xml.startsWith("<?") && !declaration()) {
      return false;
    }
    StringBuilder text = new StringBuilder();
    while (at < xml.length()) {
      int tag = xml.indexOf('<', at);
      int end = tag < 0 ? xml.length() : tag;
      if (!text(end, text) || tag >= 0 && !tag(text)) {
        return false;
      }
    }
    return hasRoot && open.isEmpty();
  }

  /** The declaration in front; its encoding was looked at before. */
  private boolean declaration() {
    int end = xml.indexOf("?>");
    String inside = end < 0 ? "" : xml.substring(0, end);
    at = end + 2;
    return inside.matches(
        "<\\?xml\\s+version\\s*=\\s*(\"1\\.0\"|'1\\.0')"
            + "(\\s+encoding\\s*=\\s*(\"[A-Za-z0-9_-]+\"|'[A-Za-z0-9_-]+'))?\\s*");
  }

  /** Takes the text up to the next tag. */
  private boolean text(int end, StringBuilder text) {
    int begin = at;
    at = end;
    if (begin == end) {
      return true;
    }
    if (open.isEmpty()) {
      return skipBlanks(begin, end) == end;
    }
    String part = xml.substring(begin, end);
    return !part.contains("]]>")
        && text.length() + part.length() <= MAX_TEXT
        && appended(part, text);
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
    if (xml.startsWith("</", at)) {
      return endTag(text);
    }
    if (xml.startsWith("<!", at)) {
      return xml.startsWith(COMMENT, at) ? comment() : doctype();
    }
    return !xml.startsWith("<?", at) && startTag(text);
  }

  private boolean comment() {
    int dashes = xml.indexOf("--", at + COMMENT.length());
    boolean isClosed = dashes >= 0 && xml.startsWith("-->", dashes);
    at = dashes + 3;
    return isClosed;
  }

  /** A DOCTYPE without declarations of its own. */
  private boolean doctype() {
    int end = xml.indexOf('>', at);
    boolean isAllowed =
        end >= 0
            && !hasRoot
            && !hasDoctype
            && xml.startsWith(DOCTYPE, at)
            && xml.substring(at, end)
                .matches("<!DOCTYPE\\s+[A-Z]+\\s+SYSTEM\\s+\"[A-Za-z0-9:/._-]*\"\\s*");
    hasDoctype = true;
    at = end + 1;
    return isAllowed;
  }

  private boolean startTag(StringBuilder text) {
    int end = xml.indexOf('>', at);
    int nameEnd = nameEnd(at + 1);
    if (end < 0 || nameEnd == at + 1 || open.isEmpty() && hasRoot || open.size() == MAX_DEPTH) {
      return false;
    }
    boolean isEmpty = xml.charAt(end - 1) == '/';
    String name = xml.substring(at + 1, nameEnd);
    if (!attributes(nameEnd, isEmpty ? end - 1 : end)) {
      return false;
    }
    at = end + 1;
    hasRoot = true;
    text.setLength(0);
    String upper = name.toUpperCase(Locale.ROOT);
    handler.begin(line(), upper, key -> Optional.ofNullable(attributes.get(key)).orElse(""));
    if (isEmpty) {
      handler.end(line(), upper, "");
    } else {
      open.push(name);
    }
    return true;
  }

  /** Reads the attributes between two positions. */
  private boolean attributes(int begin, int end) {
    attributes.clear();
    int from = begin;
    while (true) {
      int next = skipBlanks(from, end);
      if (next == end) {
        return true;
      }
      int nameEnd = nameEnd(next);
      int equals = skipBlanks(nameEnd, end);
      int open = equals < end && xml.charAt(equals) == '=' ? skipBlanks(equals + 1, end) : end;
      boolean isQuoted = open < end && (xml.charAt(open) == '"' || xml.charAt(open) == '\'');
      int close = isQuoted ? xml.indexOf(xml.charAt(open), open + 1) : -1;
      if (next == from || nameEnd == next || close < 0 || close >= end) {
        return false;
      }
      String value = xml.substring(open + 1, close);
      boolean isPlainValue = value.chars().noneMatch(c -> c < ' ' || c == '&' || c == '<');
      String name = xml.substring(next, nameEnd);
      if (!isPlainValue || name.startsWith("xml") || attributes.put(name, value) != null) {
        return false;
      }
      from = close + 1;
    }
  }

  private boolean endTag(StringBuilder text) {
    int nameEnd = nameEnd(at + 2);
    int end = skipBlanks(nameEnd, xml.length());
    boolean isClosed =
        end < xml.length()
            && xml.charAt(end) == '>'
            && !open.isEmpty()
            && xml.substring(at + 2, nameEnd).equals(open.peek());
    if (!isClosed) {
      return false;
    }
    at = end + 1;
    handler.end(line(), open.pop().toUpperCase(Locale.ROOT), text.toString().strip());
    text.setLength(0);
    return true;
  }

  private int skipBlanks(int from, int end) {
    int next = from;
    while (next < end && xml.charAt(next) <= ' ') {
      next++;
    }
    return next;
  }

  /** Where a name ends that begins here; names are of plain letters. */
  private int nameEnd(int from) {
    int end = from;
    while (end < xml.length()) {
      char c = xml.charAt(end);
      boolean isLetter = c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c == '_';
      boolean isLater = end > from && (c >= '0' && c <= '9' || c == '-' || c == '.');
      if (!isLetter && !isLater) {
        break;
      }
      end++;
    }
    return end;
  }

  /** The line that the last tag ends in. */
  private int line() {
    for (int next = xml.indexOf('\n', counted); next >= 0 && next < at; ) {
      line++;
      counted = next + 1;
      next = xml.indexOf('\n', counted);
    }
    return line;
  }
}
