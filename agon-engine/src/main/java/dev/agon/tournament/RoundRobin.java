package dev.agon.tournament;

import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Everybody against everybody, each sitting first against each other; most points are best. */
public final class RoundRobin implements Format {
  private final int entrants;
  private final int games;

  public RoundRobin(int entrants, int games) {
    this.entrants = entrants;
    this.games = games;
  }

  @Override
  public String name() {
    return Formats.ROUND_ROBIN.word();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    if (!played.isEmpty()) {
      return Optional.empty();
    }
    List<Integer> all = IntStream.range(0, entrants).boxed().toList();
    return Optional.of(new Round(List.of(new Group(all, Seatings.ORDERED_PAIRS, games)), 1, 1));
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return Standing.rank(
        total, Comparator.comparingDouble((Integer entrant) -> -total.score(entrant).points()));
  }
}
