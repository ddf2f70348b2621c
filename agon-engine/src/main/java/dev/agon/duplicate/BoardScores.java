package dev.agon.duplicate;

import dev.agon.game.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What everybody has on the board that is being played. Boards come one after the other, and each
 * is played equally often.
 */
public final class BoardScores {
  private final int matches;
  private final double[] points;
  private final boolean[] plays;

  /** Where results are compared. */
  private final Optional<BoardResults> traveller;

  private int entered;

  public BoardScores(int entrants, int matches, Optional<BoardResults> traveller) {
    this.matches = matches;
    this.points = new double[entrants];
    this.plays = new boolean[entrants];
    this.traveller = traveller;
  }

  public int matches() {
    return matches;
  }

  /** Whether each result is worth what it is among the others. */
  public boolean isCompared() {
    return traveller.isPresent();
  }

  /** Enters a match, on a new sheet if the board before it is over. */
  public void enter(List<Integer> seats, Outcome scored) {
    if (isOver()) {
      Arrays.fill(points, 0);
      Arrays.fill(plays, false);
      entered = 0;
    }
    for (int seat = 0; seat < scored.seats(); seat++) {
      int who = seats.get(seat);
      plays[who] = true;
      points[who] += isCompared() ? 0 : scored.points(seat);
    }
    traveller.ifPresent(slip -> slip.enter(entered, seats, scored));
    entered++;
    if (isOver()) {
      traveller.ifPresent(slip -> slip.addTo(points));
    }
  }

  /** Whether everybody has played the board. */
  public boolean isOver() {
    return entered == matches;
  }

  public boolean plays(int entrant) {
    return plays[entrant];
  }

  /** What an entrant has on a board that is over. */
  public double points(int entrant) {
    return points[entrant];
  }
}
