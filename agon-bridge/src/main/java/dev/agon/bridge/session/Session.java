package dev.agon.bridge.session;

import dev.agon.bridge.Partnership;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * All that was played in a session.
 *
 * @param title empty when the file has none
 * @param winners 1 or 2 where the file says how many there are
 */
public record Session(
    String title, Optional<Integer> winners, List<Pair> pairs, List<Board> boards) {
  public Session {
    pairs = List.copyOf(pairs);
    boards = List.copyOf(boards);
  }

  public Pair pair(int at) {
    return pairs.get(at);
  }

  /** The sections in the order in which they come. */
  public List<String> sections() {
    return Stream.concat(pairs.stream().map(Pair::section), boards.stream().map(Board::section))
        .distinct()
        .toList();
  }

  /** The directions in which each pair sat, by what the boards say. */
  public List<Set<Partnership>> directions() {
    List<Set<Partnership>> directions =
        pairs.stream().map(_ -> (Set<Partnership>) EnumSet.noneOf(Partnership.class)).toList();
    for (Board board : boards) {
      for (TravellerLine result : board.results()) {
        directions.get(result.ns()).add(Partnership.NS);
        result.ew().ifPresent(pair -> directions.get(pair).add(Partnership.EW));
      }
    }
    return directions;
  }
}
