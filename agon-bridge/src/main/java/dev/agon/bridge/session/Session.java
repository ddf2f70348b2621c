package dev.agon.bridge.session;

import dev.agon.bridge.Partnership;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A session: its pairs, and the results of its boards.
 *
 * @param title empty when the file has none
 * @param winners the number of winners, 1 or 2, if the file says so
 */
public record Session(
    String title, Optional<Integer> winners, List<Pair> pairs, List<Board> boards) {
  public Session {
    pairs = List.copyOf(pairs);
    boards = List.copyOf(boards);
  }

  public Pair pair(int index) {
    return pairs.get(index);
  }

  /** The sections in the order of the file. It goes through all pairs and boards. */
  public List<String> sections() {
    return Stream.concat(pairs.stream().map(Pair::section), boards.stream().map(Board::section))
        .distinct()
        .toList();
  }

  /** The directions in which each pair sat on the boards, in the order of the pairs. */
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
