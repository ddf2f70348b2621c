package dev.agon.bridge.file;

import dev.agon.bridge.session.Session;
import dev.agon.text.EncodedText;
import dev.agon.text.FileLine;
import dev.agon.text.UserError;
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads a session in USEBIO 1.0 to 1.3, the XML format of clubs' programs.
 *
 * <p>An external DTD is never fetched. A DOCTYPE with declarations of its own is refused, and so is
 * every entity that XML does not define.
 */
final class UsebioFile {
  private static final int MAX_TEXT = 100_000;

  /** The declaration of an encoding of single bytes that is not a part of UTF-8. */
  private static final Pattern OTHER_ENCODING =
      Pattern.compile("encoding\\s*=\\s*[\"'](?!utf-|us-ascii|ascii)[a-z][a-z0-9._-]*[\"']");

  private static final Pattern USUAL_ENCODING =
      Pattern.compile("encoding\\s*=\\s*[\"'](utf-8|iso-8859-1|windows-1252)[\"']");

  private final String file;
  private final XMLStreamReader xml;

  private UsebioFile(String file, XMLStreamReader xml) {
    this.file = file;
    this.xml = xml;
  }

  /**
   * Reads a file.
   *
   * @param file the file's name, for errors
   * @throws UserError naming the first line that is wrong
   */
  static Session read(String file, byte[] bytes) {
    refuseBadUtf8(file, bytes);
    Optional<Session> plain = plain(file, bytes);
    if (plain.isPresent()) {
      return plain.get();
    }
    try {
      return new UsebioFile(file, open(bytes)).session();
    } catch (XMLStreamException e) {
      long line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNumber());
      throw new FileLine(file, line).error(problem(e), e);
    }
  }

  /** Refuses what is not the UTF-8 it says it is; the parser would print a line of its own. */
  private static void refuseBadUtf8(String file, byte[] bytes) {
    if (EncodedText.isUtf8(bytes) || isUndeclaredWindows1252(bytes) || hasOtherEncoding(bytes)) {
      return;
    }
    ByteBuffer left = ByteBuffer.wrap(bytes);
    StandardCharsets.UTF_8.newDecoder().decode(left, CharBuffer.allocate(bytes.length), true);
    long line = 1;
    for (int at = 0; at < left.position(); at++) {
      line += bytes[at] == '\n' ? 1 : 0;
    }
    throw new FileLine(file, line).error("not UTF-8 text, which the file says it is");
  }

  /** Reads a file of plain XML; empty if it is not plain. */
  private static Optional<Session> plain(String file, byte[] bytes) {
    Optional<Charset> charset = charset(bytes);
    if (charset.isEmpty()) {
      return Optional.empty();
    }
    UsebioSessionBuilder session = new UsebioSessionBuilder(file);
    boolean isPlain =
        PlainXml.read(
            bytes,
            charset.get(),
            new PlainXml.Handler() {
              private boolean isUsebio;

              @Override
              public void begin(int line, String name, UnaryOperator<String> attribute) {
                FileLine where = new FileLine(file, line);
                requireUsebio(where, isUsebio, name);
                isUsebio = true;
                session.begin(where, name, key -> attribute.apply(key).strip());
              }

              @Override
              public void end(int line, String name, String inside) {
                session.end(new FileLine(file, line), name, inside);
              }
            });
    return isPlain ? Optional.of(session.session()) : Optional.empty();
  }

  /** The encoding of a file of one of the usual ones; empty if it has another. */
  private static Optional<Charset> charset(byte[] bytes) {
    String head = head(bytes);
    if (isWide(bytes) || bytes.length > 0 && bytes[0] != '<') {
      return Optional.empty();
    }
    if (!head.contains("encoding")) {
      return Optional.of(
          EncodedText.isUtf8(bytes) ? StandardCharsets.UTF_8 : EncodedText.WINDOWS_1252);
    }
    Matcher declared = USUAL_ENCODING.matcher(head);
    if (!declared.find()) {
      return Optional.empty();
    }
    return switch (declared.group(1)) {
      case "utf-8" -> Optional.of(StandardCharsets.UTF_8);
      case "iso-8859-1" -> Optional.of(StandardCharsets.ISO_8859_1);
      default -> Optional.of(EncodedText.WINDOWS_1252);
    };
  }

  private static void requireUsebio(FileLine line, boolean isUsebio, String name) {
    if (!isUsebio && !name.equals("USEBIO")) {
      throw line.error("this is XML, but not USEBIO: its root element is <" + name + ">");
    }
  }

  private Session session() throws XMLStreamException {
    UsebioSessionBuilder session = new UsebioSessionBuilder(file);
    StringBuilder text = new StringBuilder();
    boolean isUsebio = false;
    while (xml.hasNext()) {
      switch (next()) {
        case XMLStreamConstants.DTD -> refuseDeclarations();
        case XMLStreamConstants.START_ELEMENT -> {
          String name = name();
          requireUsebio(line(), isUsebio, name);
          isUsebio = true;
          text.setLength(0);
          session.begin(line(), name, this::attribute);
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
          if (text.length() < MAX_TEXT) {
            text.append(xml.getText());
          }
        }
        case XMLStreamConstants.END_ELEMENT -> {
          session.end(line(), name(), text.toString().strip());
          text.setLength(0);
        }
        default -> {
          // Comments and processing instructions hold no results.
        }
      }
    }
    return session.session();
  }

  private static XMLStreamReader open(byte[] bytes) throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    ByteArrayInputStream in = new ByteArrayInputStream(bytes);
    // Some programs declare no encoding and write windows-1252.
    return isUndeclaredWindows1252(bytes)
        ? factory.createXMLStreamReader(new InputStreamReader(in, EncodedText.WINDOWS_1252))
        : factory.createXMLStreamReader(in);
  }

  private static boolean isUndeclaredWindows1252(byte[] bytes) {
    return !isWide(bytes) && !head(bytes).contains("encoding") && !EncodedText.isUtf8(bytes);
  }

  private static boolean hasOtherEncoding(byte[] bytes) {
    return isWide(bytes) || OTHER_ENCODING.matcher(head(bytes)).find();
  }

  /** Whether it is UTF-16, with a mark or without one. */
  private static boolean isWide(byte[] bytes) {
    String start = start(bytes);
    boolean isMarked = start.startsWith("\u00FE\u00FF") || start.startsWith("\u00FF\u00FE");
    return isMarked || start.startsWith("<\0") || start.startsWith("\0<");
  }

  /** The XML declaration in lower case; nothing if there is none. */
  private static String head(byte[] bytes) {
    String start = start(bytes);
    int end = start.indexOf("?>");
    return start.startsWith("<?xml") && end > 0
        ? start.substring(0, end).toLowerCase(Locale.ROOT)
        : "";
  }

  private static String start(byte[] bytes) {
    return new String(bytes, 0, Math.min(bytes.length, 200), StandardCharsets.ISO_8859_1);
  }

  /** Reads the next token; on some broken DOCTYPEs the parser throws a runtime exception. */
  private int next() throws XMLStreamException {
    try {
      return xml.next();
    } catch (RuntimeException e) {
      throw line().error("the XML is malformed", e);
    }
  }

  private void refuseDeclarations() {
    String doctype = xml.getText().strip();
    String inside = doctype.substring(0, Math.max(0, doctype.length() - 1)).strip();
    if (inside.endsWith("]")) {
      throw line()
          .error("declarations inside the DOCTYPE are refused; a file of results needs none");
    }
  }

  private FileLine line() {
    return new FileLine(file, Math.max(1, xml.getLocation().getLineNumber()));
  }

  private String name() {
    return xml.getLocalName().toUpperCase(Locale.ROOT);
  }

  private String attribute(String name) {
    String value = xml.getAttributeValue(null, name);
    return value == null ? "" : value.strip();
  }

  /** The first line of the parser's own message, without the location that it puts in front. */
  private static String problem(XMLStreamException e) {
    String message = String.valueOf(e.getMessage());
    int at = message.indexOf("Message: ");
    return (at < 0 ? message : message.substring(at + "Message: ".length()))
        .lines()
        .findFirst()
        .orElse("the XML is malformed");
  }
}
