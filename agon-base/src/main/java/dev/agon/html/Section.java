package dev.agon.html;

import dev.agon.html.HtmlNode.Element;
import java.util.ArrayList;
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

  Element element() {
    List<HtmlNode> all = new ArrayList<>(List.of(HtmlNode.element("h2", title)));
    all.addAll(parts);
    return HtmlNode.element("section", all).with("id", id);
  }

  /** The title and the parts as HTML; every row of a table is on a line of its own. */
  public String markup() {
    StringBuilder text = new StringBuilder();
    MarkupWriter.append(text, HtmlNode.element("h2", title));
    parts.forEach(part -> MarkupWriter.append(text, part));
    return text.toString();
  }

  Element link() {
    return HtmlNode.element("a", title).with("href", "#" + id);
  }
}
