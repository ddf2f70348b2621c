package dev.agon.tournament;

import dev.agon.scoring.RankingRules;
import dev.agon.scoring.Standing;
import dev.agon.scoring.StandingsRanker;
import dev.agon.scoring.Tally;
import java.util.List;
import java.util.Optional;

/**
 * Everybody at one table, again and again; most points a game are best. Where there are more seats
 * than entrants these sit down several times, in turn.
 */
public final class Table implements Format {
  private final Seeding seeding;
  private final StageRules rules;

  /** A table with at least as many seats as there are players. */
  public Table(Seeding seeding, StageRules rules) {
    this.seeding = seeding;
    this.rules = rules;
  }

  /** Of all as they are listed. */
  public Table(List<String> names, int seats, int games) {
    this(Seeding.asListed(names), StageRules.usual(games, RankingRules.DEFAULT).withSeats(seats));
  }

  @Override
  public String name() {
    return Formats.TABLE.id();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    List<Integer> seeds = seeding.seeds();
    int seats = rules.seats().orElse(seeds.size());
    Group table = new Group(seeds, seats, Seatings.TURNED, rules.games());
    return played.isEmpty()
        ? Optional.of(Round.from(seeding.start(), List.of(table), Round.Terms.of(rules)))
        : Optional.empty();
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return new StandingsRanker(total, seeding.names(), seeding.seeds(), rules.ranking().tieBreaks())
        .rankPerGame();
  }
}
