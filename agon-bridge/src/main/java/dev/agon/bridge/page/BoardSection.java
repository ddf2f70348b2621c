package dev.agon.bridge.page;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.bridge.Direction;
import dev.agon.bridge.Partnership;
import dev.agon.bridge.Vulnerability;
import dev.agon.bridge.deal.Deal;
import dev.agon.bridge.score.PairScore;
import dev.agon.bridge.score.ScoredLine;
import dev.agon.bridge.score.ScoredTraveller;
import dev.agon.duplicate.Fraction;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.Section;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Every board: its hands, and its results from the best for North-South down. */
final class BoardSection {
  private final PublishedSession published;
  private final PageLinks links;
  private final PageFigure figure;
  private final LineCells cells;
  private final List<String> sections;
  private final boolean hasSections;

  BoardSection(PublishedSession published, PageLinks links, PageFigure figure) {
    this.published = published;
    this.links = links;
    this.figure = figure;
    this.cells = new LineCells(published.deals(), figure);
    this.sections = published.report().scored().session().sections();
    this.hasSections = sections.size() > 1;
  }

  Section section() {
    List<ScoredTraveller> travellers =
        published.report().scored().travellers().stream()
            .sorted(
                Comparator.comparingInt(
                        (ScoredTraveller traveller) -> sections.indexOf(traveller.section()))
                    .thenComparingInt(ScoredTraveller::number))
            .toList();
    List<HtmlNode> parts = new ArrayList<>();
    if (travellers.isEmpty()) {
      parts.add(element("p", "No board has been played yet; each appears here with its results."));
    } else {
      parts.add(
          element("ul.chips", travellers.stream().map(this::chip).toList())
              .with("aria-label", "boards"));
      travellers.forEach(traveller -> parts.add(board(traveller)));
      parts.add(element("p.note", meaning()));
    }
    return new Section("boards", "Boards", parts);
  }

  private Element chip(ScoredTraveller traveller) {
    String words = (hasSections ? traveller.section() : "") + traveller.number();
    return element("li", HtmlNode.link("#" + id(traveller), words));
  }

  private String id(ScoredTraveller traveller) {
    return links.boardId(traveller.section(), traveller.number());
  }

  private Element board(ScoredTraveller traveller) {
    Optional<Deal> deal = published.deals().board(traveller.number());
    HtmlNode hands = deal.<HtmlNode>map(of -> new HandDiagram(of).figure()).orElse(HtmlNode.none());
    return element("article", heading(traveller, deal), hands, traveller(traveller))
        .in(deal.isPresent() ? "board with-deal" : "board")
        .with("id", id(traveller));
  }

  private Element heading(ScoredTraveller traveller, Optional<Deal> deal) {
    Direction dealer = deal.map(Deal::dealer).orElse(Deal.dealerOfBoard(traveller.number()));
    Vulnerability vulnerability =
        deal.map(Deal::vulnerability).orElse(Vulnerability.ofBoard(traveller.number()));
    String section =
        hasSections && !traveller.section().isEmpty()
            ? "Section " + traveller.section() + ", "
            : "";
    return element(
        "h3",
        text(section + "Board " + traveller.number() + " "),
        element("small", dealer.describe() + " deals, " + vulnerability.describe()));
  }

  private Element traveller(ScoredTraveller traveller) {
    List<ScoredLine> lines = new ArrayList<>(traveller.lines());
    lines.sort(
        Comparator.comparing((ScoredLine line) -> line.score(Partnership.NS).isEmpty())
            .thenComparing(this::figureOfNs, Comparator.reverseOrder()));
    return HtmlNode.table(
            "table",
            element("caption.unseen", "Results of board " + traveller.number()),
            PageText.columns(columns()),
            lines.stream().map(this::row).toList())
        .in(hasMatchpoints() ? "traveller mp" : "traveller");
  }

  private Fraction figureOfNs(ScoredLine line) {
    return line.score(Partnership.NS).map(figure::of).orElse(Fraction.ZERO);
  }

  private boolean hasMatchpoints() {
    return figure == PageFigure.PERCENT;
  }

  /** The style sheet knows the columns by their positions, which keeps the page small. */
  private List<String> columns() {
    List<String> columns = new ArrayList<>(List.of("NS", "EW", "contract", "score"));
    if (hasMatchpoints()) {
      columns.addAll(List.of("NS MP", "EW MP"));
    }
    columns.addAll(List.of("NS " + figure.unit(), "EW " + figure.unit()));
    if (cells.hasDoubleDummy()) {
      columns.add("DD");
    }
    return columns;
  }

  private Element row(ScoredLine line) {
    Optional<PairScore> ns = line.score(Partnership.NS);
    Optional<PairScore> ew = line.score(Partnership.EW);
    return element(
        "tr",
        element("td", links.numbers(line.result(), Partnership.NS)),
        element("td", links.numbers(line.result(), Partnership.EW)),
        LineCells.contract(line),
        LineCells.score(line, Partnership.NS),
        when(hasMatchpoints(), LineCells.matchpoints(ns)),
        when(hasMatchpoints(), LineCells.matchpoints(ew)),
        cells.coloured(ns),
        cells.figure(ew),
        when(cells.hasDoubleDummy(), cells.doubleDummy(line, 1)));
  }

  private String meaning() {
    String doubleDummy =
        " DD: declarer’s tricks compared with double dummy, where all four see all cards and play"
            + " perfectly. Makes: the highest level that wins so. Small numbers: high-card points.";
    return "Scores are North-South’s." + (cells.hasDoubleDummy() ? doubleDummy : "");
  }
}
