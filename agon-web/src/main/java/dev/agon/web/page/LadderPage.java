package dev.agon.web.page;

import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.text;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.ladder.FittedRatings;
import dev.agon.ladder.log.LoggedMatch;
import dev.agon.ladder.log.StoredLadder;
import dev.agon.ladder.run.VersionState;
import dev.agon.ladder.table.LadderFollower;
import dev.agon.ladder.table.LadderTable;
import dev.agon.registry.GameRegistry;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import java.util.List;
import java.util.stream.IntStream;

/** The standings of a ladder and its latest matches; a script keeps them up to date. */
record LadderPage(
    StoredLadder ladder,
    long matches,
    List<LadderTable.Line> lines,
    List<String> labels,
    List<LoggedMatch> latest) {
  /** More would be a long page; the command prints all. */
  private static final int SHOWN = 200;

  static LadderPage of(LadderFollower follower) {
    return new LadderPage(
        follower.ladder(),
        follower.state().results(),
        LadderTable.lines(follower.state(), FittedRatings.NONE).stream().limit(SHOWN).toList(),
        follower.state().versions().stream().map(VersionState::label).toList(),
        follower.latest());
  }

  Json json() {
    return Json.object()
        .with("ladder", ladder.id())
        .with("name", ladder.name())
        .with("game", ladder.head().event().game())
        .with("matches", matches)
        .with(
            "standings",
            Json.array(
                lines,
                line ->
                    Json.object()
                        .with("place", line.place())
                        .with("version", line.version().version().number())
                        .with("name", line.version().label())
                        .with("rating", LadderTable.rating(line))
                        .with("interval", LadderTable.interval(line))
                        .with("matches", line.version().matches())
                        .with("faults", line.version().faulty())
                        .with("note", LadderTable.note(line))));
  }

  Page page() {
    return Page.of(
            ladder.name(),
            "ladders",
            PageParts.crumbs(link("/ladders", "Ladders"), element("span", "Ladder " + ladder.id())),
            element("h1", HtmlNode.name(ladder.name())),
            element(
                "agon-ladder",
                PageParts.facts(
                    text(
                        GameRegistry.name(ladder.head().event().game())
                            + " · "
                            + EventWords.count(matches, "match", "matches"))),
                PageParts.section("standings", "Standings", standings()),
                PageParts.section("latest", "Latest matches", latestMatches())))
        .with("ladder.js");
  }

  private HtmlNode standings() {
    if (lines.isEmpty()) {
      return PageParts.empty("No version has joined yet.");
    }
    return table(
        List.of("Place", "Bot", "", "Rating, 95 %", "Matches", "Faults"),
        3,
        each(lines, this::row));
  }

  private Element row(LadderTable.Line line) {
    VersionState version = line.version();
    return element(
        "tr",
        element("td", line.place() == 0 ? "–" : Integer.toString(line.place())),
        element("th", link(address(ladder, version.version().number()), version.label()))
            .with("scope", "row"),
        element("td", LadderTable.note(line)),
        element("td.n", LadderTable.rating(line) + " " + LadderTable.interval(line)),
        element("td.n", Long.toString(version.matches())),
        element("td.n", Long.toString(version.faulty())));
  }

  private HtmlNode latestMatches() {
    return latest.isEmpty()
        ? PageParts.empty("None yet.")
        : table(List.of("Bots", "Match", "Places", "Steps"), 1, each(latest, this::row));
  }

  private Element row(LoggedMatch match) {
    return element(
        "tr",
        element("th", HtmlNode.all(bots(match))).with("scope", "row"),
        element("td.n", Long.toString(match.number())),
        element(
            "td.n",
            String.join(
                " : ",
                IntStream.range(0, match.seats().size())
                    .mapToObj(seat -> Integer.toString(match.result().outcome().place(seat)))
                    .toList())),
        element("td.n", Integer.toString(match.result().steps())));
  }

  private HtmlNode[] bots(LoggedMatch match) {
    return match.seats().stream()
        .flatMap(
            version ->
                IntStream.range(0, 2)
                    .mapToObj(
                        part ->
                            part == 0
                                ? link(address(ladder, version), labels.get(version))
                                : text(" ")))
        .toArray(HtmlNode[]::new);
  }

  static String address(StoredLadder ladder, int version) {
    return "/ladders/" + ladder.id() + "/versions/" + version;
  }

  /** So many columns are words, and the others are numbers. */
  static Element table(List<String> columns, int words, HtmlNode rows) {
    Element head =
        element(
            "tr",
            IntStream.range(0, columns.size())
                .mapToObj(
                    i ->
                        element("th", columns.get(i))
                            .with("scope", "col")
                            .withIf(i >= words, "class", "n"))
                .toList());
    return element("div.wide", element("table", element("thead", head), element("tbody", rows)))
        .with("tabindex", "0");
  }
}
