package dev.agon.tournament;

import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.scoring.TieBreak;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Everybody at one table, again and again; most points a game are best. Where there are more seats
 * than entrants these sit down several times, in turn.
 */
public final class Table implements Format {
  private final List<String> names;
  private final int seats;
  private final int games;

  /** A table with at least as many seats as there are names. */
  public Table(List<String> names, int seats, int games) {
    this.names = List.copyOf(names);
    this.seats = seats;
    this.games = games;
  }

  @Override
  public String name() {
    return Formats.TABLE.word();
  }

  private List<Integer> entrants() {
    return IntStream.range(0, names.size()).boxed().toList();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    Group table = new Group(entrants(), seats, Seatings.TURNED, games);
    return played.isEmpty()
        ? Optional.of(Round.from(Round.Start.OF_EVENT, List.of(table)))
        : Optional.empty();
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    return TieBreak.perGame(total, names).rank(entrants());
  }
}
