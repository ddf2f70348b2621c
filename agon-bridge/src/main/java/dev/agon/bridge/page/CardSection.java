package dev.agon.bridge.page;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

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
import java.util.Optional;
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
    String tricks =
        cells.hasDoubleDummy() ? " DD: tricks for its side, compared with double dummy." : "";
    return "Scores are the " + links.word() + "’s own. " + gain + tricks;
  }

  private Element card(PairTotal total) {
    Pair pair = session.pair(total.pair());
    List<RoleGain> gains = new PairSummary(total, figure, cells).gains();
    return element(
            "article.card",
            heading(pair, total),
            when(!gains.isEmpty(), gains(pair, gains)),
            boards(pair, total))
        .with("id", PageLinks.pairId(total.pair()));
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

  private Element gains(Pair pair, List<RoleGain> gains) {
    List<HtmlNode> rows = new ArrayList<>();
    for (RoleGain gain : gains) {
      String tricks = gain.tricks().map(PageText::signed).orElse("");
      rows.add(
          element(
              "tr",
              element("th", gain.role().describe()).with("scope", "row"),
              element("td.n", String.valueOf(gain.boards())),
              element("td.n", figure.text(gain.mean())),
              element("td.n", PageText.signed(gain.gain().rounded(1, RoundingMode.HALF_UP))),
              when(cells.hasDoubleDummy(), element("td.n", tricks))));
    }
    List<HtmlNode> header = new ArrayList<>();
    header.add(element("th", "where").with("scope", "col"));
    for (String words : List.of("boards", figure.unit(), "gain", "DD")) {
      if (!words.equals("DD") || cells.hasDoubleDummy()) {
        header.add(element("th.n", words).with("scope", "col"));
      }
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

  /** The style sheet knows the columns by their positions, which keeps the page small. */
  private List<String> columns() {
    String others = session.kind() == EventKind.INDIVIDUAL ? "with and against" : "against";
    List<String> columns =
        new ArrayList<>(List.of("board", others, "contract", "score", figure.unit()));
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
    Optional<Partnership> declarer =
        line.result().declared().map(play -> play.declarer().partnership());
    int sign = declarer.equals(Optional.of(side)) ? 1 : -1;
    return element(
        "tr",
        element("td", links.board(line.board())),
        against(line, pair, isNew),
        LineCells.contract(line),
        LineCells.score(line, side),
        cells.coloured(line.score(side)),
        when(cells.hasDoubleDummy(), cells.doubleDummy(line, sign)),
        when(sitsBothWays, element("td", line.result().ew().isPresent() ? side.id() : "")));
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
        String name = session.pair(partner).name();
        boolean isNamed = isNew && !name.isEmpty();
        words.addAll(List.of(text("with "), links.number(partner), text(" ")));
        words.add(when(isNamed, HtmlNode.all(HtmlNode.name(name), text(" "))));
        words.add(text("v "));
      }
    }
    words.addAll(links.numbers(line.result(), side.other()));
    String names =
        opponents(line, side).stream()
            .map(pair -> session.pair(pair).name())
            .filter(name -> !name.isEmpty())
            .collect(Collectors.joining(" & "));
    words.add(when(isNew && !names.isEmpty(), HtmlNode.all(text(" "), HtmlNode.name(names))));
    return element("td", words);
  }
}
