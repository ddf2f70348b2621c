package dev.agon.report.html;

import dev.agon.report.html.HtmlNode.Attribute;
import dev.agon.report.html.HtmlNode.Element;
import dev.agon.report.html.HtmlNode.TextNode;
import java.util.Set;

/** Writes a page that is valid as HTML and XML, and escapes all text. */
final class MarkupWriter {
  /** Elements that HTML writes without an end tag. */
  private static final Set<String> VOID = Set.of("meta", "circle", "line", "rect");

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
          "style",
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

  /** The element whose text is not escaped. */
  private static final String STYLE = "style";

  private MarkupWriter() {}

  static void append(StringBuilder page, HtmlNode node) {
    switch (node) {
      case TextNode(String text) -> page.append(escaped(text));
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
        if (tag.equals(STYLE) && child instanceof TextNode(String rules)) {
          page.append(rules);
        } else {
          append(page, child);
        }
      }
      page.append("</").append(tag).append('>');
    }
    page.append(WITH_LINES.contains(tag) || ENDING_LINES.contains(tag) ? "\n" : "");
  }

  /**
   * The text, escaped for use between tags or in quotes. Characters that XML does not allow, and
   * those that change the direction of text, are shown as numbers.
   */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.replace("\r\n", "\n")
        .codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                case '\n', '\t' -> escaped.append((char) c);
                default -> append(escaped, c);
              }
            });
    return escaped.toString();
  }

  private static void append(StringBuilder escaped, int c) {
    boolean isUnwritable =
        Character.isISOControl(c)
            || Character.getType(c) == Character.SURROGATE
            || c >> 1 == 0x7FFF;
    if (isUnwritable || turns(c)) {
      escaped.append("\\u").append(Integer.toHexString(0x10000 | c).substring(1));
    } else {
      escaped.appendCodePoint(c);
    }
  }

  /** Whether it is a mark that changes the direction of text. */
  private static boolean turns(int c) {
    return c == 0x61C
        || c == 0x200E
        || c == 0x200F
        || c >= 0x202A && c <= 0x202E
        || c >= 0x2066 && c <= 0x2069;
  }
}
