package dev.agon.bridge.check;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.score.MatchpointScale;
import dev.agon.bridge.score.PairRanking;
import dev.agon.bridge.score.PairScore;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.RoundingPolicy;
import dev.agon.bridge.score.ScoredLine;
import dev.agon.bridge.score.ScoredSession;
import dev.agon.bridge.score.ScoredTraveller;
import dev.agon.bridge.score.Scorer;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.duplicate.Fraction;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Compares the figures in a file, computed by the program that wrote it, with our own. */
public final class PublishedFigures {
  private final Session session;

  public PublishedFigures(Session session) {
    this.session = session;
  }

  /** The number of published percentages and places. */
  public long count() {
    return session.pairs().stream()
        .map(Pair::published)
        .mapToLong(
            published ->
                (published.percentage().isPresent() ? 1 : 0)
                    + (published.place().isPresent() ? 1 : 0))
        .sum();
  }

  /** The differences under these rules, one line each. */
  public List<String> differences(ScoringRules rules) {
    List<String> differences = new ArrayList<>();
    int decimals =
        decimals(session.pairs().stream().map(pair -> pair.published().percentage()).toList());
    for (PairRanking ranking : Scorer.score(session, rules).rankings(RankingMeasure.PERCENT)) {
      for (PairRanking.RankedPair place : ranking.places()) {
        Pair pair = session.pair(place.total().pair());
        comparePercentage(pair, place.total().percentage(), decimals).ifPresent(differences::add);
        comparePlace(pair, place).ifPresent(differences::add);
      }
    }
    differences.addAll(matchpoints(rules));
    return differences;
  }

  private static int decimals(Collection<Optional<BigDecimal>> published) {
    return published.stream().flatMap(Optional::stream).mapToInt(BigDecimal::scale).max().orElse(0);
  }

  private Optional<String> comparePercentage(Pair pair, Optional<Fraction> computed, int decimals) {
    Optional<BigDecimal> rounded =
        computed.map(fraction -> fraction.rounded(decimals, RoundingMode.HALF_UP));
    return pair.published()
        .percentage()
        .filter(
            published ->
                rounded.isEmpty()
                    ? published.signum() != 0
                    : published.compareTo(rounded.get()) != 0)
        .map(
            published ->
                name(pair)
                    + ": "
                    + published.toPlainString()
                    + "% published, "
                    + rounded.map(value -> value.toPlainString() + "%").orElse("none")
                    + " computed");
  }

  private Optional<String> comparePlace(Pair pair, PairRanking.RankedPair place) {
    return pair.published()
        .place()
        .filter(published -> !Objects.equals(published, place.rank().orElse(null)))
        .filter(published -> place.rank().isPresent() || published != 0)
        .map(
            published ->
                name(pair)
                    + ": place "
                    + published
                    + " published, "
                    + place.describe()
                    + " computed");
  }

  private String name(Pair pair) {
    return "pair "
        + pair.number()
        + pair.direction()
            .filter(side -> !pair.number().endsWith(side.id()))
            .map(side -> " " + side.id())
            .orElse("")
        + (session.sections().size() < 2 ? "" : " of section " + pair.section());
  }

  /**
   * The differences in the matchpoints of travellers. Programs write them on either scale, with or
   * without Neuberg's formula; the interpretation with the fewest differences is chosen.
   */
  private List<String> matchpoints(ScoringRules rules) {
    List<ScoringRules> interpretations = new ArrayList<>();
    for (RoundingPolicy policy : List.of(rules.policy(), RoundingPolicy.SIMPLE)) {
      for (MatchpointScale scale : MatchpointScale.values()) {
        interpretations.add(rules.with(policy).with(scale));
      }
    }
    return interpretations.stream()
        .map(interpretation -> matchpointsAs(Scorer.score(session, interpretation)))
        .min(Comparator.comparingInt(List::size))
        .orElseThrow();
  }

  private List<String> matchpointsAs(ScoredSession scored) {
    int decimals =
        decimals(
            session.boards().stream()
                .map(Board::results)
                .flatMap(List::stream)
                .flatMap(result -> Stream.of(result.publishedNs(), result.publishedEw()))
                .toList());
    List<String> differences = new ArrayList<>();
    for (ScoredTraveller traveller : scored.travellers()) {
      for (ScoredLine line : traveller.lines()) {
        for (Partnership side : Partnership.values()) {
          compareMatchpoints(traveller, line, side, decimals).ifPresent(differences::add);
        }
      }
    }
    return differences;
  }

  private Optional<String> compareMatchpoints(
      ScoredTraveller traveller, ScoredLine line, Partnership side, int decimals) {
    TravellerLine result = line.result();
    Optional<Integer> pair = result.pair(side);
    Optional<PairScore> score = line.score(side);
    Optional<BigDecimal> published = result.published(side);
    if (pair.isEmpty() || score.isEmpty() || published.isEmpty()) {
      return Optional.empty();
    }
    BigDecimal computed = score.get().matchpoints().rounded(decimals, RoundingMode.HALF_UP);
    return published.get().compareTo(computed) == 0
        ? Optional.empty()
        : Optional.of(
            "board "
                + traveller.number()
                + ", "
                + name(session.pair(pair.get()))
                + ": "
                + published.get().toPlainString()
                + " matchpoints published, "
                + computed.toPlainString()
                + " computed");
  }
}
