package dev.agon.html;

import java.util.List;
import java.util.stream.Stream;

/** A part of a page: an element with its content, or text. */
public sealed interface HtmlNode {

  /** Unescaped text; it is escaped when it is written. */
  record TextNode(String text) implements HtmlNode {}

  record Element(String tag, List<Attribute> attributes, List<HtmlNode> children)
      implements HtmlNode {
    public Element {
      attributes = List.copyOf(attributes);
      children = List.copyOf(children);
    }

    /** The same with one more attribute. */
    public Element with(String name, String value) {
      Attribute more = new Attribute(name, value);
      return new Element(
          tag, Stream.concat(attributes.stream(), Stream.of(more)).toList(), children);
    }

    /** The same with classes of the style sheet. */
    public Element in(String classes) {
      return with("class", classes);
    }
  }

  record Attribute(String name, String value) {}

  static Element element(String tag, List<? extends HtmlNode> children) {
    return new Element(tag, List.of(), List.copyOf(children));
  }

  static Element element(String tag, HtmlNode... children) {
    return element(tag, List.of(children));
  }

  static Element element(String tag, String text) {
    return element(tag, text(text));
  }

  static TextNode text(String text) {
    return new TextNode(text);
  }

  /** A name, isolated so that its writing direction does not affect the text around it. */
  static Element name(String name) {
    return element("bdi", name);
  }

  /** A box that scrolls, for content that may be wider than the screen. */
  static Element scrolling(String label, HtmlNode wide) {
    return element("div", wide)
        .in("scroll")
        .with("role", "region")
        .with("aria-label", label)
        .with("tabindex", "0");
  }
}
