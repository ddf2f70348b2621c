package dev.agon.bridge.score;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.Award;
import dev.agon.bridge.session.Award.Points;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.Session;
import dev.agon.duplicate.Fraction;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Scores a session.
 *
 * <p>Results with points are compared first, board by board. Artificial scores follow, because they
 * may depend on the pair's other boards.
 */
public final class Scorer {
  private static final Fraction AVERAGE = Fraction.of(1, 2);

  private final Session session;
  private final ScoringRules rules;

  private Scorer(Session session, ScoringRules rules) {
    this.session = session;
    this.rules = rules;
  }

  public static ScoredSession score(Session session, ScoringRules rules) {
    return new Scorer(session, rules).run();
  }

  private ScoredSession run() {
    List<TravellerScoring> travellers = TravellerScoring.of(session, rules.acrossSections());
    Map<String, Integer> fields = new TreeMap<>();
    for (TravellerScoring traveller : travellers) {
      fields.merge(traveller.section(), traveller.resultCount(), Math::max);
    }
    for (TravellerScoring traveller : travellers) {
      int field = fields.getOrDefault(traveller.section(), 0);
      for (Partnership side : Partnership.values()) {
        traveller.groups(side).values().forEach(group -> compare(traveller, side, group, field));
      }
    }
    List<Optional<Fraction>> own = ownShares(travellers);
    for (TravellerScoring traveller : travellers) {
      int field = fields.getOrDefault(traveller.section(), 0);
      for (Partnership side : Partnership.values()) {
        addArtificialScores(traveller, side, field, own);
      }
    }
    List<ScoredTraveller> scored = travellers.stream().map(TravellerScoring::traveller).toList();
    return new ScoredSession(session, rules, scored, totals(scored, fields));
  }

  /** Compares the results of a group, given by their lines on the traveller. */
  private void compare(
      TravellerScoring traveller, Partnership side, List<Integer> group, int field) {
    List<Points> points = group.stream().map(line -> traveller.points(side, line)).toList();
    Comparison comparison = new Comparison(points, side == Partnership.NS ? 1 : -1);
    int actual = comparison.size();
    if (rules.policy().usesNeuberg() ? field < 2 : actual < 2) {
      return;
    }
    boolean largest =
        traveller.groups(side).values().stream().allMatch(other -> other.size() <= actual);
    List<Fraction> halves = comparison.halves();
    List<Fraction> imps = imps(comparison);
    for (int i = 0; i < actual; i++) {
      Fraction share =
          rules.policy().usesNeuberg()
              ? rules.neuberg().share(halves.get(i), actual, field, largest)
              : halves.get(i).over(2L * (actual - 1));
      int top = top(actual, field);
      traveller.set(side, group.get(i), pairScore(share, top, imps.get(i), false));
    }
  }

  private int top(int actual, int field) {
    return rules.scale().top(!rules.policy().usesNeuberg() && actual > 1 ? actual : field);
  }

  private PairScore pairScore(Fraction share, int top, Fraction imps, boolean artificial) {
    return switch (rules.policy()) {
      case BOARD_1DP -> rounded(share, top, 1, imps, artificial);
      case BOARD_2DP ->
          rounded(share, top, 2, imps.rounded(2, RoundingMode.HALF_UP).value(), artificial);
      default -> new PairScore(share, share.times(top), top, imps, artificial);
    };
  }

  private static PairScore rounded(
      Fraction share, int top, int decimals, Fraction imps, boolean artificial) {
    if (top <= 0) {
      return new PairScore(share, share.times(top), top, imps, artificial);
    }
    Fraction average = Fraction.of(top, 2);
    Fraction distance =
        share.times(top).minus(average).rounded(decimals, RoundingMode.HALF_DOWN).value();
    Fraction matchpoints = average.plus(distance);
    return new PairScore(matchpoints.over(top), matchpoints, top, imps, artificial);
  }

  private List<Fraction> imps(Comparison comparison) {
    int others = comparison.size() - 1;
    if (others < 1) {
      return Collections.nCopies(comparison.size(), Fraction.ZERO);
    }
    return switch (rules.imps()) {
      case CROSS -> comparison.crossImps().stream().map(sum -> sum.over(others)).toList();
      case TOTAL -> comparison.crossImps();
      case BUTLER -> comparison.butlerImps();
    };
  }

  /** The mean share of each pair on the boards on which it was compared. */
  private List<Optional<Fraction>> ownShares(List<TravellerScoring> travellers) {
    List<Fraction> sums =
        new ArrayList<>(Collections.nCopies(session.pairs().size(), Fraction.ZERO));
    int[] counts = new int[sums.size()];
    for (TravellerScoring traveller : travellers) {
      for (Partnership side : Partnership.values()) {
        for (int line = 0; line < traveller.size(); line++) {
          Optional<PairScore> score = traveller.score(side, line);
          if (score.isPresent()) {
            for (int pair : traveller.result(line).entrants(side)) {
              sums.set(pair, sums.get(pair).plus(score.get().share()));
              counts[pair]++;
            }
          }
        }
      }
    }
    List<Optional<Fraction>> own = new ArrayList<>();
    for (int pair = 0; pair < counts.length; pair++) {
      own.add(
          counts[pair] == 0 ? Optional.empty() : Optional.of(sums.get(pair).over(counts[pair])));
    }
    return own;
  }

  private void addArtificialScores(
      TravellerScoring traveller, Partnership side, int field, List<Optional<Fraction>> own) {
    int actual = traveller.groups(side).values().stream().mapToInt(List::size).sum();
    int top = Math.max(0, top(actual, field));
    for (int line = 0; line < traveller.size(); line++) {
      List<Integer> entrants = traveller.result(line).entrants(side);
      Optional<Award> award = traveller.award(side, line);
      if (entrants.isEmpty() || award.isEmpty()) {
        continue;
      }
      Optional<Fraction> share = award.get().share(mean(entrants, own));
      if (share.isPresent()) {
        traveller.set(
            side, line, pairScore(share.get(), top, artificialImps(award.get(), actual), true));
      }
    }
  }

  /** The mean of the players' own shares, without those who were compared on no board. */
  private static Optional<Fraction> mean(List<Integer> entrants, List<Optional<Fraction>> own) {
    List<Fraction> shares = entrants.stream().map(own::get).flatMap(Optional::stream).toList();
    return shares.stream().reduce(Fraction::plus).map(sum -> sum.over(shares.size()));
  }

  /** Three IMPs for average plus, none for average, and proportional for other percentages. */
  private Fraction artificialImps(Award award, int actual) {
    Fraction share = award.share(Optional.empty()).orElse(AVERAGE);
    Fraction imps = share.minus(AVERAGE).times(30);
    return rules.imps() == ImpMethod.TOTAL ? imps.times(Math.max(0, actual - 1)) : imps;
  }

  private List<PairTotal> totals(List<ScoredTraveller> travellers, Map<String, Integer> fields) {
    List<PairSum> sums = session.pairs().stream().map(_ -> new PairSum()).toList();
    for (ScoredTraveller traveller : travellers) {
      int top = Math.max(0, rules.scale().top(fields.getOrDefault(traveller.section(), 0)));
      for (ScoredLine line : traveller.lines()) {
        for (Partnership side : Partnership.values()) {
          line.result().entrants(side).forEach(pair -> sums.get(pair).add(line, side, top));
        }
      }
    }
    Map<String, Integer> mostBoards = new TreeMap<>();
    for (int pair = 0; pair < sums.size(); pair++) {
      mostBoards.merge(field(pair), sums.get(pair).scores, Math::max);
    }
    List<PairTotal> totals = new ArrayList<>();
    for (int pair = 0; pair < sums.size(); pair++) {
      int boards = mostBoards.getOrDefault(field(pair), 0);
      totals.add(sums.get(pair).total(pair, boards));
    }
    return totals;
  }

  /** The section that a pair is compared in; empty if all sections are one field. */
  private String field(int pair) {
    return rules.acrossSections() ? "" : session.pair(pair).section();
  }

  private final class PairSum {
    private final List<ScoredLine> card = new ArrayList<>();
    private int boards;
    private int scores;
    private long tops;
    private long ownTops;
    private Fraction points = Fraction.ZERO;
    private Fraction shares = Fraction.ZERO;
    private Fraction matchpoints = Fraction.ZERO;
    private Fraction imps = Fraction.ZERO;

    void add(ScoredLine line, Partnership side, int top) {
      card.add(line);
      BoardOutcome outcome = line.result().outcome();
      if (outcome.award(side).isPresent()) {
        boards++;
      }
      if (outcome.award(side).orElse(null) instanceof Points awarded) {
        Fraction mean = awarded.mean();
        points = side == Partnership.NS ? points.plus(mean) : points.minus(mean);
      }
      line.score(side)
          .ifPresent(
              score -> {
                scores++;
                tops += top;
                ownTops += score.top();
                shares = shares.plus(score.share());
                matchpoints = matchpoints.plus(score.matchpoints());
                imps = imps.plus(score.imps());
              });
    }

    /** The total, by the most boards that a pair of the field has scores for. */
    PairTotal total(int pair, int mostBoards) {
      if (scores == 0) {
        return total(pair, matchpoints, Optional.empty(), imps);
      }
      return switch (rules.policy()) {
        case ROUNDED_TOTAL -> {
          Fraction total = hundredths(matchpoints);
          yield total(pair, total, percentage(total, tops), imps);
        }
        case SUM_OF_TOPS -> total(pair, matchpoints, percentage(matchpoints, ownTops), imps);
        case SCALED_TOTAL -> scaled(pair, mostBoards, imps);
        case CAPPED_GAIN -> scaled(pair, mostBoards, CappedGains.imps(pair, card));
        default -> total(pair, matchpoints, Optional.of(shares.times(100).over(scores)), imps);
      };
    }

    private PairTotal total(
        int pair, Fraction total, Optional<Fraction> percentage, Fraction allImps) {
      return new PairTotal(pair, boards, points, total, percentage, allImps, card);
    }

    private static Optional<Fraction> percentage(Fraction total, long tops) {
      return tops == 0 ? Optional.empty() : Optional.of(total.times(100).over(tops));
    }

    private static Fraction hundredths(Fraction figure) {
      return figure.rounded(2, RoundingMode.HALF_UP).value();
    }

    /** Rounded at one for each pair beaten, whatever the scale of the rules is. */
    private PairTotal scaled(int pair, int mostBoards, Fraction ownImps) {
      int win = rules.scale().matchpointsPerWin();
      Fraction total = hundredths(matchpoints.over(win).times(mostBoards).over(scores)).times(win);
      Fraction allImps = hundredths(hundredths(ownImps).times(mostBoards).over(scores));
      Fraction allTops = Fraction.of(tops).times(mostBoards).over(scores);
      Optional<Fraction> percentage =
          tops == 0 ? Optional.empty() : Optional.of(total.times(100).over(allTops));
      return total(pair, total, percentage, allImps);
    }
  }
}
