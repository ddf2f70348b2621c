package dev.agon.bridge.score;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A session that has been scored.
 *
 * @param totals of the pairs, in the order of the session
 */
public record ScoredSession(
    Session session, ScoringRules rules, List<ScoredTraveller> travellers, List<PairTotal> totals) {
  private static final List<Optional<Partnership>> ONE_FIELD = List.of(Optional.empty());
  private static final List<Optional<Partnership>> TWO_FIELDS =
      List.of(Optional.of(Partnership.NS), Optional.of(Partnership.EW));

  public ScoredSession {
    travellers = List.copyOf(travellers);
    totals = List.copyOf(totals);
  }

  /** The number of winners: from the rules, else from the file, else from how the pairs sat. */
  public int winners() {
    return rules
        .winners()
        .or(session::winners)
        .orElseGet(
            () -> {
              List<Set<Partnership>> directions = session.directions();
              boolean nobodySatBothWays = directions.stream().noneMatch(sides -> sides.size() > 1);
              boolean somebodySatEw =
                  directions.stream().anyMatch(sides -> sides.contains(Partnership.EW));
              return nobodySatBothWays && somebodySatEw ? 2 : 1;
            });
  }

  public List<PairRanking> rankings(RankingMeasure by) {
    List<Optional<Partnership>> sides = sides();
    List<PairRanking> rankings = new ArrayList<>();
    for (String section : rules.acrossSections() ? List.of("") : session.sections()) {
      for (Optional<Partnership> side : winners() == 1 ? ONE_FIELD : TWO_FIELDS) {
        List<PairTotal> field =
            totals.stream()
                .filter(total -> rules.acrossSections() || pair(total).section().equals(section))
                .filter(total -> side.isEmpty() || sides.get(total.pair()).equals(side))
                .toList();
        if (!field.isEmpty()) {
          rankings.add(PairRanking.of(section, side, field, by::of));
        }
      }
    }
    return rankings;
  }

  private Pair pair(PairTotal total) {
    return session.pair(total.pair());
  }

  /** The side that each pair is ranked in, in a movement with two winners. */
  private List<Optional<Partnership>> sides() {
    List<Set<Partnership>> directions = session.directions();
    List<Optional<Partnership>> sides = new ArrayList<>();
    for (int pair = 0; pair < directions.size(); pair++) {
      Set<Partnership> sat = directions.get(pair);
      Partnership played =
          sat.isEmpty() || sat.contains(Partnership.NS) ? Partnership.NS : Partnership.EW;
      sides.add(Optional.of(session.pair(pair).direction().orElse(played)));
    }
    return sides;
  }
}
