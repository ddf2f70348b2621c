package dev.agon.bridge.page;

import static dev.agon.html.HtmlNode.element;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.deal.Deal;
import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.score.PairScore;
import dev.agon.bridge.score.ScoredLine;
import dev.agon.bridge.session.Award;
import dev.agon.html.HtmlNode.Element;
import java.math.RoundingMode;
import java.util.Optional;

/** The cells of a result that travellers and cards share. */
record LineCells(Deals deals, PageFigure figure) {
  /** Contract, declarer and result; empty for a score without them. */
  static Element contract(ScoredLine line) {
    return line.result()
        .declared()
        .map(PageText::played)
        .orElseGet(() -> element("td", line.result().outcome().play().isPresent() ? "Pass" : ""));
  }

  /** The score from a side's point of view, or the score that the director assigned to it. */
  static Element score(ScoredLine line, Partnership side) {
    Optional<Award> award = line.result().outcome().award(side);
    if (award.orElse(null) instanceof Award.Points points) {
      return element(
          "td",
          PageText.signed(
              (side == Partnership.NS ? points.mean() : points.mean().negated())
                  .rounded(0, RoundingMode.HALF_UP)));
    }
    return element("td", award.map(Award::text).orElse("not played"));
  }

  /** Declarer's tricks minus those of double dummy; empty if either is not known. */
  Optional<Integer> tricksAgainstDoubleDummy(ScoredLine line) {
    return line.result()
        .declared()
        .flatMap(
            declared ->
                deals
                    .board(line.board().number())
                    .flatMap(Deal::tricks)
                    .map(
                        table ->
                            declared.tricks()
                                - table.tricks(declared.declarer(), declared.contract().strain())));
  }

  boolean hasDoubleDummy() {
    return deals.deals().stream().anyMatch(deal -> deal.tricks().isPresent());
  }

  /** The tricks against double dummy: sign 1 for the declarer, -1 for the defenders. */
  Element doubleDummy(ScoredLine line, int sign) {
    return element(
        "td",
        tricksAgainstDoubleDummy(line)
            .map(tricks -> tricks == 0 ? "=" : PageText.signed(sign * tricks))
            .orElse(""));
  }

  Element figure(Optional<PairScore> score) {
    return element("td", score.map(figure::of).map(figure::text).orElse(""));
  }

  /** The pair's figure for the board, coloured from bad to good. */
  Element coloured(Optional<PairScore> score) {
    return score
        .map(given -> figure(score).in(figure.shadeClass(figure.of(given))))
        .orElseGet(() -> element("td"));
  }

  static Element matchpoints(Optional<PairScore> score) {
    return element(
        "td",
        score
            .map(given -> given.matchpoints().rounded(2, RoundingMode.HALF_UP))
            .map(points -> PageText.number(points.stripped()))
            .orElse(""));
  }
}
