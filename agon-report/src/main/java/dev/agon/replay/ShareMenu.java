package dev.agon.replay;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.none;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;

/** The Share menu of a match; {@code share.js} fills its links and makes its files. */
public final class ShareMenu {
  private ShareMenu() {}

  /**
   * A menu on a server.
   *
   * @param match the address of the match
   * @param embed the address of its page for frames; empty if it has none
   * @param file how its files are called, without an ending
   * @param hasPictures whether the game draws pictures
   */
  public static HtmlNode of(String match, String embed, String file, boolean hasPictures) {
    return menu(
        file,
        line("link", "Link to this step", match),
        embed.isEmpty() ? none() : line("embed", "Code for another page", embed),
        when(
            hasPictures,
            all(
                step(),
                element(
                    "p",
                    text("The whole match: "),
                    link(match + "/animation.svg", "animated SVG")
                        .in("button")
                        .with("download", file + ".svg")))));
  }

  /** A menu for a page without a server: the picture of the step that is shown. */
  public static HtmlNode of(String file) {
    return menu(file, step());
  }

  private static HtmlNode step() {
    return element(
        "p", text("The picture of this step: "), save("svg", "SVG"), text(" "), save("png", "PNG"));
  }

  private static Element save(String kind, String words) {
    return button(words).with("data-save", kind);
  }

  private static Element line(String name, String words, String address) {
    String id = "share-" + name;
    return element(
        "p",
        element("label", words).with("for", id),
        element("input")
            .with("id", id)
            .with("name", name)
            .with("readonly", "")
            .with("data-address", address),
        button("Copy").with("data-copy", "").with("aria-label", "Copy: " + words));
  }

  private static Element button(String words) {
    return element("button.button", words).with("type", "button");
  }

  private static HtmlNode menu(String file, HtmlNode... lines) {
    String id = "share-" + file;
    return element(
            "agon-share",
            button("Share").with("popovertarget", id),
            element("div.share", lines)
                .with("id", id)
                .with("popover", "")
                .with("role", "dialog")
                .with("aria-label", "Share"))
        .with("data-name", file);
  }
}
