package dev.agon.web.html;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.text;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import java.util.ArrayList;
import java.util.List;

/** Parts that several pages have. */
public final class PageParts {
  private PageParts() {}

  public static Element crumbs(HtmlNode... steps) {
    List<HtmlNode> parts = new ArrayList<>();
    for (HtmlNode step : steps) {
      if (!parts.isEmpty()) {
        parts.add(text(" "));
        parts.add(element("span", "›").with("aria-hidden", "true"));
        parts.add(text(" "));
      }
      parts.add(step);
    }
    return element("nav.crumbs", parts).with("aria-label", "Where you are");
  }

  /** Where one is and what one sees, in one line above a board. */
  public static Element strip(HtmlNode... parts) {
    return element("div.strip", parts);
  }

  public static Element facts(HtmlNode... facts) {
    return element("p.facts-line", facts);
  }

  public static Element cardFacts(String facts) {
    return element("span.facts-line", facts);
  }

  /** What stands where there is nothing yet. */
  public static Element empty(String words) {
    return element("p.empty", words);
  }

  public static Element warning(String words) {
    return element("p.warning", words);
  }

  public static Element section(String id, String title, HtmlNode... parts) {
    return element("section", element("h2", title).with("id", id + "-title"), all(parts))
        .with("aria-labelledby", id + "-title");
  }

  /** A line of a list that leads to a page. */
  public static Element line(String address, String label, HtmlNode... shown) {
    Element seed = element("span.seed", label);
    return element("li", link(address, seed, all(shown)));
  }

  public static HtmlNode names(List<String> names) {
    return each(names, one -> all(element("span", name(one)), text(" ")));
  }

  /** The word for the state of something, beside its colour. */
  public static Element state(String id) {
    return element("span", id).in("state " + id);
  }

  public static Element button(String words) {
    return element("button.button", words).with("type", "button");
  }

  public static Element submit(String words) {
    return element("button.button.main", words).with("type", "submit");
  }

  /** The button of a form beside which the page has more important ones. */
  public static Element quietSubmit(String words) {
    return element("button.button", words).with("type", "submit");
  }

  /** Where a page says why something was refused. */
  public static Element refusal() {
    return element("p.refused").with("role", "alert");
  }

  public static Element option(String value, String words, boolean isSelected) {
    return element("option", words).with("value", value).withIf(isSelected, "selected", "");
  }
}
