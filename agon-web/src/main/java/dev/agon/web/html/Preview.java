package dev.agon.web.html;

import static dev.agon.html.HtmlNode.element;

import dev.agon.html.HtmlNode.Element;
import java.util.List;

/**
 * How other sites show a link to a page, by the Open Graph protocol. It never tells a result.
 *
 * @param sentence what is on the page
 * @param picture the address of a picture on this server
 */
public record Preview(String title, String sentence, String picture) {
  /** Names may be long; what is longer is cut by those who show it. */
  private static final int MAX_CHARACTERS = 160;

  private static final int WIDTH = 1200;
  private static final int HEIGHT = 630;

  public Preview {
    title = cut(title);
    sentence = cut(sentence);
  }

  /** A preview with the picture of a game, or that of the site if the game brings none. */
  public static Preview ofGame(String title, String sentence, String game) {
    return new Preview(title, sentence, "/previews/" + game + ".png");
  }

  private static String cut(String text) {
    return text.codePointCount(0, text.length()) <= MAX_CHARACTERS
        ? text
        : text.substring(0, text.offsetByCodePoints(0, MAX_CHARACTERS - 1)).strip() + "\u2026";
  }

  /**
   * The elements of the page's head.
   *
   * @param server the server's address as its owner gave it, with a slash at the end
   * @param path the page's own address on it
   */
  List<Element> head(String server, String path) {
    String root = server.substring(0, server.length() - 1);
    return List.of(
        element("meta").with("name", "description").with("content", sentence),
        property("og:site_name", "Agon"),
        property("og:type", "website"),
        property("og:title", title),
        property("og:description", sentence),
        property("og:url", root + path),
        property("og:image", root + picture),
        property("og:image:width", String.valueOf(WIDTH)),
        property("og:image:height", String.valueOf(HEIGHT)),
        element("meta").with("name", "twitter:card").with("content", "summary_large_image"));
  }

  private static Element property(String name, String content) {
    return element("meta").with("property", name).with("content", content);
  }
}
