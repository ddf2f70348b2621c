package dev.agon.tournament;

import dev.agon.rating.EarlyStop;
import dev.agon.scoring.RankingRules;
import dev.agon.scoring.Standing;
import dev.agon.scoring.StandingsRanker;
import dev.agon.scoring.Tally;
import java.util.List;
import java.util.Optional;

/**
 * Everybody against everybody, each sitting first against each other; most points are best. With
 * more seats, every company of so many meets, and everybody sits in each of its seats. Where it may
 * end early it is played in equal parts, and is over after the part that decides the cut.
 */
public final class RoundRobin implements Format {
  private static final int PAIR = 2;

  private final Seeding seeding;
  private final StageRules rules;

  public RoundRobin(Seeding seeding, StageRules rules) {
    this.seeding = seeding;
    this.rules = rules;
  }

  /** Of all as they are listed, two in a match. */
  public RoundRobin(List<String> names, int games) {
    this(Seeding.asListed(names), StageRules.usual(games, RankingRules.DEFAULT));
  }

  @Override
  public String name() {
    return Formats.ROUND_ROBIN.id();
  }

  /** In how many parts it is played at most. */
  private int parts() {
    return rules.stop().isPresent() ? Math.min(rules.games(), EarlyStop.LOOKS) : 1;
  }

  /** How many games of each seating have been played after so many of the parts. */
  private int gamesAfter(int part) {
    return (int) ((long) rules.games() * part / parts());
  }

  @Override
  public boolean isOver(List<PlayedRound> played) {
    return played.size() >= parts() || isDecided(played);
  }

  private boolean isDecided(List<PlayedRound> played) {
    if (rules.stop().isEmpty() || played.isEmpty()) {
      return false;
    }
    Tally tally = new Tally(seeding.names().size());
    played.forEach(round -> tally.add(round.tally()));
    double share = (double) gamesAfter(played.size()) / rules.games();
    return rules.stop().get().isDecided(standings(played, tally), share);
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    if (isOver(played)) {
      return Optional.empty();
    }
    Round.Start from = played.isEmpty() ? seeding.start() : played.getLast().round().after();
    int games = gamesAfter(played.size() + 1) - gamesAfter(played.size());
    return Optional.of(Round.from(from, groups(games), Round.Terms.of(rules)));
  }

  private List<Group> groups(int games) {
    int seats = rules.seats().orElse(PAIR);
    if (seats == PAIR) {
      return List.of(new Group(seeding.seeds(), Seatings.ORDERED_PAIRS, games));
    }
    return Lineups.of(seeding.seeds(), seats, rules.most() / rules.games()).stream()
        .map(company -> new Group(company, Seatings.EACH_SEAT, games))
        .toList();
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return new StandingsRanker(total, seeding.names(), seeding.seeds(), rules.ranking().tieBreaks())
        .rank();
  }
}
