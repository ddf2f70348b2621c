package dev.agon.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** What every SVG picture of a match must be. */
public final class PictureChecks {
  private static final Set<String> ELEMENTS =
      Set.of("svg", "g", "circle", "rect", "line", "path", "text", "title");
  private static final Set<String> ATTRIBUTES =
      Set.of(
          "xmlns",
          "viewBox",
          "class",
          "role",
          "aria-label",
          "data-key",
          "transform",
          "x",
          "y",
          "width",
          "height",
          "rx",
          "cx",
          "cy",
          "r",
          "x1",
          "y1",
          "x2",
          "y2",
          "d",
          "font-size",
          "text-anchor",
          "stroke-width");

  /** Text in pictures for phones is at least so large, where a picture is 360 wide. */
  private static final double LEAST_TEXT = 11;

  /** A number or a letter on a small thing may be smaller. */
  private static final double LEAST_MARK = 6;

  private PictureChecks() {}

  /**
   * Fails unless the picture is well-formed, has known elements and attributes only, readable text,
   * and keys that differ and are not inside one another.
   *
   * @return the element name of every key
   */
  public static Map<String, String> assertSound(String svg) {
    Element root = parse(svg);
    assertThat(root.getAttribute("viewBox")).matches("0 0 [0-9.]+ [0-9.]+");
    assertThat(root.getAttribute("aria-label")).isNotBlank();
    Map<String, String> keys = new TreeMap<>();
    check(root, false, keys);
    return keys;
  }

  private static Element parse(String svg) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(svg)))
          .getDocumentElement();
    } catch (SAXException | IOException | ParserConfigurationException e) {
      throw new AssertionError("not well-formed: " + svg, e);
    }
  }

  private static void check(Element element, boolean isMoved, Map<String, String> keys) {
    assertThat(ELEMENTS).contains(element.getTagName());
    for (int i = 0; i < element.getAttributes().getLength(); i++) {
      assertThat(ATTRIBUTES).contains(element.getAttributes().item(i).getNodeName());
    }
    if (element.getTagName().equals("text") && !element.getTextContent().isEmpty()) {
      assertThat(Double.parseDouble(element.getAttribute("font-size")))
          .as(element.getTextContent())
          .isGreaterThanOrEqualTo(
              element.getTextContent().matches("\\w{1,6}") ? LEAST_MARK : LEAST_TEXT);
    }
    boolean hasKey = element.hasAttribute("data-key");
    if (hasKey) {
      String key = element.getAttribute("data-key");
      assertThat(isMoved).as("%s is inside something that moves", key).isFalse();
      assertThat(keys.put(key, element.getTagName())).as("another %s", key).isNull();
    }
    boolean movesChildren = isMoved || hasKey || element.hasAttribute("transform");
    for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element inner) {
        check(inner, movesChildren, keys);
      }
    }
  }
}
