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

/** The figures that a file's own program published, against those that come out here. */
public final class PublishedFigures {
  private final Session session;

  public PublishedFigures(Session session) {
    this.session = session;
  }

  /** How many percentages and places were published. */
  public long figures() {
    return session.pairs().stream()
        .map(Pair::published)
        .mapToLong(
            published ->
                (published.percentage().isPresent() ? 1 : 0)
                    + (published.place().isPresent() ? 1 : 0))
        .sum();
  }

  /** What differs under these rules, a line for each. */
  public List<String> differences(ScoringRules rules) {
    List<String> differences = new ArrayList<>();
    int decimals =
        decimals(session.pairs().stream().map(pair -> pair.published().percentage()).toList());
    for (PairRanking ranking : Scorer.score(session, rules).rankings(RankingMeasure.PERCENT)) {
      for (PairRanking.Place place : ranking.places()) {
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

  private Optional<String> comparePlace(Pair pair, PairRanking.Place place) {
    return pair.published()
        .place()
        .filter(published -> !Objects.equals(published, place.rank().orElse(null)))
        .filter(published -> place.rank().isPresent() || published != 0)
        .map(
            published ->
                name(pair) + ": place " + published + " published, " + place.words() + " computed");
  }

  private String name(Pair pair) {
    return "pair "
        + pair.number()
        + pair.direction()
            .filter(side -> !pair.number().endsWith(side.name()))
            .map(side -> " " + side)
            .orElse("")
        + (session.sections().size() < 2 ? "" : " of section " + pair.section());
  }

  /**
   * What differs in the matchpoints of travellers. Programs write them on either scale, with or
   * without Neuberg's formula; what fits best is taken to be meant.
   */
  private List<String> matchpoints(ScoringRules rules) {
    List<ScoringRules> meanings = new ArrayList<>();
    for (RoundingPolicy policy : List.of(rules.policy(), RoundingPolicy.SIMPLE)) {
      for (MatchpointScale scale : MatchpointScale.values()) {
        meanings.add(rules.with(policy).with(scale));
      }
    }
    return meanings.stream()
        .map(meaning -> matchpointsAs(Scorer.score(session, meaning)))
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
    Optional<PairScore> mark = line.mark(side);
    Optional<BigDecimal> published = result.published(side);
    if (pair.isEmpty() || mark.isEmpty() || published.isEmpty()) {
      return Optional.empty();
    }
    BigDecimal computed = mark.get().matchpoints().rounded(decimals, RoundingMode.HALF_UP);
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
