package dev.agon.report.html;

import dev.agon.report.html.Node.Element;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of the page that can be linked to.
 *
 * @param id the target of links
 */
public record Section(String id, String title, List<Node> parts) {
  public Section {
    parts = List.copyOf(parts);
  }

  Element element() {
    List<Node> all = new ArrayList<>(List.of(Node.element("h2", title)));
    all.addAll(parts);
    return Node.element("section", all).with("id", id);
  }

  Element link() {
    return Node.element("a", title).with("href", "#" + id);
  }
}
