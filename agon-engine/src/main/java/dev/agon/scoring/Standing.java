package dev.agon.scoring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A line of the standings.
 *
 * @param rank from 1; equal ones share it
 */
public record Standing(int rank, int entrant, Score score) {

  /** Ranks the entrants, best first as the order says; equal ones stay in listing order. */
  public static List<Standing> rank(Tally tally, Comparator<Integer> bestFirst) {
    List<Integer> order = new ArrayList<>();
    for (int entrant = 0; entrant < tally.entrants(); entrant++) {
      order.add(entrant);
    }
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
