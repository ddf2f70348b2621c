package dev.agon.tournament;

import dev.agon.scoring.Standing;
import dev.agon.scoring.StandingsRanker;
import dev.agon.scoring.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The first against all the others, who do not meet each other. Since the challengers play more,
 * points for each game decide.
 */
public final class Gauntlet implements Format {
  private final Seeding seeding;
  private final StageRules rules;

  /** Some challengers, fewer than there are players. */
  public Gauntlet(Seeding seeding, StageRules rules) {
    this.seeding = seeding;
    this.rules = rules;
  }

  @Override
  public String name() {
    return Formats.GAUNTLET.id();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    if (!played.isEmpty()) {
      return Optional.empty();
    }
    List<Integer> seeds = seeding.seeds();
    List<Group> groups = new ArrayList<>();
    for (int challenger : seeds.subList(0, rules.challengers())) {
      for (int other : seeds.subList(rules.challengers(), seeds.size())) {
        List<Integer> pair = List.of(challenger, other);
        groups.add(new Group(pair, Seatings.ORDERED_PAIRS, rules.games()));
      }
    }
    return Optional.of(Round.from(seeding.start(), groups, Round.Terms.of(rules)));
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return new StandingsRanker(total, seeding.names(), seeding.seeds(), rules.ranking().tieBreaks())
        .rankPerGame();
  }
}
