package dev.agon.report.html;

import java.util.List;
import java.util.stream.Stream;

/** A piece of a page: an element with all that is in it, or text. */
sealed interface Node {

  /** Text as people read it; it is escaped when it is written. */
  record Text(String text) implements Node {}

  record Element(String tag, List<Attribute> attributes, List<Node> children) implements Node {
    public Element {
      attributes = List.copyOf(attributes);
      children = List.copyOf(children);
    }

    /** The same with one attribute more. */
    Element with(String name, String value) {
      Attribute more = new Attribute(name, value);
      return new Element(
          tag, Stream.concat(attributes.stream(), Stream.of(more)).toList(), children);
    }

    /** The same in classes of the style sheet. */
    Element in(String classes) {
      return with("class", classes);
    }
  }

  record Attribute(String name, String value) {}

  static Element element(String tag, List<? extends Node> children) {
    return new Element(tag, List.of(), List.copyOf(children));
  }

  static Element element(String tag, Node... children) {
    return element(tag, List.of(children));
  }

  static Element element(String tag, String text) {
    return element(tag, text(text));
  }

  static Text text(String text) {
    return new Text(text);
  }

  /** A stranger's name: in whichever direction it is written, it leaves what is around it alone. */
  static Element name(String name) {
    return element("bdi", name);
  }

  /** What may be wider than the screen, in a box that scrolls by itself. */
  static Element scrolling(String label, Node wide) {
    return element("div", wide)
        .in("scroll")
        .with("role", "region")
        .with("aria-label", label)
        .with("tabindex", "0");
  }
}
