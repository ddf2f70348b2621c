package dev.agon.bridge.report;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.Vulnerability;
import dev.agon.bridge.score.PairRanking;
import dev.agon.bridge.score.PairScore;
import dev.agon.bridge.score.PairTotal;
import dev.agon.bridge.score.ScoredLine;
import dev.agon.bridge.score.ScoredTraveller;
import dev.agon.bridge.session.Award;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.duplicate.Fraction;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The figures and names of a session as text, shared by all output formats. */
final class ReportCells {
  static final List<String> RANKING =
      List.of("place", "pair", "name", "boards", "matchpoints", "percent", "imps", "total");
  static final List<String> TRAVELLER =
      List.of("ns,ew,contract,by,tricks,score,ns mp,ew mp,ns %,ew %,ns imps,ew imps".split(","));
  static final List<String> CARD =
      List.of("board", "side", "against", "contract", "by", "tricks", "score", "mp", "%", "imps");

  private final Session session;
  private final boolean hasSections;

  ReportCells(Session session) {
    this.session = session;
    this.hasSections = session.sections().size() > 1;
  }

  List<String> ranking(PairRanking.RankedPair place) {
    return ranking(place, session.pair(place.total().pair()).number());
  }

  /** The same with the pair's section, if the ranking has pairs of several sections. */
  List<String> ranking(PairRanking ranking, PairRanking.RankedPair place) {
    return ranking(place, ranking.number(session, place.total().pair()));
  }

  private List<String> ranking(PairRanking.RankedPair place, String number) {
    PairTotal total = place.total();
    return List.of(
        place.describe(),
        number,
        session.pair(total.pair()).name(),
        String.valueOf(total.boards()),
        hundredths(total.matchpoints()),
        total.percentage().map(ReportCells::hundredths).orElse(""),
        hundredths(total.imps()),
        score(total.score()));
  }

  List<String> traveller(ScoredLine line) {
    return List.of(
        session.numbers(line.result(), Partnership.NS),
        session.numbers(line.result(), Partnership.EW),
        contract(line),
        declarer(line),
        tricks(line),
        score(line),
        of(line, Partnership.NS, PairScore::matchpoints),
        of(line, Partnership.EW, PairScore::matchpoints),
        of(line, Partnership.NS, PairScore::percentage),
        of(line, Partnership.EW, PairScore::percentage),
        of(line, Partnership.NS, PairScore::imps),
        of(line, Partnership.EW, PairScore::imps));
  }

  List<String> card(ScoredLine line, int pair) {
    Partnership side = line.result().side(pair);
    return List.of(
        String.valueOf(line.board().number()),
        line.result().ew().isPresent() ? side.id() : "",
        opponent(line, side),
        contract(line),
        declarer(line),
        tricks(line),
        score(line, side),
        of(line, side, PairScore::matchpoints),
        of(line, side, PairScore::percentage),
        of(line, side, PairScore::imps));
  }

  private String opponent(ScoredLine line, Partnership side) {
    return line.result().ew().isEmpty()
        ? ""
        : line.result().entrants(side.other()).stream()
            .map(session::pair)
            .map(pair -> (pair.number() + " " + pair.name()).strip())
            .collect(Collectors.joining(" + "));
  }

  static String hundredths(Fraction number) {
    return number.rounded(2, RoundingMode.HALF_UP).toString();
  }

  /** Points; whole points have no decimals. */
  static String score(Fraction points) {
    return points.rounded(2, RoundingMode.HALF_UP).stripped().toString();
  }

  private static String of(
      ScoredLine line, Partnership side, Function<PairScore, Fraction> figure) {
    return line.score(side).map(figure).map(ReportCells::hundredths).orElse("");
  }

  static String contract(ScoredLine line) {
    return line.result()
        .declared()
        .map(declared -> declared.contract().toString())
        .orElse(line.result().outcome().play().isPresent() ? "PASS" : "");
  }

  static String declarer(ScoredLine line) {
    return line.result().declared().map(declared -> declared.declarer().id()).orElse("");
  }

  static String tricks(ScoredLine line) {
    return line.result().declared().map(declared -> "" + declared.tricks()).orElse("");
  }

  /** The score from North-South's point of view, or the assigned score, as readers accept it. */
  static String score(ScoredLine line) {
    BoardOutcome outcome = line.result().outcome();
    if (outcome instanceof BoardOutcome.Assigned(Award ns, Award ew)) {
      return ns.equals(ew) && ns instanceof Award.Points
          ? ns.text()
          : "NS " + ns.text() + " EW " + ew.text();
    }
    return outcome.award(Partnership.NS).map(Award::text).orElse("NP");
  }

  /** The score from a side's point of view, or the score that the director assigned to it. */
  private static String score(ScoredLine line, Partnership side) {
    Optional<Award> award = line.result().outcome().award(side);
    if (award.orElse(null) instanceof Award.Points points) {
      return score(side == Partnership.NS ? points.mean() : points.mean().negated());
    }
    return award.map(Award::text).orElse("NP");
  }

  /** The section and side of a ranking; empty if there is only one ranking. */
  String heading(PairRanking ranking) {
    String side = ranking.side().map(Partnership::describe).orElse("");
    return (section("Section ", ranking.section(), " ") + side).strip();
  }

  String heading(ScoredTraveller traveller) {
    String vulnerability = Vulnerability.ofBoard(traveller.number()).describe();
    return section("Section ", traveller.section(), ", ")
        + ("Board " + traveller.number() + ", " + vulnerability);
  }

  /** The text with the section's name in it; empty unless there are several sections. */
  private String section(String before, String section, String after) {
    return !hasSections || section.isEmpty() ? "" : before + section + after;
  }

  String heading(PairTotal total) {
    Pair pair = session.pair(total.pair());
    return "Pair "
        + pair.number()
        + section(" of section ", pair.section(), "")
        + (pair.name().isEmpty() ? "" : ", " + pair.name())
        + total.percentage().map(percent -> ": " + hundredths(percent) + "%").orElse("");
  }
}
