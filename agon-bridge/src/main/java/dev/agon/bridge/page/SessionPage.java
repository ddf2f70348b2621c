package dev.agon.bridge.page;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.text;

import dev.agon.bridge.page.PublishedSession.PageFile;
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
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

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
    try (InputStream sheet = SessionPage.class.getResourceAsStream("bridge.css")) {
      return new String(Objects.requireNonNull(sheet).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<HtmlNode> opening() {
    SessionHeading heading = session.heading();
    List<HtmlNode> parts = new ArrayList<>();
    parts.add(element("h1", name(report.title())));
    List<String> facts =
        List.of(
            heading.club(), SessionDate.words(heading.date()), competitors(), boards() + " boards");
    List<HtmlNode> words = new ArrayList<>();
    for (String fact : facts) {
      if (!fact.isEmpty()) {
        words.add(element("li", name(fact)));
      }
    }
    parts.add(element("ul.about", words));
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
    return new Section(
        "check",
        "To check",
        List.of(
            element(
                "ul.findings",
                report.findings().stream().map(finding -> element("li", finding)).toList())));
  }

  private Element footer() {
    List<HtmlNode> words = new ArrayList<>();
    words.add(text("Scored by Agon in exact fractions. "));
    for (PageFile file : published.files()) {
      words.add(element("a", file.words()).with("href", file.name()));
      words.add(text(" "));
    }
    return element("footer", element("p", words));
  }
}
