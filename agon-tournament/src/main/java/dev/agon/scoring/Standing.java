package dev.agon.scoring;

import dev.agon.api.PublicApi;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A line of the standings.
 *
 * @param rank counted from 1; equal entrants share a rank
 * @param tieBreaker what placed it behind the line above; empty if no tie-break was needed
 */
public record Standing(
    @PublicApi int rank,
    @PublicApi int entrant,
    @PublicApi Score score,
    Optional<TieBreaker> tieBreaker) {
  /** A line that no tie-break placed. */
  public Standing(int rank, int entrant, Score score) {
    this(rank, entrant, score, Optional.empty());
  }

  /** What tables call the tie-break; empty text if there is none. */
  @PublicApi
  public String decidedBy() {
    return tieBreaker.map(TieBreaker::title).orElse("");
  }

  /** Ranks groups of entrants, best first; the entrants of a group share a rank. */
  public static List<Standing> shared(List<List<Integer>> places, Tally tally) {
    List<Standing> standings = new ArrayList<>();
    for (List<Integer> place : places) {
      int rank = standings.size() + 1;
      place.forEach(entrant -> standings.add(new Standing(rank, entrant, tally.score(entrant))));
    }
    return standings;
  }

  /** Ranks these entrants by an order, best first; equal entrants stay in the given order. */
  public static List<Standing> rank(
      List<Integer> entrants, Tally tally, Comparator<Integer> bestFirst) {
    List<Integer> order = new ArrayList<>(entrants);
    order.sort(bestFirst);
    List<Standing> standings = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      boolean level = i > 0 && bestFirst.compare(order.get(i - 1), order.get(i)) == 0;
      int rank = level ? standings.getLast().rank() : i + 1;
      standings.add(new Standing(rank, order.get(i), tally.score(order.get(i))));
    }
    return standings;
  }
}
