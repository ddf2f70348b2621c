package dev.agon.scoring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A line of the standings.
 *
 * @param rank from 1; equal ones share it
 * @param decidedBy what set it behind the line above where the main measure did not; else empty
 */
public record Standing(int rank, int entrant, Score score, String decidedBy) {

  /** Ranks these entrants, best first as the order says; equal ones stay in the order given. */
  public static List<Standing> rank(
      List<Integer> entrants, Tally tally, Comparator<Integer> bestFirst) {
    List<Integer> order = new ArrayList<>(entrants);
    order.sort(bestFirst);
    List<Standing> standings = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      boolean level = i > 0 && bestFirst.compare(order.get(i - 1), order.get(i)) == 0;
      int rank = level ? standings.getLast().rank() : i + 1;
      standings.add(new Standing(rank, order.get(i), tally.score(order.get(i)), ""));
    }
    return standings;
  }
}
