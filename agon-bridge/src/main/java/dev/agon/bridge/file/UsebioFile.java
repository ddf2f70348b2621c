package dev.agon.bridge.file;

import dev.agon.bridge.BadFile;
import dev.agon.bridge.session.Session;
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * A session in USEBIO, versions 1.1 and 1.2, as clubs' programs write it.
 *
 * <p>A DOCTYPE may be there, and what it points to is never fetched; one with declarations of its
 * own is refused, and so is every entity that XML itself does not have.
 */
public final class UsebioFile {
  private static final int LONGEST_TEXT = 100_000;

  private UsebioFile() {}

  /**
   * Reads a file.
   *
   * @throws BadFile naming the line that is wrong, and what is wrong with it
   */
  public static Session read(byte[] bytes) {
    try {
      XMLStreamReader xml = open(bytes);
      UsebioSessionBuilder session = new UsebioSessionBuilder();
      StringBuilder text = new StringBuilder();
      boolean known = false;
      while (xml.hasNext()) {
        switch (next(xml)) {
          case XMLStreamConstants.DTD -> refuseDeclarations(xml);
          case XMLStreamConstants.START_ELEMENT -> {
            String name = name(xml);
            if (!known && !name.equals("USEBIO")) {
              throw BadFile.at(
                  line(xml), "this is XML, but no USEBIO: it begins with <" + name + ">");
            }
            known = true;
            text.setLength(0);
            session.begin(line(xml), name, attribute(xml, "SECTION_ID"));
          }
          case XMLStreamConstants.CHARACTERS,
              XMLStreamConstants.CDATA,
              XMLStreamConstants.SPACE -> {
            if (text.length() < LONGEST_TEXT) {
              text.append(xml.getText());
            }
          }
          case XMLStreamConstants.END_ELEMENT -> {
            session.end(line(xml), name(xml), text.toString().strip());
            text.setLength(0);
          }
          default -> {
            // Comments and the like.
          }
        }
      }
      return session.session();
    } catch (XMLStreamException e) {
      throw BadFile.at(
          Math.max(1, e.getLocation() == null ? 1 : e.getLocation().getLineNumber()), why(e));
    }
  }

  private static XMLStreamReader open(byte[] bytes) throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    ByteArrayInputStream in = new ByteArrayInputStream(bytes);
    // Some programs declare no encoding and write what Windows has.
    return isUndeclaredWindows(bytes)
        ? factory.createXMLStreamReader(new InputStreamReader(in, EncodedText.WINDOWS))
        : factory.createXMLStreamReader(in);
  }

  private static boolean isUndeclaredWindows(byte[] bytes) {
    String start = new String(bytes, 0, Math.min(bytes.length, 200), StandardCharsets.ISO_8859_1);
    boolean marked = start.startsWith("\u00FE\u00FF") || start.startsWith("\u00FF\u00FE");
    boolean wide = start.indexOf('\0') >= 0;
    int end = start.indexOf("?>");
    boolean declared =
        start.startsWith("<?xml") && end > 0 && start.substring(0, end).contains("encoding");
    return !marked && !wide && !declared && !EncodedText.isUtf8(bytes);
  }

  /** On some broken DOCTYPEs the parser itself breaks down. */
  private static int next(XMLStreamReader xml) throws XMLStreamException {
    try {
      return xml.next();
    } catch (RuntimeException e) {
      throw new BadFile("line " + line(xml) + ": no XML that can be read", e);
    }
  }

  private static void refuseDeclarations(XMLStreamReader xml) {
    String doctype = xml.getText().strip();
    String inside = doctype.substring(0, Math.max(0, doctype.length() - 1)).strip();
    if (inside.endsWith("]")) {
      throw BadFile.at(
          line(xml), "declarations inside the DOCTYPE are refused; a file of results needs none");
    }
  }

  private static long line(XMLStreamReader xml) {
    return Math.max(1, xml.getLocation().getLineNumber());
  }

  private static String name(XMLStreamReader xml) {
    return xml.getLocalName().toUpperCase(Locale.ROOT);
  }

  private static String attribute(XMLStreamReader xml, String name) {
    String value = xml.getAttributeValue(null, name);
    return value == null ? "" : value.strip();
  }

  /** The parser's own words without the place, in one line. */
  private static String why(XMLStreamException e) {
    String message = String.valueOf(e.getMessage());
    int at = message.indexOf("Message: ");
    return (at < 0 ? message : message.substring(at + "Message: ".length()))
        .lines()
        .findFirst()
        .orElse("no XML");
  }
}
