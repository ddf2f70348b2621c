package dev.agon.tournament;

import dev.agon.scoring.Standing;
import dev.agon.scoring.StandingsRanker;
import dev.agon.scoring.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The matches that the organiser lists, and no others. In the first game of a match everybody sits
 * as listed, in each further one a seat further.
 */
public final class Matchups implements Format {
  private final Seeding seeding;
  private final StageRules rules;

  /** Matches whose names are all among the players'. */
  public Matchups(Seeding seeding, StageRules rules) {
    this.seeding = seeding;
    this.rules = rules;
  }

  @Override
  public String name() {
    return Formats.MATCHUPS.id();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    if (!played.isEmpty()) {
      return Optional.empty();
    }
    List<Group> groups = new ArrayList<>();
    for (Matchup matchup : rules.matchups()) {
      List<Integer> seats = matchup.names().stream().map(seeding.names()::indexOf).toList();
      groups.add(new Group(seats, Seatings.TURNED, rules.games()));
    }
    return Optional.of(Round.from(seeding.start(), groups, Round.Terms.of(rules)));
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return new StandingsRanker(total, seeding.names(), seeding.seeds(), rules.ranking().tieBreaks())
        .rank();
  }
}
