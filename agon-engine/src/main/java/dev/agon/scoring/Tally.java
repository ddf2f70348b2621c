package dev.agon.scoring;

import dev.agon.duplicate.BoardResults;
import dev.agon.duplicate.BoardScores;
import dev.agon.duplicate.Fraction;
import dev.agon.duplicate.Matchpoints;
import dev.agon.game.Outcome;
import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import dev.agon.rating.RankedResults;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Adds up the results of an event's matches.
 *
 * <p>The entrants of a match are compared in pairs by their places; the one in the earlier seat is
 * the first of the pair. For two players this is the usual cross table. Matches with very many
 * seats are not compared, because the number of pairs is quadratic.
 */
public final class Tally {
  /** Matches with more seats are not compared in pairs. */
  private static final int MAX_COMPARED = 64;

  private final Score[] scores;
  private final PairResults duels;
  private final PairResults atTables;
  private final RankedResults choices;
  private final long[][] sat;
  private final Scoring scoring;
  private final Matchpoints matchpoints;

  /** The board in progress, if all play the same boards. */
  private final Optional<BoardScores> board;

  private int seats;

  /** Counts the points of the game. */
  public Tally(int entrants) {
    this(entrants, Scoring.SCORE);
  }

  /** Counts the points of a scoring that looks at each match by itself. */
  public Tally(int entrants, Scoring scoring) {
    this(entrants, scoring, 0);
    if (scoring.comparesBoards()) {
      throw new IllegalArgumentException(scoring + " needs boards that all play");
    }
  }

  /**
   * Counts the points of a scoring that may compare all results on a board. Boards are played one
   * after the other.
   *
   * @param matches how often each board is played
   */
  public static Tally ofBoards(int entrants, Scoring scoring, int matches) {
    return new Tally(entrants, scoring, matches);
  }

  private Tally(int entrants, Scoring scoring, int onBoard) {
    this.scoring = scoring;
    matchpoints = new Matchpoints(entrants);
    Optional<BoardResults> traveller =
        Optional.of(new BoardResults(onBoard, matchpoints)).filter(_ -> scoring.comparesBoards());
    board =
        onBoard == 0
            ? Optional.empty()
            : Optional.of(new BoardScores(entrants, onBoard, traveller));
    sat = new long[entrants][MAX_COMPARED];
    scores = new Score[entrants];
    Arrays.fill(scores, Score.NONE);
    duels = new PairResults(entrants);
    atTables = new PairResults(entrants);
    choices = new RankedResults(entrants);
  }

  public void add(MatchSpec match, Result result) {
    Outcome outcome = result.outcome();
    Outcome scored = scoring.scored(outcome);
    int compared = outcome.seats() <= MAX_COMPARED ? outcome.seats() : 0;
    seats = Math.max(seats, compared);
    PairResults pairs = outcome.seats() == 2 ? duels : atTables;
    boolean onBoards = board.isPresent();
    boolean all = outcome.lostByAll();
    boolean together = outcome.drawn();
    for (int seat = 0; seat < outcome.seats(); seat++) {
      int who = match.seats().get(seat);
      long faults = result.faults(seat);
      boolean first = outcome.place(seat) == 1;
      boolean won = first && !together;
      boolean drew = first && together;
      double points = onBoards ? 0 : scored.points(seat);
      Score one =
          new Score(
              1,
              won ? 1 : 0,
              drew ? 1 : 0,
              won || drew || all ? 0 : 1,
              all ? 1 : 0,
              points,
              onBoards ? 0 : 1,
              points * points,
              faults);
      scores[who] = scores[who].plus(one);
      if (seat < compared) {
        sat[who][seat]++;
      }
      for (int later = seat + 1; later < compared; later++) {
        int other = match.seats().get(later);
        pairs.add(who, outcome.place(seat), other, outcome.place(later));
      }
    }
    if (outcome.seats() > 2) {
      choices.add(match.seats(), outcome);
    }
    if (onBoards) {
      enter(board.get(), match, scored);
    }
  }

  /** The points of an entrant on a board are one observation, which counts when it is over. */
  private void enter(BoardScores sheet, MatchSpec match, Outcome scored) {
    sheet.enter(match.seats(), scored);
    for (int who = 0; who < scores.length && sheet.isOver(); who++) {
      if (sheet.plays(who)) {
        double points = sheet.points(who);
        Score onBoard = new Score(0, 0, 0, 0, 0, points, 1, points * points, 0);
        scores[who] = scores[who].plus(onBoard);
      }
    }
  }

  /**
   * Counts byes as wins.
   *
   * @param times the games, or boards, that others play against one opponent
   * @param matches the matches of each of these
   */
  public void addByes(int entrant, long times, long matches) {
    double points = 0;
    if (board.filter(BoardScores::isCompared).isPresent()) {
      long most = 2 * times * matches * (board.get().matches() - 1);
      points = matchpoints.addNotPlayed(entrant, most) / 2.0;
    } else {
      for (long i = 0; i < times * matches; i++) {
        points += scoring.bye();
      }
    }
    long games = times * matches;
    double squares = points * points / times;
    Score won = new Score(games, games, 0, 0, 0, points, times, squares, 0);
    scores[entrant] = scores[entrant].plus(won);
  }

  /** Adds everything of another tally. */
  public void add(Tally other) {
    seats = Math.max(seats, other.seats);
    for (int i = 0; i < scores.length; i++) {
      scores[i] = scores[i].plus(other.scores[i]);
      for (int seat = 0; seat < other.seats; seat++) {
        sat[i][seat] += other.sat[i][seat];
      }
    }
    duels.add(other.duels);
    atTables.add(other.atTables);
    choices.add(other.choices);
    matchpoints.add(other.matchpoints);
  }

  public int entrants() {
    return scores.length;
  }

  public Score score(int entrant) {
    return scores[entrant];
  }

  /** Whether any boards were compared. */
  public boolean hasMatchpoints() {
    return IntStream.range(0, scores.length).anyMatch(who -> matchpoints.possible(who) > 0);
  }

  /** The share of its possible matchpoints that an entrant won; empty if there were none. */
  public Optional<Fraction> shareOfMatchpoints(int entrant) {
    return matchpoints.possible(entrant) == 0
        ? Optional.empty()
        : Optional.of(matchpoints.share(entrant));
  }

  /** The results of two-player matches. */
  public PairResults duels() {
    return duels;
  }

  /** The results of matches with more than two seats. */
  public RankedResults choices() {
    return choices;
  }

  /** How often the first, in the earlier seat, finished ahead of the second. */
  public long ahead(int first, int second) {
    return duels.ahead(first, second) + atTables.ahead(first, second);
  }

  /** Whether two were ever compared, whatever their seats. */
  public boolean met(int entrant, int other) {
    return meetings(entrant, other) > 0;
  }

  /** How often an entrant finished ahead of another, whatever their seats. */
  public long finishedAhead(int entrant, int other) {
    return duels.finishedAhead(entrant, other) + atTables.finishedAhead(entrant, other);
  }

  /** How often two were compared, whatever their seats. */
  public long meetings(int entrant, int other) {
    return duels.meetings(entrant, other) + atTables.meetings(entrant, other);
  }

  /**
   * The share of points, from 0 to 1, that an entrant has against another: 1 for each match in
   * which it finished ahead, ½ for each match in which they were equal. They must have met.
   */
  public double share(int entrant, int other) {
    return (finishedAhead(entrant, other) + drawn(entrant, other) / 2.0) / meetings(entrant, other);
  }

  /** How often two had the same place, whatever their seats. */
  long drawn(int entrant, int other) {
    return duels.finishedLevel(entrant, other) + atTables.finishedLevel(entrant, other);
  }

  /** The seats of the largest match in which places were compared. */
  public int seats() {
    return seats;
  }

  /** How often an entrant sat in a seat of such matches. */
  public long sat(int entrant, int seat) {
    return sat[entrant][seat];
  }

  public long level(int first, int second) {
    return duels.level(first, second) + atTables.level(first, second);
  }

  public long behind(int first, int second) {
    return duels.behind(first, second) + atTables.behind(first, second);
  }
}
