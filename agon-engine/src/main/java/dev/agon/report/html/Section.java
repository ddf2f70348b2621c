package dev.agon.report.html;

import dev.agon.report.html.HtmlNode.Element;
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

  Element link() {
    return HtmlNode.element("a", title).with("href", "#" + id);
  }
}
