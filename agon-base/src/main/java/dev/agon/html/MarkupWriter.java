package dev.agon.html;

import dev.agon.game.DisplayText;
import dev.agon.html.HtmlNode.Attribute;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.HtmlNode.Fragment;
import dev.agon.html.HtmlNode.Markup;
import dev.agon.html.HtmlNode.TextNode;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Writes a page that is valid as HTML and XML, and escapes all text. */
final class MarkupWriter {
  /** Elements that HTML writes without an end tag. */
  private static final Set<String> VOID =
      Set.of("meta", "link", "input", "circle", "line", "path", "rect");

  /** Elements in which white space means nothing, so that their content can start on a new line. */
  private static final Set<String> WITH_LINES =
      Set.of(
          "html", "head", "body", "header", "main", "footer", "nav", "section", "figure", "table",
          "thead", "tbody", "ol", "ul", "dl", "svg", "g");

  /** Elements after which a line ends. */
  private static final Set<String> ENDING_LINES =
      Set.of(
          "title",
          "meta",
          "link",
          "style",
          "script",
          "h1",
          "h2",
          "h3",
          "h4",
          "p",
          "div",
          "li",
          "dd",
          "tr",
          "caption",
          "figcaption",
          "details",
          "summary",
          "pre",
          "line",
          "text");

  /** Elements whose text is not escaped. */
  private static final Set<String> RAW = Set.of("style", "script");

  /** What would end the text of such an element, or change how it is read. */
  private static final Pattern NOT_RAW = Pattern.compile("(?i)</(style|script)|<!--");

  private MarkupWriter() {}

  static void append(StringBuilder page, HtmlNode node) {
    switch (node) {
      case TextNode(String text) -> page.append(escaped(text));
      case Markup(String html) -> page.append(html);
      case Fragment(List<HtmlNode> parts) -> parts.forEach(part -> append(page, part));
      case Element element -> append(page, element);
    }
  }

  private static void append(StringBuilder page, Element element) {
    String tag = element.tag();
    page.append('<').append(tag);
    for (Attribute attribute : element.attributes()) {
      page.append(' ').append(attribute.name()).append("=\"");
      page.append(escaped(attribute.value())).append('"');
    }
    if (VOID.contains(tag)) {
      page.append("/>");
    } else {
      page.append('>').append(WITH_LINES.contains(tag) ? "\n" : "");
      for (HtmlNode child : element.children()) {
        if (RAW.contains(tag) && child instanceof TextNode(String text)) {
          page.append(raw(text));
        } else {
          append(page, child);
        }
      }
      page.append("</").append(tag).append('>');
    }
    page.append(WITH_LINES.contains(tag) || ENDING_LINES.contains(tag) ? "\n" : "");
  }

  private static String raw(String text) {
    if (NOT_RAW.matcher(text).find()) {
      throw new IllegalArgumentException("a script or style sheet has a tag in it");
    }
    return text;
  }

  /** The text, escaped for use between tags or in quotes; what people do not see is shown too. */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    DisplayText.visible(text.replace("\r\n", "\n"), "\n\t")
        .chars()
        .forEach(
            c -> {
              switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.append((char) c);
              }
            });
    return escaped.toString();
  }
}
