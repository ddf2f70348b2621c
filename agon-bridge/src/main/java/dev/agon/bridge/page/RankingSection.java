package dev.agon.bridge.page;

import static dev.agon.bridge.page.PageText.column;
import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.table;
import static dev.agon.html.HtmlNode.when;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.score.ImpMethod;
import dev.agon.bridge.score.MatchpointScale;
import dev.agon.bridge.score.PairRanking;
import dev.agon.bridge.score.PairRanking.RankedPair;
import dev.agon.bridge.score.PairStrata;
import dev.agon.bridge.score.PairTotal;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.ScoredSession;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Session;
import dev.agon.duplicate.Fraction;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.HtmlPage;
import dev.agon.html.Section;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The ranking of each field, and who won. */
final class RankingSection {
  private final ScoredSession scored;
  private final Session session;
  private final RankingMeasure by;
  private final List<PairRanking> rankings;
  private final PageLinks links;
  private final PairStrata strata;
  private final boolean boardsDiffer;

  RankingSection(PublishedSession published, PageLinks links) {
    this.scored = published.report().scored();
    this.session = scored.session();
    this.by = published.report().by();
    this.rankings = scored.rankings(by);
    this.links = links;
    this.strata = published.strata();
    this.boardsDiffer = scored.totals().stream().mapToInt(PairTotal::boards).distinct().count() > 1;
  }

  /** The first three, or the first of each field; nothing before a board is played. */
  Optional<Element> podium() {
    List<Element> places = new ArrayList<>();
    for (PairRanking ranking : rankings) {
      for (RankedPair place : ranking.places()) {
        int rank = place.rank().orElse(Integer.MAX_VALUE);
        if (rank <= (rankings.size() == 1 ? HtmlPage.MEDALS : 1)) {
          places.add(medal(ranking, place, rank));
        }
      }
    }
    return HtmlPage.podium("winners", places);
  }

  private Element medal(PairRanking ranking, RankedPair place, int rank) {
    String field = heading(ranking);
    String value = value(place.total()).map(this::withUnit).orElse("");
    String below = field.isEmpty() ? value : field + ", " + value;
    return HtmlPage.medal(rank, links.pairName(place.total().pair()), below);
  }

  private String withUnit(Fraction value) {
    String number = text(value);
    return switch (by) {
      case PERCENT -> number + " %";
      case MATCHPOINTS -> number + " matchpoints";
      case TOTAL -> number + " points";
      case IMPS -> number + " IMPs";
    };
  }

  private String text(Fraction value) {
    return switch (by) {
      case PERCENT, MATCHPOINTS -> PageText.number(value.rounded(2, RoundingMode.HALF_UP));
      case TOTAL -> PageText.signed(value.rounded(0, RoundingMode.HALF_UP));
      case IMPS -> PageText.signed(value.rounded(2, RoundingMode.HALF_UP));
    };
  }

  private Optional<Fraction> value(PairTotal total) {
    return total.boards() == 0 ? Optional.empty() : by.of(total);
  }

  /** The section and side of a field; empty if there is only one. */
  private String heading(PairRanking ranking) {
    boolean named = session.sections().size() > 1 && !ranking.section().isEmpty();
    String section = named ? "Section " + ranking.section() + " " : "";
    return (section + ranking.side().map(Partnership::describe).orElse("")).strip();
  }

  Section section() {
    List<HtmlNode> parts = new ArrayList<>();
    parts.add(element("div.fields-of-pairs", rankings.stream().map(this::field).toList()));
    parts.add(element("p.note", scoring()));
    if (strata.hasHandicaps()) {
      parts.add(element("h3", "With handicap"));
      parts.add(element("div.fields-of-pairs", rankings.stream().map(this::netField).toList()));
    }
    String title = session.teams().isPresent() ? "Pairs of the teams" : "Ranking";
    return new Section("ranking", title, parts);
  }

  private Element field(PairRanking ranking) {
    String heading = heading(ranking);
    List<HtmlNode> header =
        List.of(
            column("place", "n rank"),
            column("no.", "n rank"),
            column(links.word(), ""),
            column(unit(), "n main"),
            each(strata.names(), stratum -> column(stratum, "n stratum")),
            when(hasMatchpoints(), column("MP", "n wide")),
            when(boardsDiffer, column("boards", "n wide")));
    List<PairRanking> inStrata = strata.names().stream().map(name -> in(name, ranking)).toList();
    List<Element> rows =
        ranking.places().stream().map(place -> row(ranking, place, inStrata)).toList();
    Element caption =
        element("caption.unseen", heading.isEmpty() ? "Ranking" : "Ranking " + heading);
    Element table = table("table.ranking", caption, header, rows);
    return element("div", when(!heading.isEmpty(), element("h3", heading)), table);
  }

  /** Whether matchpoints have a column of their own. */
  private boolean hasMatchpoints() {
    return by == RankingMeasure.PERCENT || by == RankingMeasure.TOTAL;
  }

  private String unit() {
    return switch (by) {
      case PERCENT -> "%";
      case MATCHPOINTS -> "MP";
      case TOTAL -> "points";
      case IMPS -> "IMPs";
    };
  }

  /** The ranking of a field in a stratum, in which all pairs of lower strata are ranked too. */
  private PairRanking in(String stratum, PairRanking ranking) {
    List<PairTotal> totals =
        ranking.places().stream()
            .map(RankedPair::total)
            .filter(total -> strata.isRanked(total.pair(), stratum))
            .toList();
    return PairRanking.of(ranking.section(), ranking.side(), totals, this::value);
  }

  private Element netField(PairRanking ranking) {
    List<Element> header =
        List.of(
            column("place", "n rank"),
            column(links.word(), ""),
            column(unit(), "n"),
            column("handicap", "n"),
            column("net", "n main"));
    List<PairTotal> totals = ranking.places().stream().map(RankedPair::total).toList();
    PairRanking net =
        PairRanking.of(ranking.section(), ranking.side(), totals, total -> strata.net(total, by));
    List<HtmlNode> rows = new ArrayList<>();
    for (RankedPair place : net.places()) {
      PairTotal total = place.total();
      Fraction handicap = strata.handicap(total.pair());
      rows.add(
          element(
              "tr",
              element("td.n.rank", place.describe()),
              element("th", links.pairName(total.pair())).with("scope", "row"),
              element("td.n", value(total).map(this::text).orElse("")),
              element("td.n", PageText.signed(handicap.rounded(2, RoundingMode.HALF_UP))),
              element("td.n.main", strata.net(total, by).map(this::text).orElse(""))));
    }
    String heading = heading(ranking);
    Element caption =
        element("caption", heading.isEmpty() ? "With handicap" : heading)
            .in(heading.isEmpty() ? "unseen" : "field");
    return element("div", table("table.ranking", caption, header, rows));
  }

  private Element row(PairRanking ranking, RankedPair place, List<PairRanking> inStrata) {
    PairTotal total = place.total();
    String matchpoints = PageText.number(total.matchpoints().rounded(2, RoundingMode.HALF_UP));
    return element(
        "tr",
        element("td.n.rank", place.describe()),
        element("td.n.rank", ranking.number(session, total.pair())),
        element("th", links.pairName(total.pair())).with("scope", "row"),
        element("td.n.main", value(total).map(this::text).orElse("")),
        each(inStrata, stratum -> element("td.n", rank(total.pair(), stratum))),
        when(hasMatchpoints(), element("td.n.wide", matchpoints)),
        when(boardsDiffer, element("td.n.wide", String.valueOf(total.boards()))));
  }

  private static String rank(int pair, PairRanking stratum) {
    return stratum.places().stream()
        .filter(place -> place.total().pair() == pair)
        .map(RankedPair::describe)
        .findFirst()
        .orElse("");
  }

  private static String imps(ImpMethod method) {
    return switch (method) {
      case CROSS -> "IMPs against all other results of the board, their mean";
      case TOTAL -> "IMPs against all other results of the board, their sum";
      case BUTLER -> "IMPs against the mean score of the board";
    };
  }

  /** How the figures were computed, in one line. */
  private String scoring() {
    ScoringRules rules = scored.rules();
    String compared =
        switch (by) {
          case PERCENT, MATCHPOINTS ->
              "Matchpoints, %d for each result beaten and %s for a tie%s."
                  .formatted(
                      rules.scale().matchpointsPerWin(),
                      rules.scale() == MatchpointScale.TWO ? "1" : "½",
                      rules.policy().usesNeuberg()
                          ? "; boards with fewer results by Neuberg’s formula"
                          : "");
          case IMPS -> imps(rules.imps()) + ".";
          case TOTAL -> "The sum of the scores at the table.";
        };
    String strataWords =
        strata.names().isEmpty()
            ? ""
            : " "
                + String.join(", ", strata.names())
                + ": the places in the strata; a pair is also ranked in all higher ones.";
    return compared
        + strataWords
        + (boardsDiffer ? " Not all pairs played the same number of boards." : "");
  }
}
