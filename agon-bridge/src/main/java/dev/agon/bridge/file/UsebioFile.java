package dev.agon.bridge.file;

import dev.agon.bridge.session.Session;
import dev.agon.game.Parsed;
import dev.agon.text.EncodedText;
import dev.agon.text.FileLine;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
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
  private static final String MARK = "\uFEFF";

  /** The encodings of plain files: their signs of XML are those of ASCII. */
  private static final Set<Charset> PLAIN =
      Set.of(StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1, EncodedText.WINDOWS_1252);

  /** The beginning of a file, whose XML declaration names its encoding. */
  private static final Pattern DECLARED =
      Pattern.compile("<\\?xml[^>]*?encoding\\s*=\\s*[\"']([A-Za-z0-9._-]*)[\"']");

  private final String file;
  private final XMLStreamReader xml;

  private UsebioFile(String file, XMLStreamReader xml) {
    this.file = file;
    this.xml = xml;
  }

  /** Reads a file; an error names it and the first line that is wrong. */
  static Session read(String file, byte[] bytes) {
    Charset charset = charset(file, bytes);
    UsebioSessionBuilder plain = new UsebioSessionBuilder(file);
    if (PLAIN.contains(charset) && PlainXml.read(bytes, charset, plain)) {
      return plain.session();
    }
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    String text = new String(bytes, charset);
    StringReader unmarked = new StringReader(text.startsWith(MARK) ? text.substring(1) : text);
    UsebioSessionBuilder elements = new UsebioSessionBuilder(file);
    try {
      new UsebioFile(file, factory.createXMLStreamReader(unmarked)).tell(elements);
    } catch (XMLStreamException e) {
      long line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNumber());
      throw new FileLine(file, line).error(problem(e), e);
    }
    return elements.session();
  }

  /** The encoding of a file. Some programs declare none and write windows-1252. */
  private static Charset charset(String file, byte[] bytes) {
    String start = new String(bytes, 0, Math.min(bytes.length, 200), StandardCharsets.ISO_8859_1);
    boolean isMarked = start.startsWith("\u00FE\u00FF") || start.startsWith("\u00FF\u00FE");
    if (isMarked || start.startsWith("\0<")) {
      return StandardCharsets.UTF_16;
    }
    if (start.startsWith("<\0")) {
      return StandardCharsets.UTF_16LE;
    }
    Matcher declared = DECLARED.matcher(start);
    if (!declared.lookingAt()) {
      return EncodedText.isUtf8(bytes) ? StandardCharsets.UTF_8 : EncodedText.WINDOWS_1252;
    }
    String name = declared.group(1).toLowerCase(Locale.ROOT);
    if (name.equals("utf-8") || name.endsWith("ascii")) {
      refuseBadUtf8(file, bytes);
      return StandardCharsets.UTF_8;
    }
    try {
      return Charset.forName(name);
    } catch (IllegalArgumentException e) {
      throw new FileLine(file, 1)
          .error("the encoding " + Parsed.quoted(declared.group(1)) + " is not known", e);
    }
  }

  private static void refuseBadUtf8(String file, byte[] bytes) {
    if (EncodedText.isUtf8(bytes)) {
      return;
    }
    CharBuffer valid = CharBuffer.allocate(bytes.length);
    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), valid, true);
    long line = 1 + valid.flip().chars().filter(c -> c == '\n').count();
    throw new FileLine(file, line).error("not UTF-8 text, which the file says it is");
  }

  /** Tells of the elements that are left. */
  private void tell(PlainXml.Handler handler) throws XMLStreamException {
    StringBuilder text = new StringBuilder();
    while (xml.hasNext()) {
      switch (next()) {
        case XMLStreamConstants.DTD -> refuseDeclarations();
        case XMLStreamConstants.START_ELEMENT -> {
          text.setLength(0);
          handler.begin(line(), name(), this::attribute);
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
          if (text.length() < MAX_TEXT) {
            text.append(xml.getText());
          }
        }
        case XMLStreamConstants.END_ELEMENT -> {
          handler.end(line(), name(), text.toString().strip());
          text.setLength(0);
        }
        default -> {
          // Comments and processing instructions hold no results.
        }
      }
    }
  }

  /** Reads the next token; on some broken DOCTYPEs the parser throws a runtime exception. */
  private int next() throws XMLStreamException {
    try {
      return xml.next();
    } catch (RuntimeException e) {
      throw new FileLine(file, line()).error("the XML is malformed", e);
    }
  }

  private void refuseDeclarations() {
    String doctype = xml.getText().strip();
    String inside = doctype.substring(0, Math.max(0, doctype.length() - 1)).strip();
    if (inside.endsWith("]")) {
      throw new FileLine(file, line())
          .error("declarations inside the DOCTYPE are refused; a file of results needs none");
    }
  }

  private int line() {
    return Math.max(1, xml.getLocation().getLineNumber());
  }

  private String name() {
    return xml.getLocalName().toUpperCase(Locale.ROOT);
  }

  private String attribute(String name) {
    String value = xml.getAttributeValue(null, name);
    return value == null ? "" : value;
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
