package dev.agon.bridge.page;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.text;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.page.PairSummary.RoleGain;
import dev.agon.bridge.score.PairTotal;
import dev.agon.bridge.score.ScoredLine;
import dev.agon.bridge.session.EventKind;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.Section;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Every pair's own card: its boards, and where it gained and lost. */
final class CardSection {
  private final PublishedSession published;
  private final Session session;
  private final PageLinks links;
  private final PageFigure figure;
  private final LineCells cells;
  private final boolean hasSections;
  private final boolean sitsBothWays;

  CardSection(PublishedSession published, PageLinks links, PageFigure figure) {
    this.published = published;
    this.session = published.report().scored().session();
    this.links = links;
    this.figure = figure;
    this.cells = new LineCells(published.deals(), figure);
    this.hasSections = session.sections().size() > 1;
    this.sitsBothWays = published.report().scored().winners() == 1;
  }

  Section section() {
    List<Element> cards = published.report().scored().totals().stream().map(this::card).toList();
    return new Section(
        "pairs",
        capital(links.word()) + "s",
        List.of(element("p.note", meaning()), element("div.cards", cards)));
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  private String meaning() {
    String gain =
        figure == PageFigure.PERCENT
            ? "Gain: percentage points of the session, compared with 50 % on those boards."
            : "Gain: the IMPs of those boards.";
    return "Scores are the "
        + links.word()
        + "’s own. "
        + gain
        + (cells.hasDoubleDummy() ? " DD: tricks for its side, compared with double dummy." : "");
  }

  private Element card(PairTotal total) {
    Pair pair = session.pair(total.pair());
    List<HtmlNode> parts = new ArrayList<>();
    parts.add(heading(pair, total));
    PairSummary summary = new PairSummary(total, figure, cells);
    if (!summary.gains().isEmpty()) {
      parts.add(gains(pair, summary));
    }
    parts.add(boards(pair, total));
    return element("article.card", parts).with("id", PageLinks.pairId(total.pair()));
  }

  private Element heading(Pair pair, PairTotal total) {
    String section = hasSections ? " of section " + pair.section() : "";
    Element number = element("small", capital(links.word()) + " " + pair.number() + section);
    String percent =
        total.percentage().map(share -> share.rounded(2, RoundingMode.HALF_UP) + " %").orElse("");
    String value =
        figure == PageFigure.PERCENT
            ? percent
            : PageText.signed(total.imps().rounded(2, RoundingMode.HALF_UP)) + " IMPs";
    return element(
        "h3",
        number,
        text(" "),
        pair.name().isEmpty() ? text("") : HtmlNode.name(pair.name()),
        text(" "),
        element("span.total", value));
  }

  private Element gains(Pair pair, PairSummary summary) {
    List<HtmlNode> rows = new ArrayList<>();
    for (RoleGain gain : summary.gains()) {
      List<HtmlNode> row = new ArrayList<>();
      row.add(element("th", gain.role().describe()).with("scope", "row"));
      row.add(element("td.n", String.valueOf(gain.boards())));
      row.add(element("td.n", figure.text(gain.mean())));
      row.add(element("td.n", PageText.signed(gain.gain().rounded(1, RoundingMode.HALF_UP))));
      if (cells.hasDoubleDummy()) {
        row.add(element("td.n", gain.tricks().map(PageText::signed).orElse("")));
      }
      rows.add(element("tr", row));
    }
    List<HtmlNode> header = new ArrayList<>();
    header.add(element("th", "where").with("scope", "col"));
    for (String words : List.of("boards", figure.unit(), "gain")) {
      header.add(element("th.n", words).with("scope", "col"));
    }
    if (cells.hasDoubleDummy()) {
      header.add(element("th.n", "DD").with("scope", "col"));
    }
    String caption = "Where " + links.word() + " " + pair.number() + " gained";
    return HtmlNode.table("table.gains", element("caption.unseen", caption), header, rows);
  }

  private Element boards(Pair pair, PairTotal total) {
    List<HtmlNode> rows = new ArrayList<>();
    List<Integer> before = List.of();
    List<ScoredLine> card =
        total.card().stream()
            .sorted(Comparator.comparingInt(line -> line.board().number()))
            .toList();
    for (ScoredLine line : card) {
      Partnership side = line.result().side(total.pair());
      List<Integer> others = new ArrayList<>(opponents(line, side));
      others.addAll(line.result().entrants(side));
      rows.add(row(line, total.pair(), !others.equals(before)));
      before = others;
    }
    String caption = "The boards of " + links.word() + " " + pair.number();
    return HtmlNode.table(
        "table.own", element("caption.unseen", caption), PageText.columns(columns()), rows);
  }

  private String opponentsColumn() {
    return session.kind() == EventKind.INDIVIDUAL ? "with and against" : "against";
  }

  /** The style sheet knows the columns by their positions, which keeps the page small. */
  private List<String> columns() {
    List<String> columns =
        new ArrayList<>(List.of("board", opponentsColumn(), "contract", "score", figure.unit()));
    if (cells.hasDoubleDummy()) {
      columns.add("DD");
    }
    if (sitsBothWays) {
      columns.add("sat");
    }
    return columns;
  }

  /** A board of a card; opponents and partner are named if they are new to the card. */
  private Element row(ScoredLine line, int pair, boolean isNew) {
    Partnership side = line.result().side(pair);
    List<HtmlNode> row = new ArrayList<>();
    row.add(element("td", links.board(line.board())));
    row.add(against(line, pair, isNew));
    row.add(LineCells.contract(line));
    row.add(LineCells.score(line, side));
    row.add(cells.coloured(line.score(side)));
    if (cells.hasDoubleDummy()) {
      boolean declares =
          line.result()
              .declared()
              .filter(play -> play.declarer().partnership() == side)
              .isPresent();
      row.add(cells.doubleDummy(line, declares ? 1 : -1));
    }
    if (sitsBothWays) {
      row.add(element("td", line.result().ew().isPresent() ? side.id() : ""));
    }
    return element("tr", row);
  }

  /** The opponents; nobody if the file does not name them. */
  private static List<Integer> opponents(ScoredLine line, Partnership side) {
    return line.result().ew().isEmpty() ? List.of() : line.result().entrants(side.other());
  }

  private Element against(ScoredLine line, int own, boolean isNew) {
    Partnership side = line.result().side(own);
    if (opponents(line, side).isEmpty()) {
      return element("td");
    }
    List<HtmlNode> words = new ArrayList<>();
    for (int partner : line.result().entrants(side)) {
      if (partner != own) {
        words.add(text("with "));
        words.add(links.number(partner));
        words.add(text(" "));
        String name = session.pair(partner).name();
        if (isNew && !name.isEmpty()) {
          words.add(HtmlNode.name(name));
          words.add(text(" "));
        }
        words.add(text("v "));
      }
    }
    words.addAll(links.numbers(line.result(), side.other()));
    String names =
        opponents(line, side).stream()
            .map(pair -> session.pair(pair).name())
            .filter(name -> !name.isEmpty())
            .collect(Collectors.joining(" & "));
    if (isNew && !names.isEmpty()) {
      words.add(text(" "));
      words.add(HtmlNode.name(names));
    }
    return element("td", words);
  }
}
