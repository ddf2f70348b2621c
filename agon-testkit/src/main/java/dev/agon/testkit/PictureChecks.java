package dev.agon.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.kit.Question;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
          "data-beat",
          "data-answer",
          "data-field",
          "data-grows",
          "data-full",
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

  private static final Pattern ANSWER = Pattern.compile(" data-(?:answer|field)=\"(.*?)\"");
  private static final Pattern MOVED = Pattern.compile("translate\\(([-\\d.]+) ([-\\d.]+)\\)");

  /** Text in pictures for phones is at least so large, where a picture is 360 wide. */
  private static final double LEAST_TEXT = 11;

  /** A number or a letter on a small thing may be smaller. */
  private static final double LEAST_MARK = 6;

  /** Text in landscape pictures is at least so large, where a picture is 450 high. */
  private static final double LEAST_LANDSCAPE_TEXT = 14;

  /** The parts of a landscape picture fill at least so much of it in both directions. */
  private static final double LEAST_FILLED = 0.85;

  private final double leastText;
  private final double leastMark;

  private PictureChecks(double leastText, double leastMark) {
    this.leastText = leastText;
    this.leastMark = leastMark;
  }

  /**
   * Fails unless the picture is well-formed, has known elements and attributes only, readable text,
   * and keys that differ and are not inside one another.
   *
   * @return the element name of every key
   */
  public static Map<String, String> assertSound(String svg) {
    return assertSound(parse(svg), LEAST_TEXT, LEAST_MARK);
  }

  /**
   * Fails unless the landscape picture is as sound as any other, has its size, fills it, and has no
   * text that is too small for those who sit further away.
   *
   * @return the element name of every key
   */
  public static Map<String, String> assertSoundLandscape(String svg) {
    Element root = parse(svg);
    assertThat(root.getAttribute("viewBox")).isEqualTo("0 0 800 450");
    Extent extent = new Extent();
    extent.add(root, 0, 0);
    assertThat(extent.width()).as("width of " + svg).isGreaterThan(LEAST_FILLED * 800);
    assertThat(extent.height()).as("height of " + svg).isGreaterThan(LEAST_FILLED * 450);
    return assertSound(root, LEAST_LANDSCAPE_TEXT, LEAST_LANDSCAPE_TEXT);
  }

  /** The keys of options and the names of fields for which parts of a picture stand. */
  static Set<String> answers(String svg) {
    return ANSWER.matcher(svg).results().map(found -> found.group(1)).collect(Collectors.toSet());
  }

  /** The keys of all options and the names of all fields of a question and those that follow. */
  static Set<String> answers(Question<?> question) {
    return switch (question) {
      case Question.Choices<?> choices -> {
        Set<String> all = new HashSet<>();
        for (Question.Option<?> option : choices.options()) {
          all.add(option.key());
          if (option.next() instanceof Question<?> further) {
            all.addAll(answers(further));
          }
        }
        yield all;
      }
      case Question.Fields<?> fields ->
          fields.fields().stream().map(Question.Field::name).collect(Collectors.toSet());
    };
  }

  private static Map<String, String> assertSound(Element root, double text, double mark) {
    assertThat(root.getAttribute("viewBox")).matches("0 0 [0-9.]+ [0-9.]+");
    assertThat(root.getAttribute("aria-label")).isNotBlank();
    Map<String, String> keys = new TreeMap<>();
    new PictureChecks(text, mark).check(root, false, keys);
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

  private void check(Element element, boolean isMoved, Map<String, String> keys) {
    assertThat(ELEMENTS).contains(element.getTagName());
    for (int i = 0; i < element.getAttributes().getLength(); i++) {
      assertThat(ATTRIBUTES).contains(element.getAttributes().item(i).getNodeName());
    }
    if (element.getTagName().equals("text") && !element.getTextContent().isEmpty()) {
      assertThat(Double.parseDouble(element.getAttribute("font-size")))
          .as(element.getTextContent())
          .isGreaterThanOrEqualTo(
              element.getTextContent().matches("\\w{1,6}") ? leastMark : leastText);
    }
    boolean hasKey = element.hasAttribute("data-key");
    if (hasKey) {
      String key = element.getAttribute("data-key");
      assertThat(isMoved).as("%s is inside something that moves", key).isFalse();
      assertThat(keys.put(key, element.getTagName())).as("another %s", key).isNull();
    }
    if (element.hasAttribute("data-beat")) {
      assertThat(element.getAttribute("data-beat")).matches("[012]");
      assertThat(hasKey).as("a part with a beat has a key").isTrue();
    }
    boolean movesChildren = isMoved || hasKey || element.hasAttribute("transform");
    for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element inner) {
        check(inner, movesChildren, keys);
      }
    }
  }

  /** The smallest box around circles, rectangles, lines and the anchors of texts. */
  private static final class Extent {
    private double left = Double.MAX_VALUE;
    private double right = -Double.MAX_VALUE;
    private double top = Double.MAX_VALUE;
    private double bottom = -Double.MAX_VALUE;

    double width() {
      return right - left;
    }

    double height() {
      return bottom - top;
    }

    private void add(double x, double y) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }

    /** Adds an element that is moved so far; what is turned or scaled counts by its origin. */
    void add(Element element, double dx, double dy) {
      Matcher moved = MOVED.matcher(element.getAttribute("transform"));
      boolean isMoved = moved.lookingAt();
      double x = dx + (isMoved ? Double.parseDouble(moved.group(1)) : 0);
      double y = dy + (isMoved ? Double.parseDouble(moved.group(2)) : 0);
      switch (element.getTagName()) {
        case "circle" -> {
          double r = number(element, "r");
          add(x + number(element, "cx") - r, y + number(element, "cy") - r);
          add(x + number(element, "cx") + r, y + number(element, "cy") + r);
        }
        case "rect" -> {
          add(x + number(element, "x"), y + number(element, "y"));
          add(
              x + number(element, "x") + number(element, "width"),
              y + number(element, "y") + number(element, "height"));
        }
        case "line" -> {
          add(x + number(element, "x1"), y + number(element, "y1"));
          add(x + number(element, "x2"), y + number(element, "y2"));
        }
        case "text" -> add(x + number(element, "x"), y + number(element, "y"));
        default -> {}
      }
      for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
        if (child instanceof Element inner) {
          add(inner, x, y);
        }
      }
    }

    private static double number(Element element, String attribute) {
      return element.hasAttribute(attribute)
          ? Double.parseDouble(element.getAttribute(attribute))
          : 0;
    }
  }
}
