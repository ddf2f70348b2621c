package dev.agon.html;

import dev.agon.html.HtmlNode.Element;
import dev.agon.html.HtmlNode.Fragment;
import java.util.List;

/**
 * A part of the page that can be linked to.
 *
 * @param id the target of links
 */
public record Section(String id, String title, List<HtmlNode> parts) {
  public Section {
    parts = List.copyOf(parts);
  }

  public Element element() {
    return HtmlNode.element("section", content()).with("id", id);
  }

  /** The title and the parts as HTML; every row of a table is on a line of its own. */
  public String markup() {
    return content().markup();
  }

  private HtmlNode content() {
    return HtmlNode.all(HtmlNode.element("h2", title), new Fragment(parts));
  }

  Element link() {
    return HtmlNode.link("#" + id, title);
  }
}
