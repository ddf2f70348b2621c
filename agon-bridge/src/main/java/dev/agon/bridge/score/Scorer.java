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
 * <p>First what was played is compared, board by board. What the director gave is filled in
 * afterwards, since it may depend on how the pair did otherwise.
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
    List<TravellerScoring> sheets = TravellerScoring.of(session, rules.across());
    Map<String, Integer> fields = new TreeMap<>();
    for (TravellerScoring sheet : sheets) {
      fields.merge(sheet.section(), sheet.results(), Math::max);
    }
    for (TravellerScoring sheet : sheets) {
      int field = fields.getOrDefault(sheet.section(), 0);
      for (Partnership side : Partnership.values()) {
        sheet.groups(side).values().forEach(group -> compare(sheet, side, group, field));
      }
    }
    List<Optional<Fraction>> own = ownShares(sheets);
    for (TravellerScoring sheet : sheets) {
      int field = fields.getOrDefault(sheet.section(), 0);
      for (Partnership side : Partnership.values()) {
        fillIn(sheet, side, field, own);
      }
    }
    List<ScoredTraveller> travellers = sheets.stream().map(TravellerScoring::traveller).toList();
    return new ScoredSession(session, rules, travellers, totals(travellers, fields));
  }

  /** Compares the results of a group; they are given by their places on the sheet. */
  private void compare(TravellerScoring sheet, Partnership side, List<Integer> group, int field) {
    List<Points> points = group.stream().map(line -> sheet.points(side, line)).toList();
    Comparison comparison = new Comparison(points, side == Partnership.NS ? 1 : -1);
    int actual = comparison.size();
    if (rules.policy() == RoundingPolicy.SIMPLE ? actual < 2 : field < 2) {
      return;
    }
    boolean largest =
        sheet.groups(side).values().stream().allMatch(other -> other.size() <= actual);
    List<Fraction> halves = comparison.halves();
    List<Fraction> imps = imps(comparison);
    for (int i = 0; i < actual; i++) {
      Fraction share =
          rules.policy() == RoundingPolicy.SIMPLE
              ? halves.get(i).over(2L * (actual - 1))
              : rules.neuberg().share(halves.get(i), actual, field, largest);
      int top = top(actual, field);
      sheet.set(side, group.get(i), mark(share, top, imps.get(i), false));
    }
  }

  /** The most that can be had where so many results are compared. */
  private int top(int actual, int field) {
    return rules
        .scale()
        .top(rules.policy() == RoundingPolicy.SIMPLE && actual > 1 ? actual : field);
  }

  private PairScore mark(Fraction share, int top, Fraction imps, boolean artificial) {
    Fraction matchpoints = share.times(top);
    if (rules.policy() != RoundingPolicy.BOARD_1DP || top <= 0) {
      return new PairScore(share, matchpoints, imps, artificial);
    }
    Fraction average = Fraction.of(top, 2);
    Fraction rounded =
        average.plus(Fraction.of(matchpoints.minus(average).rounded(1, RoundingMode.HALF_DOWN)));
    return new PairScore(rounded.over(top), rounded, imps, artificial);
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

  /** The mean share of each pair on the boards that it was compared on. */
  private List<Optional<Fraction>> ownShares(List<TravellerScoring> sheets) {
    List<Fraction> sums =
        new ArrayList<>(Collections.nCopies(session.pairs().size(), Fraction.ZERO));
    int[] counts = new int[sums.size()];
    for (TravellerScoring sheet : sheets) {
      for (Partnership side : Partnership.values()) {
        for (int line = 0; line < sheet.size(); line++) {
          Optional<Integer> pair = sheet.result(line).pair(side);
          Optional<PairScore> mark = sheet.mark(side, line);
          if (pair.isPresent() && mark.isPresent()) {
            sums.set(pair.get(), sums.get(pair.get()).plus(mark.get().share()));
            counts[pair.get()]++;
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

  private void fillIn(
      TravellerScoring sheet, Partnership side, int field, List<Optional<Fraction>> own) {
    int actual = sheet.groups(side).values().stream().mapToInt(List::size).sum();
    int top = Math.max(0, top(actual, field));
    for (int line = 0; line < sheet.size(); line++) {
      Optional<Integer> pair = sheet.result(line).pair(side);
      Optional<Award> award = sheet.award(side, line);
      if (pair.isEmpty() || award.isEmpty()) {
        continue;
      }
      Optional<Fraction> share = award.get().share(own.get(pair.get()));
      if (share.isPresent()) {
        sheet.set(side, line, mark(share.get(), top, impsOf(award.get(), actual), true));
      }
    }
  }

  /** Three IMPs for average plus, none for average, and in proportion for other percentages. */
  private Fraction impsOf(Award award, int actual) {
    Fraction share = award.share(Optional.empty()).orElse(AVERAGE);
    Fraction imps = share.minus(AVERAGE).times(30);
    return rules.imps() == ImpMethod.TOTAL ? imps.times(Math.max(0, actual - 1)) : imps;
  }

  private List<PairTotal> totals(List<ScoredTraveller> travellers, Map<String, Integer> fields) {
    List<Adder> adders = session.pairs().stream().map(_ -> new Adder()).toList();
    for (ScoredTraveller traveller : travellers) {
      int top = Math.max(0, rules.scale().top(fields.getOrDefault(traveller.section(), 0)));
      for (ScoredLine line : traveller.lines()) {
        for (Partnership side : Partnership.values()) {
          line.result().pair(side).ifPresent(pair -> adders.get(pair).add(line, side, top));
        }
      }
    }
    List<PairTotal> totals = new ArrayList<>();
    for (int pair = 0; pair < adders.size(); pair++) {
      totals.add(adders.get(pair).total(pair));
    }
    return totals;
  }

  /** Adds up a pair's boards. */
  private final class Adder {
    private final List<ScoredLine> card = new ArrayList<>();
    private int boards;
    private int marks;
    private long tops;
    private Fraction score = Fraction.ZERO;
    private Fraction shares = Fraction.ZERO;
    private Fraction matchpoints = Fraction.ZERO;
    private Fraction imps = Fraction.ZERO;

    void add(ScoredLine line, Partnership side, int top) {
      card.add(line);
      BoardOutcome outcome = line.result().outcome();
      if (outcome.award(side).isPresent()) {
        boards++;
      }
      if (outcome.award(side).orElse(null) instanceof Points points) {
        score = side == Partnership.NS ? score.plus(points.mean()) : score.minus(points.mean());
      }
      line.mark(side)
          .ifPresent(
              mark -> {
                marks++;
                tops += top;
                shares = shares.plus(mark.share());
                matchpoints = matchpoints.plus(mark.matchpoints());
                imps = imps.plus(mark.imps());
              });
    }

    PairTotal total(int pair) {
      Fraction points = matchpoints;
      Optional<Fraction> percentage =
          marks == 0 ? Optional.empty() : Optional.of(shares.times(100).over(marks));
      if (rules.policy() == RoundingPolicy.ROUNDED_TOTAL) {
        points = Fraction.of(matchpoints.rounded(2, RoundingMode.HALF_UP));
        percentage = tops == 0 ? Optional.empty() : Optional.of(points.times(100).over(tops));
      }
      return new PairTotal(pair, boards, score, points, percentage, imps, card);
    }
  }
}
