package dev.agon.report.html;

import static dev.agon.report.html.HtmlNode.element;
import static dev.agon.report.html.HtmlNode.name;
import static dev.agon.report.html.HtmlNode.text;

import dev.agon.rating.Ratings;
import dev.agon.report.html.HtmlNode.Element;
import dev.agon.run.EventResult;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.StageResult;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * A self-contained page with standings, ratings, cross tables, brackets, faults, and how to play
 * the event again. It has no scripts and loads nothing, and its policy tells browsers to allow
 * neither. The same event gives the same bytes.
 */
public final class HtmlReport {
  private static final String BEGINNING = "<!DOCTYPE html>\n";
  private static final String GENERATOR = "Agon report";
  private static final DateTimeFormatter MINUTES =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);
  private static final int MEDALS = 3;

  /** No podium is shown if more than this share the first places. */
  private static final int MAX_ON_THE_PODIUM = 6;

  private final PublishedEvent publication;
  private final EventResult report;
  private final List<StageResult> stages;

  private HtmlReport(PublishedEvent publication) {
    this.publication = publication;
    this.report = publication.report();
    this.stages = report.standings().stages();
  }

  /** The page. */
  public static String write(PublishedEvent publication) {
    StringBuilder page = new StringBuilder(BEGINNING);
    MarkupWriter.append(page, new HtmlReport(publication).page());
    return page.toString();
  }

  /** Whether a file that starts like this was written by this class. */
  public static boolean wrote(String beginning) {
    StringBuilder mark = new StringBuilder();
    MarkupWriter.append(mark, generator());
    return beginning.startsWith(BEGINNING) && beginning.contains(mark);
  }

  private static Element generator() {
    return element("meta").with("name", "generator").with("content", GENERATOR);
  }

  private Element page() {
    List<Section> sections = sections();
    Element main = element("main", sections.stream().map(Section::element).toList());
    return element("html", head(), element("body", header(sections), main, footer()))
        .with("lang", "en");
  }

  private Element head() {
    return element(
        "head",
        element("meta").with("charset", "utf-8"),
        generator(),
        element("meta")
            .with("http-equiv", "Content-Security-Policy")
            .with("content", "default-src 'none'; style-src 'unsafe-inline'"),
        element("meta")
            .with("name", "viewport")
            .with("content", "width=device-width, initial-scale=1"),
        element("meta").with("name", "color-scheme").with("content", "light dark"),
        element("title", report.event()),
        element("style", style()));
  }

  private static String style() {
    try (InputStream sheet = HtmlReport.class.getResourceAsStream("report.css")) {
      return new String(Objects.requireNonNull(sheet).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Element header(List<Section> sections) {
    List<HtmlNode> facts = new ArrayList<>();
    facts.add(fact("game", publication.particulars().game()));
    facts.add(fact("format", report.format()));
    facts.add(fact("bots", String.valueOf(report.names().size())));
    facts.add(fact("matches", String.valueOf(report.matches())));
    Tally total = report.standings().total();
    if (total.differentGames() < total.matches()) {
      facts.add(fact("different games", String.valueOf(total.differentGames())));
    }
    facts.add(fact("seed", String.valueOf(report.seed())));
    facts.add(element("div", element("dt", "started"), element("dd", started())));
    List<HtmlNode> parts = new ArrayList<>();
    parts.add(element("h1", name(report.event())));
    parts.add(element("dl", facts).in("facts"));
    List<HtmlNode> podium = podium();
    if (!podium.isEmpty() && podium.size() <= MAX_ON_THE_PODIUM) {
      parts.add(element("ol", podium).in("podium").with("aria-label", "the first three"));
    }
    List<Element> links = sections.stream().map(section -> element("li", section.link())).toList();
    parts.add(element("nav", element("ul", links)).with("aria-label", "parts of this page"));
    return element("header", parts);
  }

  private static Element fact(String what, String value) {
    return element("div", element("dt", what), element("dd", value));
  }

  private Element started() {
    Instant started = publication.particulars().started();
    return element("time", MINUTES.format(started)).with("datetime", started.toString());
  }

  /** The first three, and all who share their places. */
  private List<HtmlNode> podium() {
    List<HtmlNode> places = new ArrayList<>();
    for (Standing line : report.standings().lines()) {
      if (line.rank() <= MEDALS) {
        EventResult.Name who = report.name(line.entrant());
        Element place = element("span", String.valueOf(line.rank())).in("place");
        Element author = element("small", name(who.author()));
        Element bot = element("strong", name(who.name()));
        places.add(
            (who.author().isEmpty()
                    ? element("li", place, bot)
                    : element("li", place, bot, text(" "), author))
                .in("place-" + line.rank()));
      }
    }
    return places;
  }

  private List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    boolean hasOne = stages.size() == 1;
    Ratings ratings = Ratings.of(report.standings().total());
    sections.add(standings(ratings, hasOne));
    new RatingPlot(report, ratings).section().ifPresent(sections::add);
    for (int i = 0; i < stages.size(); i++) {
      StageSection stage = new StageSection(report, stages.get(i), i + 1);
      sections.addAll(hasOne ? stage.alone() : List.of(stage.ofSeveral()));
    }
    sections.add(new FaultSection(report).section());
    new TimeSection(report).section().ifPresent(sections::add);
    sections.add(new RepeatSection(publication).section());
    return sections;
  }

  private Section standings(Ratings ratings, boolean hasOne) {
    List<HtmlNode> parts = new ArrayList<>();
    StageSection only = new StageSection(report, stages.getFirst(), 1);
    parts.addAll(hasOne ? only.lead() : List.of());
    StandingsTable table =
        new StandingsTable(report, report.standings().lines(), report.standings().total(), ratings);
    parts.add(table.table("Standings"));
    parts.add(element("p", table.meaning()).in("note"));
    if (hasOne) {
      parts.addAll(only.balance());
    } else {
      String explained =
          "Bots are ranked by the last stage, then by the stage before, and so on."
              + " The figures count all matches.";
      parts.add(element("p", explained).in("note"));
    }
    return new Section("standings", hasOne ? "Standings" : "Final standings", parts);
  }

  private Element footer() {
    return element(
        "footer",
        element(
            "p",
            text("Written by Agon from the stored matches. Digest "),
            element("code", report.standings().digest()),
            text(".")));
  }
}
