package dev.agon.bridge.check;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.score.MatchpointScale;
import dev.agon.bridge.score.PairScore;
import dev.agon.bridge.score.RoundingPolicy;
import dev.agon.bridge.score.ScoredLine;
import dev.agon.bridge.score.ScoredSession;
import dev.agon.bridge.score.ScoredTraveller;
import dev.agon.bridge.score.Scorer;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Session;
import dev.agon.duplicate.Decimal;
import dev.agon.duplicate.Fraction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compares the matchpoints or IMPs on the travellers.
 *
 * <p>Programs write matchpoints on either scale, those of short boards with or without Neuberg's
 * formula, even in one file. What gives the fewest differences is used: the scale and the rounding
 * for the file, the formula for each board.
 */
final class LineFigures {
  private final Session session;
  private final boolean byImps;
  private final String unit;
  private final int mostDecimals;

  LineFigures(Session session) {
    this.session = session;
    this.byImps = session.scoring().ranksByImps();
    this.unit = byImps ? " IMPs" : " matchpoints";
    this.mostDecimals =
        FigureRounding.mostDecimals(
            session.boards().stream()
                .flatMap(board -> board.results().stream())
                .flatMap(result -> Stream.of(result.publishedNs(), result.publishedEw())));
  }

  FigureGroup check(ScoringRules rules) {
    List<FigureGroup> readings = new ArrayList<>();
    for (FigureRounding rounding : FigureRounding.values()) {
      String mode = rounding == FigureRounding.HALF_UP ? "" : ", rounded " + rounding.describe();
      if (byImps) {
        readings.add(
            group(Scorer.score(session, rules), rules.imps().id() + " IMPs" + mode, rounding));
      } else {
        for (MatchpointScale scale : MatchpointScale.values()) {
          ScoringRules on = rules.with(scale);
          readings.add(byBoard(on, "the scale of " + scale.id() + mode, rounding));
        }
      }
    }
    return readings.stream()
        .min(Comparator.comparingInt(reading -> reading.differences().size()))
        .orElseThrow();
  }

  private FigureGroup group(ScoredSession scored, String reading, FigureRounding rounding) {
    List<String> differences = new ArrayList<>();
    scored.travellers().forEach(board -> differences.addAll(compare(board, rounding)));
    return new FigureGroup("IMPs on travellers", count(), reading, differences);
  }

  private FigureGroup byBoard(ScoringRules rules, String reading, FigureRounding rounding) {
    ScoredSession factored = Scorer.score(session, rules);
    ScoredSession plain = Scorer.score(session, rules.with(RoundingPolicy.SIMPLE));
    List<String> differences = new ArrayList<>();
    List<ScoredTraveller> notFactored = new ArrayList<>();
    for (int at = 0; at < factored.travellers().size(); at++) {
      ScoredTraveller board = factored.travellers().get(at);
      List<String> with = compare(board, rounding);
      List<String> without = with.isEmpty() ? with : compare(plain.travellers().get(at), rounding);
      if (without.size() < with.size()) {
        notFactored.add(board);
      }
      differences.addAll(without.size() < with.size() ? without : with);
    }
    return new FigureGroup(
        "matchpoints on travellers", count(), reading + describe(notFactored), differences);
  }

  private static String describe(List<ScoredTraveller> notFactored) {
    if (notFactored.isEmpty()) {
      return "";
    }
    String which = notFactored.size() == 1 ? ", board " : ", boards ";
    return notFactored.stream()
        .map(board -> String.valueOf(board.number()))
        .collect(Collectors.joining(", ", which, " not factored"));
  }

  private long count() {
    return session.boards().stream()
        .flatMap(board -> board.results().stream())
        .mapToLong(
            result ->
                (result.publishedNs().isPresent() ? 1 : 0)
                    + (result.publishedEw().isPresent() ? 1 : 0))
        .sum();
  }

  private List<String> compare(ScoredTraveller board, FigureRounding rounding) {
    List<String> differences = new ArrayList<>();
    for (ScoredLine line : board.lines()) {
      for (Partnership side : Partnership.values()) {
        compare(board, line, side, rounding).ifPresent(differences::add);
      }
    }
    return differences;
  }

  private Optional<String> compare(
      ScoredTraveller board, ScoredLine line, Partnership side, FigureRounding rounding) {
    Optional<Decimal> published = line.result().published(side);
    Optional<Fraction> computed =
        line.score(side).map(byImps ? PairScore::imps : PairScore::matchpoints);
    if (published.isEmpty()
        || computed.isEmpty()
        || line.result().pair(side).isEmpty()
        || rounding.equal(published.get(), computed.get(), mostDecimals)) {
      return Optional.empty();
    }
    return Optional.of(
        "board %d, %s: %s%s published, %s computed"
            .formatted(
                board.number(),
                line.result().pair(side).map(session::pair).map(session::name).orElseThrow(),
                published.get(),
                unit,
                rounding.like(published.get(), computed.get(), mostDecimals)));
  }
}
