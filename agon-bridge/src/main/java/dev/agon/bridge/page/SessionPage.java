package dev.agon.bridge.page;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.text;

import dev.agon.bridge.report.ReportPart;
import dev.agon.bridge.report.SessionReport;
import dev.agon.bridge.score.ScoredTraveller;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.SessionHeading;
import dev.agon.bridge.team.TeamScorer;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.HtmlPage;
import dev.agon.html.Section;
import dev.agon.html.StyleSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A session as a self-contained page; the same session gives the same bytes. */
public final class SessionPage {
  private static final String GENERATOR = "Agon bridge";

  private final PublishedSession published;
  private final SessionReport report;
  private final Session session;
  private final PageLinks links;
  private final PageFigure figure;
  private final Optional<TeamSection> teams;

  private SessionPage(PublishedSession published) {
    this.published = published;
    this.report = published.report();
    this.session = report.scored().session();
    this.links = new PageLinks(report);
    this.figure = PageFigure.of(report.by());
    this.teams = TeamScorer.score(session).map(TeamSection::new);
  }

  public static String write(PublishedSession published) {
    return page(published).write(style(), "");
  }

  /** The page, for a server, whose style sheets are files. */
  public static HtmlPage page(PublishedSession published) {
    SessionPage page = new SessionPage(published);
    return new HtmlPage(
        GENERATOR, published.report().title(), page.opening(), page.sections(), page.footer());
  }

  /** Whether a file that starts like this was written by this class. */
  public static boolean wrote(String beginning) {
    return HtmlPage.wrote(beginning, GENERATOR);
  }

  /** The rules that the page needs besides those of all pages. */
  public static String style() {
    return StyleSheet.read(SessionPage.class, "bridge.css");
  }

  private List<HtmlNode> opening() {
    SessionHeading heading = session.heading();
    List<HtmlNode> parts = new ArrayList<>();
    parts.add(element("h1", name(report.title())));
    List<String> facts =
        List.of(
            heading.club(), SessionDate.words(heading.date()), competitors(), boards() + " boards");
    Stream<String> known = facts.stream().filter(fact -> !fact.isEmpty());
    parts.add(element("ul.about", known.map(fact -> element("li", name(fact))).toList()));
    if (report.shows(ReportPart.RANKING)) {
      Optional<Element> podium =
          teams.isPresent() ? teams.get().podium() : new RankingSection(published, links).podium();
      podium.ifPresent(parts::add);
    }
    return parts;
  }

  private String competitors() {
    return session
        .teams()
        .map(event -> event.teams().size() + " teams")
        .orElse(session.pairs().size() + " " + links.word() + "s");
  }

  private long boards() {
    return report.scored().travellers().stream().map(ScoredTraveller::number).distinct().count();
  }

  private List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    if (report.shows(ReportPart.RANKING)) {
      teams.ifPresent(section -> sections.addAll(section.sections()));
      sections.add(new RankingSection(published, links).section());
    }
    if (report.shows(ReportPart.TRAVELLERS)) {
      sections.add(new BoardSection(published, links, figure).section());
    }
    if (report.shows(ReportPart.CARDS)) {
      sections.add(new CardSection(published, links, figure).section());
    }
    if (!report.findings().isEmpty()) {
      sections.add(findings());
    }
    return sections;
  }

  private Section findings() {
    HtmlNode lines = HtmlNode.each(report.findings(), finding -> element("li", finding));
    return new Section("check", "To check", List.of(element("ul.findings", lines)));
  }

  private Element footer() {
    HtmlNode files =
        HtmlNode.each(
            published.files(),
            file -> HtmlNode.all(HtmlNode.link(file.name(), file.words()), text(" ")));
    return element("footer", element("p", text("Scored by Agon in exact fractions. "), files));
  }
}
