package dev.agon.bridge.check;

import dev.agon.bridge.score.ImpMethod;
import dev.agon.bridge.score.Neuberg;
import dev.agon.bridge.score.PairRanking;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.RoundingPolicy;
import dev.agon.bridge.score.ScoredSession;
import dev.agon.bridge.score.Scorer;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.BoardScoring;
import dev.agon.bridge.session.EventKind;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.duplicate.Decimal;
import dev.agon.duplicate.Fraction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Compares the figures in a file, computed by the program that wrote it, with our own: percentages
 * with percentages, IMPs with IMPs, team scores with team scores, each with its own number of
 * decimals.
 */
public final class PublishedFigures {
  /** The policies that make a difference for IMPs. */
  private static final List<RoundingPolicy> IMP_POLICIES =
      List.of(
          RoundingPolicy.EXACT,
          RoundingPolicy.BOARD_2DP,
          RoundingPolicy.SCALED_TOTAL,
          RoundingPolicy.CAPPED_GAIN);

  /** The policies that make a difference for matchpoints. */
  private static final List<RoundingPolicy> MATCHPOINT_POLICIES =
      Arrays.stream(RoundingPolicy.values())
          .filter(policy -> policy != RoundingPolicy.CAPPED_GAIN)
          .toList();

  private final Session session;
  private final boolean byImps;
  private final int mostDecimals;

  public PublishedFigures(Session session) {
    this.session = session;
    this.byImps = session.scoring().ranksByImps();
    this.mostDecimals = FigureRounding.mostDecimals(session.pairs().stream().map(this::total));
  }

  public long count() {
    return session.teams().map(TeamFigures::count).orElseGet(this::pairCount);
  }

  private long pairCount() {
    return session.pairs().stream()
        .flatMap(pair -> Stream.of(total(pair), pair.published().place()))
        .filter(Optional::isPresent)
        .count();
  }

  private Optional<Decimal> total(Pair pair) {
    return byImps ? pair.published().total() : pair.published().percentage();
  }

  /**
   * The rules that may have been used, the most usual first.
   *
   * @param rules what is not tried out
   * @param policy the only policy to try, if there is one
   * @param neuberg the only rule for small groups to try, if there is one
   */
  public List<ScoringRules> candidates(
      ScoringRules rules, Optional<RoundingPolicy> policy, Optional<Neuberg> neuberg) {
    List<Boolean> acrossSections =
        rules.acrossSections() || session.sections().size() < 2
            ? List.of(rules.acrossSections())
            : List.of(false, true);
    List<RoundingPolicy> policies =
        policy.map(List::of).orElse(byImps ? IMP_POLICIES : MATCHPOINT_POLICIES);
    List<ScoringRules> candidates = new ArrayList<>();
    for (RoundingPolicy tried : policies) {
      for (boolean across : acrossSections) {
        ScoringRules with = rules.with(tried).withAcrossSections(across);
        if (byImps) {
          impMethods().forEach(method -> candidates.add(with.with(method)));
        } else if (tried.usesNeuberg() && neuberg.isEmpty()) {
          Arrays.stream(Neuberg.values()).map(with::with).forEach(candidates::add);
        } else {
          candidates.add(with);
        }
      }
    }
    return candidates;
  }

  private List<ImpMethod> impMethods() {
    return session.scoring() == BoardScoring.BUTLER
        ? List.of(ImpMethod.BUTLER)
        : Arrays.asList(ImpMethod.values());
  }

  /** The rules in words, without those that do not matter for the event. */
  public String describe(ScoringRules rules) {
    return (byImps ? rules.imps().id() + " IMPs, " : "")
        + rules.policy().id()
        + (byImps || !rules.policy().usesNeuberg() ? "" : ", Neuberg " + rules.neuberg().id())
        + (session.sections().size() < 2
            ? ""
            : rules.acrossSections() ? ", across" : ", by section");
  }

  public FigureCheck check(ScoringRules rules) {
    List<FigureGroup> groups = new ArrayList<>();
    if (session.kind() == EventKind.TEAMS) {
      groups.addAll(TeamFigures.check(session));
    }
    ScoredSession scored = Scorer.score(session, rules);
    FigureGroup pairs =
        Arrays.stream(FigureRounding.values())
            .map(rounding -> pairs(scored, rounding))
            .min(Comparator.comparingInt(group -> group.differences().size()))
            .orElseThrow();
    groups.add(pairs);
    groups.add(new LineFigures(session).check(rules));
    return new FigureCheck(
        rules,
        Stream.concat(
                groups.stream().limit(1),
                groups.stream().skip(1).filter(group -> group.count() > 0))
            .toList());
  }

  private FigureGroup pairs(ScoredSession scored, FigureRounding rounding) {
    List<String> differences = new ArrayList<>();
    RankingMeasure by = byImps ? RankingMeasure.IMPS : RankingMeasure.PERCENT;
    for (PairRanking ranking : scored.rankings(by)) {
      for (PairRanking.RankedPair place : ranking.places()) {
        Pair pair = session.pair(place.total().pair());
        Optional<Fraction> computed =
            byImps ? Optional.of(place.total().imps()) : place.total().percentage();
        compare(pair, computed, rounding).ifPresent(differences::add);
        if (session.kind() != EventKind.TEAMS) {
          comparePlace(pair, place).ifPresent(differences::add);
        }
      }
    }
    String what =
        session.kind() == EventKind.TEAMS
            ? "IMP totals of pairs"
            : byImps ? "IMP totals and places" : "percentages and places";
    String mode = rounding == FigureRounding.HALF_UP ? "" : ", rounded " + rounding.describe();
    return new FigureGroup(what, pairCount(), describe(scored.rules()) + mode, differences);
  }

  private Optional<String> compare(
      Pair pair, Optional<Fraction> computed, FigureRounding rounding) {
    String unit = byImps ? " IMPs" : "%";
    return total(pair)
        .filter(
            published ->
                computed
                    .map(figure -> !rounding.equal(published, figure, mostDecimals))
                    .orElse(published.signum() != 0))
        .map(
            published ->
                "%s: %s%s published, %s computed"
                    .formatted(
                        session.name(pair),
                        published,
                        unit,
                        computed
                            .map(figure -> rounding.like(published, figure, mostDecimals) + unit)
                            .orElse("none")));
  }

  private Optional<String> comparePlace(Pair pair, PairRanking.RankedPair place) {
    return pair.published()
        .place()
        .filter(published -> !Objects.equals(published, place.rank().orElse(null)))
        .filter(published -> place.rank().isPresent() || published != 0)
        .map(
            published ->
                "%s: place %d published, %s computed"
                    .formatted(session.name(pair), published, place.describe()));
  }
}
