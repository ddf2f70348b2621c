package dev.agon.web.docs;

import dev.agon.web.html.Markdown;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;

/**
 * A page of the documentation.
 *
 * @param address relative to the first page, as in {@code rules/canopy.html}
 * @param html its content as HTML, with links to the HTML pages
 * @param sections its parts; the first has the title of the page
 * @param links where it links to, relative to the folder of the documentation; none to other sites
 */
record DocPage(String address, String html, List<Part> sections, List<String> links) {
  private static final Pattern ENDING = Pattern.compile("\\.md(?=#|$)");
  private static final Pattern FRONT = Pattern.compile("(?<![^/])README(?=\\.html)");
  private static final Pattern NOT_IN_IDS = Pattern.compile("[^\\p{L}\\p{N} _-]");

  DocPage {
    sections = List.copyOf(sections);
    links = List.copyOf(links);
  }

  /** A heading and what follows it; the title of the page has level 1. */
  record Part(String id, int level, String heading, String words) {
    Part with(String more) {
      return new Part(id, level, heading, words + more + " ");
    }
  }

  /** The file is relative to the folder of the documentation. */
  static DocPage read(Path file, String text) {
    Node document = Markdown.parse(text);
    List<String> links = new ArrayList<>();
    document.accept(new LinksToPages(file, links));
    Map<Node, String> ids = new HashMap<>();
    List<Part> sections = new ArrayList<>();
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading) {
        String words = Markdown.words(heading);
        String id = id(words, ids);
        ids.put(heading, id);
        sections.add(new Part(id, heading.getLevel(), words, ""));
      } else if (!sections.isEmpty()) {
        sections.add(sections.removeLast().with(Markdown.words(node)));
      }
    }
    return new DocPage(address(file.toString()), Markdown.html(document, ids), sections, links);
  }

  /** The id of a heading, as code hosts make it; the second one of a page has a number. */
  private static String id(String heading, Map<Node, String> taken) {
    String id =
        NOT_IN_IDS.matcher(heading.toLowerCase(Locale.ROOT)).replaceAll("").replace(' ', '-');
    String free = id;
    for (int i = 1; taken.containsValue(free); i++) {
      free = id + "-" + i;
    }
    return free;
  }

  private static String address(String link) {
    return FRONT.matcher(ENDING.matcher(link).replaceFirst(".html")).replaceFirst("index");
  }

  String title() {
    return sections.getFirst().heading();
  }

  /** The addresses of the pages that it links to. */
  List<String> pages() {
    return links.stream().map(link -> address(link.replaceFirst("#.*", ""))).toList();
  }

  String root() {
    return root(address);
  }

  /** The way from a page to the folder of the first. */
  static String root(String address) {
    return "../".repeat(address.split("/", -1).length - 1);
  }

  /** Leads links to the HTML pages; what is outside of the documentation is named instead. */
  private static final class LinksToPages extends AbstractVisitor {
    private final Path file;
    private final List<String> links;

    LinksToPages(Path file, List<String> links) {
      this.file = file;
      this.links = links;
    }

    @Override
    public void visit(Link link) {
      String to = link.getDestination();
      if (to.contains("://")) {
        return;
      }
      Path target =
          to.startsWith("#")
              ? file.resolveSibling(file.getFileName() + to)
              : file.resolveSibling(to);
      links.add(target.normalize().toString());
      if (target.normalize().startsWith("..")) {
        name(link, target.normalize().toString().replaceFirst("^(\\.\\./)+", ""));
      } else {
        link.setDestination(address(to));
      }
    }

    private static void name(Link link, String path) {
      String words = Markdown.words(link);
      for (Node shown = link.getFirstChild(); shown != null; shown = link.getFirstChild()) {
        link.insertBefore(shown);
      }
      if (!words.equals(path)) {
        link.insertBefore(new Text(" ("));
        link.insertBefore(new Code(path));
        link.insertBefore(new Text(")"));
      }
      link.unlink();
    }
  }
}
