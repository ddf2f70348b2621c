package dev.agon.blotto;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.scrolling;
import static dev.agon.html.HtmlNode.text;

import dev.agon.blotto.ContestRanking.RankedEntry;
import dev.agon.blotto.contest.Wars;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.HtmlPage;
import dev.agon.html.Section;
import dev.agon.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** A contest as a self-contained page: podium, ranking, battlefields, and everybody's wars. */
final class ContestPage {
  /** More wars would make the page slow; everybody's wars against the best are shown then. */
  private static final int MAX_WARS = 40_000;

  private final ContestRanking ranking;
  private final List<RankedEntry> lines;
  private final List<RankedEntry> shown;
  private final Battlefields battlefields;
  private final String title;

  /** A page with so many entries of the ranking; figures count all of them. */
  ContestPage(ContestRanking ranking, int top, String title) {
    this.ranking = ranking;
    this.lines = ranking.lines();
    this.shown = lines.subList(0, Math.min(top, lines.size()));
    this.battlefields = ranking.entries().battlefields();
    this.title = title;
  }

  String html() {
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("ranking", "Ranking", List.of(ranking())));
    sections.add(new Section("battlefields", "Battlefields", fields()));
    sections.add(new Section("wars", "Everybody’s wars", wars()));
    if (!ranking.entries().leftOut().isEmpty()) {
      sections.add(new Section("left-out", "Left out", leftOut()));
    }
    Element footer = element("footer", element("p", "Written by Agon."));
    return new HtmlPage("Agon contest", title, opening(), sections, footer).write("", "");
  }

  private List<HtmlNode> opening() {
    int entries = lines.size();
    List<HtmlNode> parts = new ArrayList<>();
    parts.add(element("h1", name(title)));
    parts.add(
        element(
            "dl.facts",
            HtmlPage.fact("entries", count(entries)),
            HtmlPage.fact("units", count(ranking.entries().units())),
            HtmlPage.fact("battlefields worth", battlefields.toString()),
            HtmlPage.fact("wars", count(entries * (entries - 1L) / 2)),
            HtmlPage.fact("ranked by", ranking.by().id())));
    List<Element> medals =
        lines.stream()
            .filter(line -> line.rank() <= HtmlPage.MEDALS)
            .map(ContestPage::medal)
            .toList();
    HtmlPage.podium("the first three", medals).ifPresent(parts::add);
    return parts;
  }

  private static Element medal(RankedEntry line) {
    ContestEntry entry = line.entry();
    return HtmlPage.medal(line.rank(), name(entry.id()), entry.plan().toString());
  }

  private Element ranking() {
    List<HtmlNode> header = new ArrayList<>();
    header.add(element("th.rank.n", "rank").with("scope", "col"));
    header.add(element("th.bot", "entry").with("scope", "col"));
    for (String figure : List.of("win %", "points", "margin", "wins", "draws", "losses")) {
      header.add(element("th.n", figure).with("scope", "col"));
    }
    header.add(element("th", "plan").with("scope", "col"));
    List<Element> rows = IntStream.range(0, shown.size()).mapToObj(this::row).toList();
    Element caption = element("caption.unseen", "Ranking");
    return scrolling("Ranking", HtmlNode.table("table.standings", caption, header, rows));
  }

  private Element row(int index) {
    RankedEntry line = lines.get(index);
    Wars wars = line.showing().wars();
    List<HtmlNode> cells = new ArrayList<>();
    cells.add(element("td.rank.n", String.valueOf(line.rank())));
    cells.add(
        element("th.bot", element("a", name(line.entry().id())).with("href", "#" + anchor(index)))
            .with("scope", "row"));
    for (String figure :
        List.of(
            Numbers.fixed(100 * wars.winShare(), 2),
            Numbers.fixed(line.showing().pointsPerWar(), 3),
            Numbers.fixed(line.showing().margin(), 3),
            String.valueOf(wars.wins()),
            String.valueOf(wars.draws()),
            String.valueOf(wars.losses()))) {
      cells.add(element("td.n", figure));
    }
    cells.add(element("td.words", line.entry().plan().toString()));
    return element("tr", cells);
  }

  private static String anchor(int index) {
    return "wars-" + (index + 1);
  }

  private List<HtmlNode> fields() {
    List<HtmlNode> panels = new ArrayList<>();
    for (int field = 0; field < battlefields.count(); field++) {
      panels.add(new FieldHistogram(ranking, field).panel());
    }
    String meaning =
        "How many entries placed how many units on each battlefield."
            + " The bar in the stronger colour has the units of the first entry.";
    return List.of(element("p.note", meaning), element("div.fields", panels));
  }

  /** The rows of the file that take no part, so that everybody finds their own. */
  private List<HtmlNode> leftOut() {
    List<Element> header =
        List.of(
            element("th.n", "row").with("scope", "col"),
            element("th.bot", "name").with("scope", "col"),
            element("th", "why").with("scope", "col"));
    List<Element> rows =
        ranking.entries().leftOut().stream()
            .map(
                row ->
                    element(
                        "tr",
                        element("td.n", String.valueOf(row.row())),
                        element("th.bot", name(row.name())).with("scope", "row"),
                        element("td.words", row.why())))
            .toList();
    Element table = HtmlNode.table("table", HtmlNode.none(), header, rows);
    return List.of(
        element("p.note", "Rows of the file that take no part."), scrolling("Left out", table));
  }

  private List<HtmlNode> wars() {
    int opponents = Math.clamp(MAX_WARS / Math.max(1, shown.size()), 1, lines.size());
    List<HtmlNode> parts = new ArrayList<>();
    if (opponents < lines.size()) {
      String best = "Wars against the best " + opponents + " entries; the ranking counts all.";
      parts.add(element("p.note", best));
    }
    for (int i = 0; i < shown.size(); i++) {
      parts.add(wars(i, opponents));
    }
    return parts;
  }

  private Element wars(int index, int opponents) {
    RankedEntry line = lines.get(index);
    List<HtmlNode> rows = new ArrayList<>();
    for (int other = 0; other < opponents; other++) {
      if (other != index) {
        rows.add(war(line, lines.get(other)));
      }
    }
    List<Element> header =
        List.of(
            element("th.bot", "against").with("scope", "col"),
            element("th.n", "points").with("scope", "col"),
            element("th", "result").with("scope", "col"),
            element("th", "plan").with("scope", "col"));
    Element table = HtmlNode.table("table", HtmlNode.none(), header, rows);
    Wars total = line.showing().wars();
    String summary =
        ": %s won, %s drawn, %s lost"
            .formatted(count(total.wins()), count(total.draws()), count(total.losses()));
    return element(
            "details",
            element("summary", text(line.rank() + ". "), name(line.entry().id()), text(summary)),
            element("p.note", "Plan: " + line.entry().plan()),
            scrolling("Wars of " + line.entry().id(), table))
        .with("id", anchor(index));
  }

  private Element war(RankedEntry line, RankedEntry other) {
    long halves = battlefields.halfPoints(line.entry().plan(), other.entry().plan());
    long theirs = 2 * battlefields.total() - halves;
    String result = halves > theirs ? "won" : halves < theirs ? "lost" : "tie";
    return element(
        "tr",
        element("th.bot", name(other.entry().id())).with("scope", "row"),
        element("td.n", halves(halves) + " : " + halves(theirs)),
        element("td", result).in(result),
        element("td.words", other.entry().plan().toString()));
  }

  private static String halves(long halves) {
    return halves % 2 == 0 ? String.valueOf(halves / 2) : halves / 2 + "½";
  }

  private static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
