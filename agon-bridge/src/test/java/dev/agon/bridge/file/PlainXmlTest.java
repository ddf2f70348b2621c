package dev.agon.bridge.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.SharedFiles;
import dev.agon.testkit.Mutations;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.Test;

/** The reader of plain XML against Java's parser. */
final class PlainXmlTest {
  private static final String SAMPLE =
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE USEBIO SYSTEM "usebio_v1_2.dtd">
      <!-- a comment -->
      <USEBIO Version="1.2">
      <event EVENT_TYPE='PAIRS' TEAM_ID="a &gt; b"/>
      <A
        TEAM_ID = "7" >one &amp; two &lt;3&gt; &quot;&apos;<!-- x -->four</A><B></B>
      <C>\u00e4 \u2660</C >
      </USEBIO>
      """;

  private static String begin(int line, String name, String id, String type) {
    return "begin " + line + " " + name + " " + id + " " + type;
  }

  /** What the reader tells; empty if it leaves the text to Java's parser. */
  private static Optional<List<String>> plain(String xml) {
    List<String> events = new ArrayList<>();
    boolean isPlain =
        PlainXml.read(
            xml.getBytes(StandardCharsets.UTF_8),
            StandardCharsets.UTF_8,
            new PlainXml.Handler() {
              @Override
              public void begin(int line, String name, UnaryOperator<String> attribute) {
                events.add(
                    PlainXmlTest.begin(
                        line, name, attribute.apply("TEAM_ID"), attribute.apply("EVENT_TYPE")));
              }

              @Override
              public void end(int line, String name, String text) {
                events.add("end " + line + " " + name + " " + text);
              }
            });
    return isPlain ? Optional.of(events) : Optional.empty();
  }

  private static List<String> parsed(String xml) throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(xml));
    List<String> events = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    while (reader.hasNext()) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          text.setLength(0);
          events.add(
              begin(
                  reader.getLocation().getLineNumber(),
                  name(reader),
                  attribute(reader, "TEAM_ID"),
                  attribute(reader, "EVENT_TYPE")));
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.SPACE ->
            text.append(reader.getText());
        case XMLStreamConstants.END_ELEMENT -> {
          int line = reader.getLocation().getLineNumber();
          events.add("end " + line + " " + name(reader) + " " + text.toString().strip());
          text.setLength(0);
        }
        default -> {
          // Comments and the DOCTYPE tell nothing.
        }
      }
    }
    return events;
  }

  private static String name(XMLStreamReader reader) {
    return reader.getLocalName().toUpperCase(Locale.ROOT);
  }

  private static String attribute(XMLStreamReader reader, String name) {
    return Optional.ofNullable(reader.getAttributeValue(null, name)).orElse("");
  }

  @Test
  void plainFilesAreReadAsJavaReadsThem() throws XMLStreamException {
    String plain = SAMPLE.replace("a &gt; b", "a b");
    assertThat(plain(plain)).contains(parsed(plain));
  }

  @Test
  void realFilesArePlain() throws XMLStreamException {
    for (String file :
        List.of("pairs-16-short-boards", "pairs-cross-imps", "teams-of-four", "individual")) {
      String xml =
          new String(SharedFiles.bytes(file + ".usebio.xml"), StandardCharsets.ISO_8859_1)
              .replace("\r\n", "\n");
      assertThat(plain(xml)).as(file).contains(parsed(xml));
    }
  }

  @Test
  void whatIsNotPlainIsLeftToJava() {
    for (String other :
        List.of(
            "",
            "<A>",
            "</A>",
            "<A></B>",
            "<A/><B/>",
            "x<A/>",
            "<A/>\u2003",
            "<A>&auml;</A>",
            "<A>&#65;</A>",
            "<A>a & b</A>",
            "<A>]]></A>",
            "<A>\r</A>",
            "<A><![CDATA[x]]></A>",
            "<A><?php x?></A>",
            "<A><!-- a -- b --></A>",
            "<A x='1' x='2'/>",
            "<A x='1'y='2'/>",
            "<A x=1/>",
            "<A x='<'/>",
            "<A x='&lt;'/>",
            "<A xmlns='u'/>",
            "<a:b/>",
            "<1/>",
            "<A>\u0001</A>",
            "<A>\ud83d\ude00</A>",
            "<?xml version='1.1'?><A/>",
            " <?xml version='1.0'?><A/>",
            "<!DOCTYPE A [<!ENTITY x 'y'>]><A>&x;</A>",
            "<A/><!DOCTYPE A SYSTEM \"a\">")) {
      assertThat(plain(other)).as(other).isEmpty();
    }
  }

  @Test
  void changedFilesAreReadAsJavaReadsThemOrLeftToIt() throws XMLStreamException {
    Mutations mutations = new Mutations(5, List.of(SAMPLE, SAMPLE.replace("a &gt; b", "a b")));
    int plain = 0;
    for (int i = 0; i < 20_000; i++) {
      // Halves of characters are no text of a file.
      byte[] bytes = mutations.next().getBytes(StandardCharsets.UTF_8);
      String xml = new String(bytes, StandardCharsets.UTF_8);
      Optional<List<String>> events = plain(xml);
      if (events.isPresent()) {
        plain++;
        assertThat(events.get()).as(xml).isEqualTo(parsed(xml));
      }
    }
    assertThat(plain).isGreaterThan(200);
  }
}
