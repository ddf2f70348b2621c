package dev.agon.scoring;

import dev.agon.game.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What a match is worth to its players, by itself or compared with others on the same board.
 *
 * @param worth only used by {@link Method#POINTS}
 */
public record Scoring(Method method, PointValues worth) {
  /** The points of the game. */
  public static final Scoring SCORE = by(Method.SCORE);

  /** 1 for a win, ½ for a draw. */
  public static final Scoring WINS = by(Method.WINS);

  /** A method with the default point values. */
  public static Scoring by(Method method) {
    return new Scoring(method, PointValues.DEFAULT);
  }

  public enum Method {
    SCORE("score"),
    WINS("wins"),
    /** 1 for each player behind, ½ for each player with the same place; 0 if nobody won. */
    PLACE("place"),
    POINTS("points"),
    /**
     * The points of the game, compared with those of all who played the board from the same seat.
     */
    MATCHPOINTS("matchpoints");

    private final String id;

    Method(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }

    public static List<String> ids() {
      return Arrays.stream(values()).map(Method::id).toList();
    }

    public static Optional<Method> byId(String id) {
      return Arrays.stream(values()).filter(method -> method.id.equals(id)).findFirst();
    }
  }

  /** The points for a win, a draw, a loss, and a match that all lost. */
  public record PointValues(double win, double draw, double loss, double bothLose) {
    /** The values of most leagues. */
    public static final PointValues DEFAULT = new PointValues(3, 1, 0, 0);

    static final PointValues OF_WINS = new PointValues(1, 0.5, 0, 0);

    private Outcome scored(Outcome outcome) {
      boolean all = outcome.lostByAll();
      double first = outcome.drawn() ? draw : win;
      double[] points = new double[outcome.seats()];
      for (int seat = 0; seat < points.length; seat++) {
        points[seat] = all ? bothLose : outcome.place(seat) == 1 ? first : loss;
      }
      return Outcome.of(places(outcome), points);
    }
  }

  private static int[] places(Outcome outcome) {
    int[] places = new int[outcome.seats()];
    Arrays.setAll(places, outcome::place);
    return places;
  }

  /** Whether results are compared with others on the same board. */
  public boolean comparesBoards() {
    return method == Method.MATCHPOINTS;
  }

  /** The outcome with the points that count or are compared. */
  public Outcome scored(Outcome outcome) {
    return switch (method) {
      case SCORE, MATCHPOINTS -> outcome;
      case WINS -> PointValues.OF_WINS.scored(outcome);
      case PLACE -> Outcome.byPlaces(places(outcome));
      case POINTS -> worth.scored(outcome);
    };
  }

  /** The points of a win without an opponent. */
  double bye() {
    return scored(Outcome.byPoints(1, 0)).points(0);
  }

  @Override
  public String toString() {
    return method == Method.POINTS
        ? "points %s %s %s %s".formatted(worth.win, worth.draw, worth.loss, worth.bothLose)
        : method.id();
  }
}
