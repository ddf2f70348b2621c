package dev.agon.bridge.score;

import dev.agon.bridge.Side;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A session that has been scored.
 *
 * @param totals of the session's pairs, in their order
 */
public record Scored(Session session, Rules rules, List<Traveller> travellers, List<Total> totals) {
  public Scored {
    travellers = List.copyOf(travellers);
    totals = List.copyOf(totals);
  }

  /** How many winners there are: as the director says, else the file, else who sat where. */
  public int winners() {
    return rules
        .winners()
        .or(session::winners)
        .orElseGet(
            () -> {
              List<Set<Side>> directions = session.directions();
              boolean apart = directions.stream().noneMatch(sides -> sides.size() > 1);
              boolean both = directions.stream().anyMatch(sides -> sides.contains(Side.EW));
              return apart && both ? 2 : 1;
            });
  }

  /** A ranking for each field of pairs that compete with each other. */
  public List<Ranking> rankings(Measure by) {
    List<Optional<Side>> sides = sides();
    List<Ranking> rankings = new ArrayList<>();
    for (String section : rules.across() ? List.of("") : session.sections()) {
      for (Optional<Side> side : winners() == 1 ? ONE_FIELD : TWO_FIELDS) {
        List<Total> field =
            totals.stream()
                .filter(total -> rules.across() || pair(total).section().equals(section))
                .filter(total -> side.isEmpty() || sides.get(total.pair()).equals(side))
                .toList();
        if (!field.isEmpty()) {
          rankings.add(Ranking.of(section, side, field, by));
        }
      }
    }
    return rankings;
  }

  private static final List<Optional<Side>> ONE_FIELD = List.of(Optional.empty());
  private static final List<Optional<Side>> TWO_FIELDS =
      List.of(Optional.of(Side.NS), Optional.of(Side.EW));

  private Pair pair(Total total) {
    return session.pair(total.pair());
  }

  /** Where each pair belongs in a movement with two winners. */
  private List<Optional<Side>> sides() {
    List<Set<Side>> directions = session.directions();
    List<Optional<Side>> sides = new ArrayList<>();
    for (int pair = 0; pair < directions.size(); pair++) {
      Set<Side> sat = directions.get(pair);
      Side usual = sat.isEmpty() || sat.contains(Side.NS) ? Side.NS : Side.EW;
      sides.add(Optional.of(session.pair(pair).direction().orElse(usual)));
    }
    return sides;
  }
}
