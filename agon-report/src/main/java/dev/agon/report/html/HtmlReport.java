package dev.agon.report.html;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.text;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.HtmlPage;
import dev.agon.html.Section;
import dev.agon.html.StyleSheet;
import dev.agon.rating.Ratings;
import dev.agon.replay.EmbeddedMatches;
import dev.agon.replay.ViewerAssets;
import dev.agon.report.MatchRounds;
import dev.agon.report.Sentences;
import dev.agon.run.EventResult;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.StageResult;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * A self-contained page with standings, ratings, cross tables, brackets, matches to watch, faults,
 * and how to play the event again. The same event gives the same bytes.
 */
public final class HtmlReport {
  private static final String GENERATOR = "Agon report";
  private static final DateTimeFormatter MINUTES =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final PublishedEvent publication;
  private final EventResult report;
  private final List<StageResult> stages;
  private final MatchLinks links;

  private HtmlReport(PublishedEvent publication, MatchLinks links) {
    this.publication = publication;
    this.report = publication.report();
    this.stages = report.standings().stages();
    this.links = links;
  }

  public static String write(PublishedEvent publication) {
    EmbeddedMatches embedded = publication.embedded();
    HtmlReport report =
        new HtmlReport(
            publication, new MatchLinks(publication.report(), publication.matches(), embedded));
    boolean hasViewer = !embedded.matches().isEmpty();
    return new HtmlPage(
            GENERATOR,
            publication.report().event(),
            report.opening(),
            report.sections(),
            report.footer())
        .write(
            hasViewer ? StyleSheet.PICTURE.css() + ViewerAssets.style() : "",
            hasViewer ? ViewerAssets.script() : "");
  }

  /** The matches that a report shows unless others are wanted: the last bracket's, from its end. */
  public static List<Long> matchesToWatch(EventResult report) {
    return report.standings().stages().getLast().bracket().isEmpty()
        ? List.of()
        : LongStream.rangeClosed(new MatchRounds(report).firstOfLastStage(), report.matches())
            .boxed()
            .toList()
            .reversed();
  }

  /** The sections for the pages of a server, whose names, cells and series lead to other pages. */
  public static List<Section> sections(
      PublishedEvent publication, MatchLinks.PageAddresses addresses) {
    return new HtmlReport(publication, MatchLinks.to(publication.report(), addresses)).sections();
  }

  /** Whether a file that starts like this was written by this class. */
  public static boolean wrote(String beginning) {
    return HtmlPage.wrote(beginning, GENERATOR);
  }

  private List<HtmlNode> opening() {
    List<HtmlNode> facts = new ArrayList<>();
    facts.add(HtmlPage.fact("game", publication.particulars().game()));
    facts.add(HtmlPage.fact("format", report.format()));
    facts.add(HtmlPage.fact("bots", String.valueOf(report.names().size())));
    facts.add(HtmlPage.fact("matches", String.valueOf(report.matches())));
    Tally total = report.standings().total();
    if (total.differentGames() < total.matches()) {
      facts.add(HtmlPage.fact("different games", String.valueOf(total.differentGames())));
    }
    facts.add(HtmlPage.fact("seed", report.seedText()));
    facts.add(element("div", element("dt", "started"), element("dd", started())));
    List<HtmlNode> parts = new ArrayList<>();
    parts.add(element("h1", name(report.event())));
    report.interim().ifPresent(so -> parts.add(interim(so)));
    if (report.enforced().filter(Sentences::isWithoutBox).isPresent()) {
      parts.add(withoutBox());
    }
    parts.add(element("dl.facts", facts));
    podium(report).ifPresent(parts::add);
    return parts;
  }

  /** A reader must not take the results so far for the end. */
  private static Element interim(EventResult.Interim so) {
    return element(
            "p.warning",
            element("strong", "Interim report: "),
            text(
                Sentences.of(so)
                    + ". Places and ratings may change; series and groups that are played are"
                    + " ordered by matches won."))
        .with("role", "note");
  }

  /** Who reads the results must know that bots could have changed them. */
  private static Element withoutBox() {
    return element(
            "p.warning",
            element("strong", "Without a box: "),
            text("the programs of this event could do whatever the user of the arena can."))
        .with("role", "note");
  }

  private Element started() {
    Instant started = publication.particulars().started();
    return element("time", MINUTES.format(started)).with("datetime", started.toString());
  }

  /**
   * The first three, and all who share their places; empty before the end, and if they are too many
   * for a podium.
   */
  public static Optional<Element> podium(EventResult report) {
    List<Element> places = new ArrayList<>();
    for (Standing line : report.standings().lines()) {
      if (line.rank() <= HtmlPage.MEDALS) {
        EventResult.Name who = report.name(line.entrant());
        Element place = element("span.place", String.valueOf(line.rank()));
        Element author = element("small", name(who.author()));
        Element bot = element("strong", name(who.name()));
        places.add(
            (who.author().isEmpty()
                    ? element("li", place, bot)
                    : element("li", place, bot, text(" "), author))
                .in("place-" + line.rank()));
      }
    }
    return report.interim().isPresent()
        ? Optional.empty()
        : HtmlPage.podium("the first three", places);
  }

  private List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    boolean hasOne = stages.size() == 1;
    Ratings ratings = Ratings.of(report.standings().total());
    sections.add(standings(ratings, hasOne));
    changes().ifPresent(sections::add);
    new RatingPlot(report, ratings).section().ifPresent(sections::add);
    for (int i = 0; i < stages.size(); i++) {
      StageSection stage = new StageSection(report, stages.get(i), i + 1, links);
      sections.addAll(hasOne ? stage.alone() : List.of(stage.ofSeveral()));
    }
    new ViewerSection(report, publication.embedded(), links).section().ifPresent(sections::add);
    links.section().ifPresent(sections::add);
    sections.add(new FaultSection(report).section());
    sections.addAll(new TimeSection(report).sections());
    sections.add(new RepeatSection(report, publication.particulars()).section());
    return sections;
  }

  /** What the organiser changed while the event was under way; empty if nothing. */
  private Optional<Section> changes() {
    List<HtmlNode> items = new ArrayList<>();
    report.changeTexts().forEach(words -> items.add(element("li", name(words))));
    return items.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Section("changes", "Changes by the organiser", List.of(element("ul", items))));
  }

  private Section standings(Ratings ratings, boolean hasOne) {
    List<HtmlNode> parts = new ArrayList<>();
    StageSection only = new StageSection(report, stages.getFirst(), 1, links);
    parts.addAll(hasOne ? only.lead() : List.of());
    StandingsTable table =
        hasOne
            ? new StandingsTable(
                report,
                report.standings().lines(),
                report.standings().total(),
                ratings,
                Optional.empty(),
                links)
            : StandingsTable.ofSeveralStages(report, ratings, links);
    parts.add(table.table("Standings"));
    parts.add(element("p.note", table.meaning()));
    if (hasOne) {
      parts.addAll(only.playoffs());
      parts.addAll(only.balance());
    } else {
      String explained =
          "The last stage that a bot played decides its place. Games, wins, draws, losses, faults"
              + " and ratings count all matches; points of different stages are not added.";
      parts.add(element("p.note", explained));
    }
    return new Section(
        "standings",
        hasOne
            ? "Standings"
            : report.interim().isPresent() ? "Standings so far" : "Final standings",
        parts);
  }

  private Element footer() {
    return element(
        "footer",
        element(
            "p",
            report.interim().isPresent()
                ? text("Written by Agon from the matches stored so far.")
                : text("Written by Agon from the stored matches. Digest "),
            report.interim().isPresent() ? text("") : element("code", report.standings().digest()),
            text(report.interim().isPresent() ? "" : ".")));
  }
}
