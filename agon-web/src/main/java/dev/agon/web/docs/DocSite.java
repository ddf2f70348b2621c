package dev.agon.web.docs;

import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.web.html.Page;
import dev.agon.web.html.SiteFrame;
import dev.agon.web.http.Assets;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The documentation as pages that link to each other, with a search that needs no server. */
public final class DocSite {
  static final String FRONT = "index.html";
  private static final String SEARCH = "search.html";
  private static final String SCRIPT = "search.js";
  private static final String DECISIONS = "adr/";

  private final List<DocPage> pages;

  /** Pictures and the search's script by their addresses. */
  private final Map<String, byte[]> files;

  private DocSite(List<DocPage> pages, Map<String, byte[]> files) {
    this.pages = pages;
    this.files = files;
  }

  /** Reads the Markdown files and the pictures below a folder. */
  public static DocSite read(Path folder) throws IOException {
    List<DocPage> pages = new ArrayList<>();
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> found = Files.walk(folder)) {
      for (Path file : found.filter(Files::isRegularFile).sorted().toList()) {
        Path name = folder.relativize(file);
        if (name.toString().endsWith(".md")) {
          pages.add(DocPage.read(name, Files.readString(file)));
        } else {
          files.put(name.toString(), Files.readAllBytes(file));
        }
      }
    }
    List<String> order =
        pages.stream()
            .filter(page -> page.address().equals(FRONT))
            .flatMap(front -> Stream.concat(Stream.of(FRONT), front.pages().stream()))
            .toList();
    pages.sort(
        Comparator.comparingInt(
            page -> order.contains(page.address()) ? order.indexOf(page.address()) : order.size()));
    files.put(SCRIPT, script(pages));
    return new DocSite(List.copyOf(pages), files);
  }

  /** The script of the search with the words of all sections. */
  private static byte[] script(List<DocPage> pages) {
    List<Json> sections =
        pages.stream()
            .flatMap(page -> page.sections().stream().map(part -> entry(page, part)))
            .toList();
    String call = "\nsearchSections(" + Json.array(sections) + ");\n";
    return (new String(Assets.bytes("docs.js"), StandardCharsets.UTF_8) + call)
        .getBytes(StandardCharsets.UTF_8);
  }

  private static Json entry(DocPage page, DocPage.Part part) {
    return Json.array(
        Stream.of(
                page.address() + (part.level() == 1 ? "" : "#" + part.id()),
                page.title(),
                part.level() == 1 ? "" : part.heading(),
                part.words())
            .map(Json::of)
            .toList());
  }

  List<DocPage> pages() {
    return pages;
  }

  /** A picture, or the script of the search. */
  Optional<byte[]> file(String address) {
    return Optional.ofNullable(files.get(address));
  }

  Optional<Page> page(String address) {
    return address.equals(SEARCH)
        ? Optional.of(search())
        : pages.stream()
            .filter(page -> page.address().equals(address))
            .map(
                page ->
                    page(
                        page.title(),
                        page.address(),
                        searchForm(page.root()),
                        new HtmlNode.Markup(page.html())))
            .findFirst();
  }

  private Page search() {
    return page(
        "Search",
        SEARCH,
        element("h1", "Search the documentation"),
        searchForm(""),
        element("p.facts-line.docs-count").with("role", "status"),
        element("ol.docs-found"),
        element("noscript", element("p", "The search needs JavaScript.")),
        element("script").with("src", SCRIPT).with("defer", ""));
  }

  private Page page(String title, String address, HtmlNode... content) {
    return Page.of(
        title, "docs", element("div.docs", element("article.rules", content), menu(address)));
  }

  private static Element searchForm(String root) {
    return element(
            "form.docs-search",
            element("label.unseen", "Search the documentation").with("for", "words"),
            element("input")
                .with("id", "words")
                .with("name", "words")
                .with("type", "search")
                .with("placeholder", "Search the documentation")
                .with("autocomplete", "off"))
        .with("action", root + SEARCH)
        .with("role", "search")
        .with("aria-label", "Documentation");
  }

  /** All pages, with the parts of the one that is shown; decisions only if it is one of them. */
  private Element menu(String shown) {
    String root = DocPage.root(shown);
    List<DocPage> listed =
        pages.stream()
            .filter(
                page ->
                    shown.startsWith(DECISIONS)
                        || !page.address().startsWith(DECISIONS)
                        || page.address().equals(DECISIONS + FRONT))
            .toList();
    return element("nav.docs-menu", element("ul", each(listed, page -> entry(root, page, shown))))
        .with("aria-label", "Pages");
  }

  private static Element entry(String root, DocPage page, String shown) {
    boolean isShown = page.address().equals(shown);
    List<DocPage.Part> parts =
        page.sections().stream().filter(part -> isShown && part.level() == 2).toList();
    return element(
        "li",
        link(root + page.address(), page.title()).withIf(isShown, "aria-current", "page"),
        when(
            !parts.isEmpty(),
            element(
                "ul", each(parts, part -> element("li", link("#" + part.id(), part.heading()))))));
  }

  /** Writes the pages into a folder; they work wherever it is put. */
  public void write(Path folder) throws IOException {
    Map<String, byte[]> written = new TreeMap<>(files);
    SiteFrame.FILE_ASSETS.forEach(name -> written.put("assets/" + name, Assets.bytes(name)));
    for (String address :
        Stream.concat(Stream.of(SEARCH), pages.stream().map(DocPage::address)).toList()) {
      String html = SiteFrame.file(page(address).orElseThrow(), DocPage.root(address));
      written.put(address, html.getBytes(StandardCharsets.UTF_8));
    }
    for (Map.Entry<String, byte[]> file : written.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
    }
  }
}
