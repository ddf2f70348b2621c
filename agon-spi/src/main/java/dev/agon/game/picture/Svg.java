package dev.agon.game.picture;

import dev.agon.game.DisplayText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An element of a picture; immutable.
 *
 * <p>Looks come from the classes of {@code picture.css}, never from a {@code style} attribute. An
 * element with a key is the same thing in successive pictures: a player moves it by the numbers in
 * its attributes. Elements with keys are not inside one another, and nothing around them has a
 * transform.
 */
public final class Svg {
  /** The side to which a slider is filled. */
  public enum Side {
    UP("up"),
    DOWN("down"),
    LEFT("left"),
    RIGHT("right");

    private final String id;

    Side(String id) {
      this.id = id;
    }
  }

  /** The size of every landscape picture. */
  public static final double LANDSCAPE_WIDTH = 800;

  public static final double LANDSCAPE_HEIGHT = 450;

  private static final int TENTHS = 10;

  private final String name;
  private final Map<String, String> attributes;
  private final String text;
  private final List<Svg> children;

  private Svg(String name, Map<String, String> attributes, String text, List<Svg> children) {
    this.name = name;
    this.attributes = attributes;
    this.text = text;
    this.children = children;
  }

  private static Svg empty(String name) {
    return new Svg(name, Map.of(), "", List.of());
  }

  /** Several elements as one. */
  public static Svg group(Collection<Svg> parts) {
    return new Svg("g", Map.of(), "", List.copyOf(parts));
  }

  /** Several elements as one. */
  public static Svg group(Svg... parts) {
    return group(List.of(parts));
  }

  public static Svg circle(double x, double y, double radius) {
    return empty("circle").with("cx", x).with("cy", y).with("r", radius);
  }

  public static Svg rect(double x, double y, double width, double height) {
    return empty("rect").with("x", x).with("y", y).with("width", width).with("height", height);
  }

  public static Svg line(double fromX, double fromY, double toX, double toY) {
    return empty("line").with("x1", fromX).with("y1", fromY).with("x2", toX).with("y2", toY);
  }

  /** A path; the numbers in its data are best given by {@link #number}. */
  public static Svg path(String data) {
    return empty("path").with("d", data);
  }

  /** A closed shape with these corners: x and y in turn. */
  public static Svg polygon(double... corners) {
    StringBuilder data = new StringBuilder();
    for (int i = 0; i < corners.length; i += 2) {
      data.append(i == 0 ? 'M' : 'L').append(number(corners[i])).append(' ');
      data.append(number(corners[i + 1]));
    }
    return path(data.append('Z').toString());
  }

  /** Text that starts at this point of its base line. */
  public static Svg text(double x, double y, double size, String text) {
    return new Svg("text", Map.of(), text, List.of())
        .with("x", x)
        .with("y", y)
        .with("font-size", size);
  }

  /** Text with its middle above this point of its base line. */
  public static Svg centred(double x, double y, double size, String text) {
    return text(x, y, size, text).with("text-anchor", "middle");
  }

  /** Text that ends at this point of its base line. */
  public static Svg rightAligned(double x, double y, double size, String text) {
    return text(x, y, size, text).with("text-anchor", "end");
  }

  /** The element with these classes of the style sheet. */
  public Svg look(String classes) {
    return with("class", classes);
  }

  /** The element as a thing that may move; no other element of the picture has this key. */
  public Svg key(String key) {
    return with("data-key", key);
  }

  /**
   * The element as a part of a scene. A player shows a step in three beats: 0 prepares it (a gun
   * turns), 1 is the act (a shot), 2 its consequence (a heart is lost). Without a beat a part moves
   * with the act. Only elements with a key have beats.
   */
  public Svg beat(int beat) {
    return with("data-beat", String.valueOf(beat));
  }

  /** The element as an answer: whoever is asked may choose the option with this key by it. */
  public Svg answer(String option) {
    return with("data-answer", option);
  }

  /**
   * A box that stands for a number: whoever is asked for the field of this name fills it by
   * dragging. Others do not see it.
   *
   * @param to the side to which it is filled
   * @param full the number that fills it
   */
  public static Svg slider(
      String field, double x, double y, double width, double height, Side to, int full) {
    boolean isUpright = to == Side.UP || to == Side.DOWN;
    double middleX = x + width / 2;
    double middleY = y + height / 2;
    double size = Math.min(18, isUpright ? Math.max(14, width / 2) : height * 0.75);
    double base = isUpright ? size : 1.2 * size;
    Svg label =
        switch (to) {
          case UP -> centred(middleX, y + height - base / 2, size, "0");
          case DOWN -> centred(middleX, y + base, size, "0");
          case LEFT -> centred(x + width - base, middleY + 0.36 * size, size, "0");
          case RIGHT -> centred(x + base, middleY + 0.36 * size, size, "0");
        };
    return group(
            rect(x, y, width, height).look("p-slot"),
            rect(x, y, width, height).look("p-level"),
            label.look("p-label p-strong"))
        .with("data-field", field)
        .with("data-grows", to.id)
        .with("data-full", String.valueOf(full));
  }

  /**
   * A box that stands for a number: whoever is asked for the field of this name adds one by each
   * touch. Others do not see it.
   */
  public static Svg counter(String field, double x, double y, double width, double height) {
    double size = Math.min(16, height / 2);
    return group(
            rect(x, y, width, height).rounded(6).look("p-slot"),
            rightAligned(x + width - 3, y + size, size, "0").look("p-label p-strong"))
        .with("data-field", field);
  }

  /** The element several times as large, seen from its own origin. */
  public Svg scaled(double factor) {
    return with("transform", "scale(" + number(factor) + ")");
  }

  /** The element moved to this point. */
  public Svg at(double x, double y) {
    return with("transform", "translate(" + number(x) + " " + number(y) + ")");
  }

  /** The element moved to this point and turned by an angle in degrees, clockwise. */
  public Svg at(double x, double y, double angle) {
    return with(
        "transform", "translate(%s %s) rotate(%s)".formatted(number(x), number(y), number(angle)));
  }

  /** The element with rounded corners. */
  public Svg rounded(double radius) {
    return with("rx", radius);
  }

  /** The element with a text that appears when somebody points at it. */
  public Svg titled(String title) {
    List<Svg> more = new ArrayList<>();
    more.add(new Svg("title", Map.of(), title, List.of()));
    more.addAll(children);
    return new Svg(name, attributes, text, List.copyOf(more));
  }

  public Svg with(String attribute, double value) {
    return with(attribute, number(value));
  }

  public Svg with(String attribute, String value) {
    Map<String, String> more = new LinkedHashMap<>(attributes);
    more.put(attribute, value);
    return new Svg(name, more, text, children);
  }

  /** A number as it is written in pictures, in tenths. */
  public static String number(double value) {
    long tenths = Math.round(value * TENTHS);
    long whole = Math.abs(tenths) / TENTHS;
    long rest = Math.abs(tenths) % TENTHS;
    return (tenths < 0 ? "-" : "") + whole + (rest == 0 ? "" : "." + rest);
  }

  /**
   * A picture of this size, which a page may show in any size.
   *
   * @param words what is on it, for people who do not see it
   */
  public static String picture(double width, double height, String words, List<Svg> parts) {
    Svg root =
        new Svg("svg", Map.of(), "", List.copyOf(parts))
            .with("xmlns", "http://www.w3.org/2000/svg")
            .with("viewBox", "0 0 " + number(width) + " " + number(height))
            .look("picture")
            .with("role", "img")
            .with("aria-label", words);
    StringBuilder written = new StringBuilder();
    root.write(written);
    return written.append('\n').toString();
  }

  /** A picture for wide places: 800 by 450, with no text smaller than 14. */
  public static String landscape(String words, List<Svg> parts) {
    return picture(LANDSCAPE_WIDTH, LANDSCAPE_HEIGHT, words, parts);
  }

  private void write(StringBuilder to) {
    to.append('<').append(name);
    attributes.forEach(
        (attribute, value) -> {
          to.append(' ').append(attribute).append("=\"");
          escape(value, to);
          to.append('"');
        });
    if (children.isEmpty() && text.isEmpty()) {
      to.append("/>");
      return;
    }
    to.append('>');
    boolean isRoot = name.equals("svg");
    for (Svg child : children) {
      to.append(isRoot ? "\n" : "");
      child.write(to);
    }
    escape(text, to);
    to.append(isRoot ? "\n" : "").append("</").append(name).append('>');
  }

  /** Escaped for element text and quoted attributes; what people do not see is shown too. */
  private static void escape(String text, StringBuilder to) {
    DisplayText.visible(text.replace('\n', ' ').replace('\r', ' '))
        .chars()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> to.append("&amp;");
                case '<' -> to.append("&lt;");
                case '>' -> to.append("&gt;");
                case '"' -> to.append("&quot;");
                default -> to.append((char) c);
              }
            });
  }
}
