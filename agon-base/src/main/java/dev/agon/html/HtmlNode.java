package dev.agon.html;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** A part of a page: an element with its content, text, or several of them. */
public sealed interface HtmlNode {

  /** Unescaped text; it is escaped when it is written. */
  record TextNode(String text) implements HtmlNode {}

  /** HTML that is written as it is: only for the output of a renderer that escapes text. */
  record Markup(String html) implements HtmlNode {}

  /** Parts without an element around them; an empty one shows nothing. */
  record Fragment(List<HtmlNode> parts) implements HtmlNode {
    public Fragment {
      parts = List.copyOf(parts);
    }
  }

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

    public Element withIf(boolean condition, String name, String value) {
      return condition ? with(name, value) : this;
    }

    /** The same with classes of the style sheet. */
    public Element in(String classes) {
      return with("class", classes);
    }
  }

  record Attribute(String name, String value) {}

  /** An element; its tag may name classes of the style sheet, as in {@code p.note}. */
  static Element element(String tag, List<? extends HtmlNode> children) {
    int dot = tag.indexOf('.');
    return dot < 0
        ? new Element(tag, List.of(), List.copyOf(children))
        : element(tag.substring(0, dot), children).in(tag.substring(dot + 1).replace('.', ' '));
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

  static HtmlNode none() {
    return new Fragment(List.of());
  }

  static HtmlNode all(HtmlNode... parts) {
    return new Fragment(List.of(parts));
  }

  static HtmlNode when(boolean condition, HtmlNode part) {
    return condition ? part : none();
  }

  static <T> HtmlNode each(Collection<T> items, Function<? super T, ? extends HtmlNode> part) {
    return new Fragment(items.stream().<HtmlNode>map(part).toList());
  }

  static Element link(String address, HtmlNode... shown) {
    return element("a", shown).with("href", address);
  }

  static Element link(String address, String text) {
    return link(address, text(text));
  }

  default String markup() {
    StringBuilder html = new StringBuilder();
    MarkupWriter.append(html, this);
    return html.toString();
  }

  /** A name, isolated so that its writing direction does not affect the text around it. */
  static Element name(String name) {
    return element("bdi", name);
  }

  static Element table(
      String tag,
      HtmlNode caption,
      List<? extends HtmlNode> header,
      List<? extends HtmlNode> rows) {
    return element(tag, caption, element("thead", element("tr", header)), element("tbody", rows));
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
