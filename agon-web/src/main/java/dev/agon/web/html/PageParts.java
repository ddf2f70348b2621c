package dev.agon.web.html;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;

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

  /** A table of words and numbers; the columns of class {@code wider} are left out on a phone. */
  public static Element table(String caption, List<Element> columns, List<Element> rows) {
    return HtmlNode.table("table", element("caption.unseen", caption), columns, rows).in("lines");
  }

  /** The head of a column; the classes may be empty. */
  public static Element column(String title, String classes) {
    return element("th", title).with("scope", "col").withIf(!classes.isEmpty(), "class", classes);
  }

  /** The viewer of a match. */
  public static HtmlNode viewer(String address) {
    return all(
        element("agon-viewer").with("src", address),
        element(
            "noscript",
            element(
                "p.warning",
                text("The viewer needs JavaScript. "),
                link(address + ".json", "The match as JSON"))));
  }

  /** A match that plays by itself, again and again, with nothing but its board. */
  public static Element show(String source, HtmlNode title) {
    return element(
        "div.show",
        title,
        element("agon-viewer").with("src", source).with("view", "covered").with("loop", ""));
  }

  /** What stands where no event is stored yet. */
  public static Element noEvents(String database) {
    return element(
        "div.empty",
        element("p.lead", text("No event is stored in "), element("code", database), text(" yet.")),
        element("p", "Play one, and it appears here:"),
        element("pre", "agon serve cup.yaml").with("tabindex", "0"),
        element("p", "or, from another terminal:"),
        element("pre", "agon run --game coinfight").with("tabindex", "0"));
  }

  /** The form of a list's filters, which leads to the same list. */
  public static Element filter(String address, HtmlNode... fields) {
    return element("form.filter", all(fields), quietSubmit("Filter"))
        .with("action", address)
        .with("role", "search")
        .with("aria-label", "Filter");
  }

  /** Links to the pages of a list before and after this one; nothing if there is only one. */
  public static HtmlNode pager(int page, int pages, IntFunction<String> address) {
    return when(
        pages > 1,
        element(
                "nav.pager",
                when(page > 1, link(address.apply(page - 1), "Previous").with("rel", "prev")),
                element("span", String.format(Locale.ROOT, "Page %,d of %,d", page, pages)),
                when(page < pages, link(address.apply(page + 1), "Next").with("rel", "next")))
            .with("aria-label", "Pages"));
  }

  /** An address with those parameters that are not empty, given as names and values. */
  public static String address(String path, String... parameters) {
    StringBuilder address = new StringBuilder(path);
    for (int i = 0; i < parameters.length; i += 2) {
      if (!parameters[i + 1].isEmpty()) {
        address.append(address.indexOf("?") < 0 ? '?' : '&').append(parameters[i]).append('=');
        address.append(URLEncoder.encode(parameters[i + 1], StandardCharsets.UTF_8));
      }
    }
    return address.toString();
  }

  /** Where a page says why something was refused. */
  public static Element refusal() {
    return element("p.refused").with("role", "alert");
  }

  public static Element option(String value, String words, boolean isSelected) {
    return element("option", words).with("value", value).withIf(isSelected, "selected", "");
  }
}
