package dev.agon.tournament;

import dev.agon.scoring.Cut;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.scoring.TieBreak;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Everybody against everybody, each sitting first against each other; most points are best. Where
 * it may end early it is played in equal parts, and is over after the part that decides the cut.
 */
public final class RoundRobin implements Format {
  private final List<String> names;
  private final int games;
  private final Optional<Cut> stop;

  public RoundRobin(List<String> names, int games) {
    this(names, games, Optional.empty());
  }

  /** One that is over when the cut is decided. */
  public RoundRobin(List<String> names, int games, Optional<Cut> stop) {
    this.names = List.copyOf(names);
    this.games = games;
    this.stop = stop;
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
    int parts = stop.isPresent() ? Math.min(games, Cut.LOOKS) : 1;
    if (played.size() == parts || isDecided(played, parts)) {
      return Optional.empty();
    }
    Round.Start start = played.isEmpty() ? Round.Start.OF_EVENT : played.getLast().round().after();
    int gamesOfPart = gamesAfter(played.size() + 1, parts) - gamesAfter(played.size(), parts);
    return Optional.of(
        Round.from(start, List.of(new Group(entrants(), Seatings.ORDERED_PAIRS, gamesOfPart))));
  }

  /** How many games of each seating have been played after so many of the parts. */
  private int gamesAfter(int part, int parts) {
    return (int) ((long) games * part / parts);
  }

  private boolean isDecided(List<PlayedRound> played, int parts) {
    if (stop.isEmpty() || played.isEmpty()) {
      return false;
    }
    Tally tally = new Tally(names.size());
    played.forEach(round -> tally.add(round.tally()));
    double share = (double) gamesAfter(played.size(), parts) / games;
    return stop.get().isDecided(standings(played, tally), share);
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return new TieBreak(total, names).rank(entrants());
  }
}
