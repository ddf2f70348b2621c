package dev.agon.tournament;

import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.scoring.TieBreak;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Everybody against everybody, each sitting first against each other; most points are best. */
public final class RoundRobin implements Format {
  private final List<String> names;
  private final int games;

  public RoundRobin(List<String> names, int games) {
    this.names = List.copyOf(names);
    this.games = games;
  }

  @Override
  public String name() {
    return Formats.ROUND_ROBIN.word();
  }

  private List<Integer> entrants() {
    return IntStream.range(0, names.size()).boxed().toList();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    return played.isEmpty()
        ? Optional.of(
            Round.from(
                Round.Start.OF_EVENT,
                List.of(new Group(entrants(), Seatings.ORDERED_PAIRS, games))))
        : Optional.empty();
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return new TieBreak(total, names).rank(entrants());
  }
}
