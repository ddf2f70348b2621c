package dev.agon.tournament;

import dev.agon.scoring.Ranking;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.scoring.TieBreak;
import java.util.List;
import java.util.Optional;

/**
 * Everybody against everybody, each sitting first against each other; most points are best. With
 * more seats, every company of so many meets, and everybody sits in each of its seats.
 */
public final class RoundRobin implements Format {
  private static final int PAIR = 2;

  private final Seeding seeding;
  private final Rules rules;

  public RoundRobin(Seeding seeding, Rules rules) {
    this.seeding = seeding;
    this.rules = rules;
  }

  /** Of all as they are listed, two in a match. */
  public RoundRobin(List<String> names, int games) {
    this(Seeding.asListed(names), Rules.usual(games, Ranking.USUAL));
  }

  @Override
  public String name() {
    return Formats.ROUND_ROBIN.word();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    return played.isEmpty()
        ? Optional.of(Round.from(seeding.start(), groups(), Round.Terms.of(rules)))
        : Optional.empty();
  }

  private List<Group> groups() {
    int seats = rules.seats().orElse(PAIR);
    if (seats == PAIR) {
      return List.of(new Group(seeding.seeds(), Seatings.ORDERED_PAIRS, rules.games()));
    }
    return Companies.of(seeding.seeds(), seats, rules.most() / rules.games()).stream()
        .map(company -> new Group(company, Seatings.EACH_SEAT, rules.games()))
        .toList();
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return new TieBreak(total, seeding.names(), seeding.seeds(), rules.ranking().tieBreaks())
        .rank();
  }
}
