package dev.agon.html;

import static dev.agon.html.HtmlNode.element;

import dev.agon.html.HtmlNode.Element;
import dev.agon.text.Sha256;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * The frame of a self-contained page: its head with the style sheet, a header with links to the
 * sections, and a footer. The page loads nothing and has no script, or one that is given, and its
 * policy tells browsers to allow nothing else.
 *
 * @param opening the header before the links
 */
public record HtmlPage(
    String generator,
    String title,
    List<HtmlNode> opening,
    List<Section> sections,
    Element footer) {
  /** The number of places on a podium. */
  public static final int MEDALS = 3;

  private static final int MAX_ON_THE_PODIUM = 6;
  private static final String BEGINNING = "<!DOCTYPE html>\n";

  public HtmlPage {
    opening = List.copyOf(opening);
    sections = List.copyOf(sections);
  }

  /** The page as a file with more rules and an ES module, which its policy allows by its hash. */
  public String write(String more, String module) {
    // The page is valid XML too, where a script is text with markup unless it is marked.
    String script = module.isEmpty() ? "" : "//<![CDATA[\n" + module + "//]]>";
    List<HtmlNode> body = new ArrayList<>(parts());
    if (!script.isEmpty()) {
      body.add(element("script", script).with("type", "module"));
    }
    Element policy =
        element("meta")
            .with("http-equiv", "Content-Security-Policy")
            .with("content", policy(script));
    return document(generator, title, List.of(policy, element("style", style() + more)), body);
  }

  /** A whole document, with more in its head than every page has. */
  public static String document(
      String generator,
      String title,
      List<? extends HtmlNode> more,
      List<? extends HtmlNode> body) {
    List<HtmlNode> head =
        new ArrayList<>(
            List.of(
                element("meta").with("charset", "utf-8"),
                mark(generator),
                element("meta")
                    .with("name", "viewport")
                    .with("content", "width=device-width, initial-scale=1"),
                element("meta").with("name", "color-scheme").with("content", "light dark"),
                element("title", title)));
    head.addAll(more);
    return BEGINNING
        + element("html", element("head", head), element("body", body)).with("lang", "en").markup();
  }

  /** What is in the page's body. */
  public List<Element> parts() {
    Element main = element("main", sections.stream().map(Section::element).toList());
    return List.of(header(), main, footer);
  }

  /** Whether a file that starts like this was written with this generator. */
  public static boolean wrote(String beginning, String generator) {
    return beginning.startsWith(BEGINNING) && beginning.contains(mark(generator).markup());
  }

  private static Element mark(String generator) {
    return element("meta").with("name", "generator").with("content", generator);
  }

  private static String policy(String script) {
    String noScript = "default-src 'none'; style-src 'unsafe-inline'";
    return script.isEmpty()
        ? noScript
        : noScript + "; img-src blob:; script-src 'sha256-" + hash(script) + "'";
  }

  private static String hash(String script) {
    return Base64.getEncoder().encodeToString(Sha256.of(script));
  }

  /** The style sheet of all pages, which other pages with the same sections use too. */
  public static String style() {
    return StyleSheet.TOKENS.css() + StyleSheet.read(HtmlPage.class, "page.css");
  }

  private Element header() {
    List<HtmlNode> parts = new ArrayList<>(opening);
    List<Element> links = sections.stream().map(section -> element("li", section.link())).toList();
    parts.add(element("nav", element("ul", links)).with("aria-label", "parts of this page"));
    return element("header", parts);
  }

  /** The first places, from {@link #medal}; nothing if there is none, or too many share them. */
  public static Optional<Element> podium(String label, List<Element> medals) {
    return medals.isEmpty() || medals.size() > MAX_ON_THE_PODIUM
        ? Optional.empty()
        : Optional.of(element("ol.podium", medals).with("aria-label", label));
  }

  /** A place on the podium, from 1 to {@link #MEDALS}. */
  public static Element medal(int place, HtmlNode name, String below) {
    return element(
            "li",
            element("span.place", String.valueOf(place)),
            element("strong", name),
            element("small", below))
        .in("place-" + place);
  }

  /** A fact in the header's list of class {@code facts}. */
  public static Element fact(String what, String value) {
    return element("div", element("dt", what), element("dd", value));
  }
}
