package dev.agon.duplicate;

import dev.agon.game.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The points of all entrants on the board in progress. Boards are played one after the other, each
 * equally often.
 */
public final class BoardScores {
  private final int matches;
  private final double[] points;
  private final int[] games;

  /** Compares results, if the scoring does. */
  private final Optional<BoardResults> traveller;

  private int entered;

  public BoardScores(int entrants, int matches, Optional<BoardResults> traveller) {
    this.matches = matches;
    this.points = new double[entrants];
    this.games = new int[entrants];
    this.traveller = traveller;
  }

  public int matches() {
    return matches;
  }

  public boolean isCompared() {
    return traveller.isPresent();
  }

  /** Adds a match, without seats if it has no result; starts a new board if the last is over. */
  public void enter(List<Integer> seats, Outcome scored) {
    if (isOver()) {
      Arrays.fill(points, 0);
      Arrays.fill(games, 0);
      entered = 0;
    }
    for (int seat = 0; seat < scored.seats(); seat++) {
      int who = seats.get(seat);
      games[who]++;
      points[who] += isCompared() ? 0 : scored.points(seat);
    }
    if (!seats.isEmpty()) {
      traveller.ifPresent(slip -> slip.enter(seats, scored));
    }
    entered++;
    if (isOver()) {
      traveller.ifPresent(slip -> slip.addTo(points));
    }
  }

  /** Whether all matches on the board are played. */
  public boolean isOver() {
    return entered == matches;
  }

  /** How many seats an entrant has had on the board. */
  public int games(int entrant) {
    return games[entrant];
  }

  /** The points of an entrant on a board that is over. */
  public double points(int entrant) {
    return points[entrant];
  }
}
