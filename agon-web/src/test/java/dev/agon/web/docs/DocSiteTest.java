package dev.agon.web.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The documentation as a site, and the links of all Markdown files. */
final class DocSiteTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));

  /** Folders that no document is in. */
  private static final Pattern SKIPPED = Pattern.compile("target|src|\\..+");

  private static DocPage page(String text) {
    return DocPage.read(Path.of("rules/game.md"), text);
  }

  /** All Markdown files of the repository, read as if its folder were the documentation's. */
  private static Map<Path, DocPage> documents() throws IOException {
    List<Path> files = new ArrayList<>();
    add(HOME, files);
    Map<Path, DocPage> pages = new TreeMap<>();
    for (Path file : files) {
      Path name = HOME.relativize(file);
      pages.put(name, DocPage.read(name, Files.readString(file)));
    }
    return pages;
  }

  private static void add(Path folder, List<Path> files) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      for (Path entry : entries.toList()) {
        if (entry.toString().endsWith(".md")) {
          files.add(entry);
        } else if (Files.isDirectory(entry)
            && !SKIPPED.matcher(entry.getFileName().toString()).matches()) {
          add(entry, files);
        }
      }
    }
  }

  @Test
  void everyLinkOfEveryDocumentLeadsSomewhere() throws IOException {
    Map<Path, DocPage> documents = documents();
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Map.Entry<Path, DocPage> document : documents.entrySet()) {
      for (String link : document.getValue().links()) {
        links++;
        if (!exists(documents, link)) {
          broken.add(document.getKey() + ": " + link);
        }
      }
    }
    assertThat(links).isGreaterThan(150);
    assertThat(broken).isEmpty();
  }

  private static boolean exists(Map<Path, DocPage> documents, String link) {
    String[] parts = link.split("#", 2);
    if (parts.length == 1) {
      return Files.exists(HOME.resolve(link));
    }
    DocPage page = documents.get(Path.of(parts[0]));
    return page != null && page.sections().stream().anyMatch(part -> part.id().equals(parts[1]));
  }

  @Test
  void aLinkToWhatIsGoneIsFound() throws IOException {
    Map<Path, DocPage> documents = documents();
    assertThat(exists(documents, "docs/events.md#the-box")).isTrue();
    assertThat(exists(documents, "docs/events.md#the-boxes")).isFalse();
    assertThat(exists(documents, "docs/evens.md")).isFalse();
  }

  @Test
  void everyPageIsListedOnTheFirstOneOrAmongTheDecisions() throws IOException {
    DocSite site = DocSite.read(HOME.resolve("docs"));
    TreeSet<String> listed = new TreeSet<>(List.of(DocSite.FRONT));
    site.pages().stream()
        .filter(page -> page.address().endsWith(DocSite.FRONT))
        .forEach(page -> listed.addAll(page.pages()));
    assertThat(listed).containsAll(site.pages().stream().map(DocPage::address).toList());
    assertThat(site.pages().getFirst().address()).isEqualTo(DocSite.FRONT);
    assertThat(site.pages()).allMatch(page -> page.sections().getFirst().level() == 1);
  }

  @Test
  void htmlInAPageIsText() {
    assertThat(page("# A <b>\n\n<script>alert(1)</script>\n\nx <i>y</i>").html())
        .contains("&lt;script&gt;", "&lt;i&gt;")
        .doesNotContain("<script", "<i>");
  }

  @Test
  void headingsHaveTheIdsThatCodeHostsGiveThem() {
    DocPage page = page("# The `agon sprt`: is it stronger?\n\ntext\n\n## Swiss\n\n## Swiss\n");
    assertThat(page.sections())
        .extracting(DocPage.Part::id)
        .containsExactly("the-agon-sprt-is-it-stronger", "swiss", "swiss-1");
    assertThat(page.html()).contains("<h2 id=\"swiss-1\">");
  }

  @Test
  void linksLeadToPagesOfTheSiteAndNameWhatIsOutside() {
    DocPage page =
        page("# A\n\n[a](../events.md#b) [c](../adr/README.md) [d](#a) [e](../../bench/x.md)");
    assertThat(page.html())
        .contains("href=\"../events.html#b\"", "href=\"../adr/index.html\"", "href=\"#a\"")
        .contains("e (<code>bench/x.md</code>)");
    assertThat(page.links())
        .containsExactly("events.md#b", "adr/README.md", "rules/game.md#a", "../bench/x.md");
  }

  @Test
  void theSearchKnowsTheWordsOfTablesListsAndCode() {
    DocPage page =
        page("# A\n\n| b | c |\n|---|---|\n| `d` | e |\n\n- f\n- g\n\n```\nagon run\n```\n");
    assertThat(page.sections().getFirst().words().split("\\s+"))
        .containsExactly("b", "c", "d", "e", "f", "g", "agon", "run");
  }

  @Test
  void aSiteOfFilesNeedsNothingElse(@TempDir Path folder) throws IOException {
    DocSite.read(HOME.resolve("docs")).write(folder);
    Pattern address = Pattern.compile("(?:href|src)=\"([^\"#?:]+)[\"#?]");
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".html")).toList()) {
        String html = Files.readString(file);
        assertThat(address.matcher(html).results().map(found -> found.group(1)).distinct())
            .as(file.toString())
            .isNotEmpty()
            .allMatch(to -> Files.isRegularFile(file.resolveSibling(to)));
      }
    }
  }
}
