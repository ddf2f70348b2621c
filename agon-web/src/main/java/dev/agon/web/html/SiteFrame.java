package dev.agon.web.html;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.HtmlPage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What is the same on all pages: head, navigation, search and footer.
 *
 * @param assets the folder of style sheets and scripts, with a slash at the end
 * @param query what the visitor searched for; empty for nothing
 * @param isOwner whether the visitor may start events
 * @param server the server's address as its owner gave it, with a slash at the end
 * @param path the address of the page on it
 */
public record SiteFrame(String assets, String query, boolean isOwner, String server, String path) {
  private static final List<String> COMMON =
      List.of("report.css", "site.css", "controls.css", "picture.css", "app.js");

  /** The assets of pages that are files. */
  public static final List<String> FILE_ASSETS = List.of("report.css", "site.css", "icon.svg");

  public String html(Page page) {
    return document(
        page.title() + " · Agon",
        assets,
        Stream.concat(COMMON.stream(), page.assets().stream()).toList(),
        page.preview().map(shown -> shown.head(server, path)).orElse(List.of()),
        skip(),
        header(page.section()),
        content(page),
        footer());
  }

  /**
   * A page of a site of files, which has nothing else of the server.
   *
   * @param root the way to the folder of the first page
   */
  public static String file(Page page, String root) {
    return document(
        page.title() + " · Agon",
        root + "assets/",
        List.of("report.css", "site.css"),
        skip(),
        element("header.site", brand(root + "index.html")),
        content(page));
  }

  private static Element skip() {
    return link("#content", "Skip to the content").in("skip");
  }

  private static Element content(Page page) {
    return element("main", page.content()).with("id", "content").with("tabindex", "-1");
  }

  /** A document with the server's icon, and with the style sheets and scripts of these names. */
  public static String document(String title, String assets, List<String> names, HtmlNode... body) {
    return document(title, assets, names, List.of(), body);
  }

  private static String document(
      String title, String assets, List<String> names, List<Element> more, HtmlNode... body) {
    Element icon =
        element("link")
            .with("rel", "icon")
            .with("href", assets + "icon.svg")
            .with("type", "image/svg+xml");
    List<Element> head = new ArrayList<>(more);
    head.add(icon);
    names.forEach(name -> head.add(asset(assets, name)));
    return HtmlPage.document("Agon", title, head, List.of(body));
  }

  private static Element asset(String assets, String name) {
    return name.endsWith(".css")
        ? element("link").with("rel", "stylesheet").with("href", assets + name)
        : element("script").with("type", "module").with("src", assets + name);
  }

  private static Element brand(String address) {
    Element mark =
        element("svg", element("path").with("d", "M4 20 12 4l8 16M7.5 13h9"))
            .with("viewBox", "0 0 24 24")
            .with("aria-hidden", "true");
    return link(address, mark, text(" Agon")).in("brand");
  }

  private Element header(String section) {
    List<Element> places =
        Stream.of("Events", "Play", "Games", "Docs")
            .map(name -> element("li", place(name, name.toLowerCase(Locale.ROOT), section)))
            .toList();
    Element search =
        element(
                "form.search",
                element("label.unseen", "Search").with("for", "q"),
                element("input")
                    .with("id", "q")
                    .with("name", "q")
                    .with("type", "search")
                    .with("placeholder", "Search")
                    .with("autocomplete", "off")
                    .with("value", query))
            .with("action", "/search")
            .with("role", "search");
    return element(
        "header.site",
        brand("/"),
        element("nav", element("ul", places)).with("aria-label", "Site"),
        search);
  }

  private static Element place(String name, String id, String section) {
    return link("/" + id, name).withIf(id.equals(section), "aria-current", "page");
  }

  private Element footer() {
    return element(
        "footer.site",
        element(
            "p",
            element("kbd", "?"),
            text(" lists the keys. "),
            link("/docs", "Docs"),
            text(" · "),
            link("/openapi.json", "API")),
        when(
            isOwner,
            element(
                    "form.owner",
                    element("span", "You are the owner."),
                    text(" "),
                    PageParts.quietSubmit("Sign out"),
                    PageParts.refusal())
                .with("data-post", "/owner/sign-out")));
  }
}
