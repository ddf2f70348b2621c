package dev.agon.scoring;

import dev.agon.duplicate.BoardResults;
import dev.agon.duplicate.BoardScores;
import dev.agon.duplicate.Fraction;
import dev.agon.duplicate.Matchpoints;
import dev.agon.game.Outcome;
import dev.agon.match.Fault;
import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import dev.agon.rating.RankedResults;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Adds up results of matches between the entrants of an event.
 *
 * <p>Two entrants of a match are compared by their places; the one in the earlier seat is the first
 * of the pair. In a game for two that is the usual cross table. In matches of very many seats
 * nobody is compared, since that takes the square of their number.
 */
public final class Tally {
  /** Of a match with more seats nobody is compared with everybody. */
  private static final int MAX_COMPARED = 64;

  private final Score[] scores;
  private final PairResults duels;
  private final PairResults atTables;
  private final RankedResults choices;
  private final long[][] sat;
  private final Scoring scoring;
  private final Matchpoints matchpoints;

  /** Where everybody plays the same boards, the one that is being played. */
  private final Optional<BoardScores> board;

  private int seats;

  /** Counts the points that the games give. */
  public Tally(int entrants) {
    this(entrants, Scoring.SCORE);
  }

  /** Counts what the scoring says a match is worth by itself. */
  public Tally(int entrants, Scoring scoring) {
    this(entrants, scoring, 0);
    if (scoring.comparesBoards()) {
      throw new IllegalArgumentException(scoring + " needs boards that everybody plays");
    }
  }

  /**
   * Counts what the scoring says a match is worth, by itself or compared with the others on its
   * board. Boards come one after the other.
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

  public void add(MatchSpec pairing, Result result) {
    Outcome outcome = result.outcome();
    Outcome scored = scoring.scored(outcome);
    int compared = outcome.seats() <= MAX_COMPARED ? outcome.seats() : 0;
    seats = Math.max(seats, compared);
    PairResults pairs = outcome.seats() == 2 ? duels : atTables;
    boolean onBoards = board.isPresent();
    boolean all = outcome.lostByAll();
    boolean together = outcome.drawn();
    for (int seat = 0; seat < outcome.seats(); seat++) {
      int who = pairing.seats().get(seat);
      long faults = faults(result, seat);
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
        int other = pairing.seats().get(later);
        pairs.add(who, outcome.place(seat), other, outcome.place(later));
      }
    }
    if (outcome.seats() > 2) {
      choices.add(pairing.seats(), outcome);
    }
    if (onBoards) {
      enter(board.get(), pairing, scored);
    }
  }

  /** What somebody has on a board counts, as one, when the board is over. */
  private void enter(BoardScores sheet, MatchSpec pairing, Outcome scored) {
    sheet.enter(pairing.seats(), scored);
    for (int who = 0; who < scores.length && sheet.isOver(); who++) {
      if (sheet.plays(who)) {
        double points = sheet.points(who);
        Score onBoard = new Score(0, 0, 0, 0, 0, points, 1, points * points, 0);
        scores[who] = scores[who].plus(onBoard);
      }
    }
  }

  /**
   * Counts matches that were won because there was no opponent.
   *
   * @param times as many games, or boards, as others play against one opponent
   * @param matches in each of these
   */
  public void addByes(int entrant, long times, long matches) {
    double points = 0;
    if (board.filter(BoardScores::isCompared).isPresent()) {
      long most = 2 * times * matches * (board.get().matches() - 1);
      points = matchpoints.addNotPlayed(entrant, most) / 2.0;
    } else {
      for (long match = 0; match < times * matches; match++) {
        points += scoring.bye();
      }
    }
    long games = times * matches;
    double squares = points * points / times;
    Score won = new Score(games, games, 0, 0, 0, points, times, squares, 0);
    scores[entrant] = scores[entrant].plus(won);
  }

  /** A loop, since nearly every match has none and there are millions of them. */
  private static long faults(Result result, int seat) {
    long faults = 0;
    for (Fault fault : result.faults()) {
      faults += fault.seat() == seat ? 1 : 0;
    }
    return faults;
  }

  /** Adds all that another has. */
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

  /** What an entrant has of all matchpoints that it could win; empty where there were none. */
  public Optional<Fraction> shareOfMatchpoints(int entrant) {
    return matchpoints.possible(entrant) == 0
        ? Optional.empty()
        : Optional.of(matchpoints.share(entrant));
  }

  /** How two came out against each other in matches for two. */
  public PairResults duels() {
    return duels;
  }

  /** What came of matches for more than two. */
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
   * What an entrant has of the points that it and another had to share, from 0 to 1: one for each
   * time it finished ahead, half of one for each time they were level. They must have met.
   */
  public double share(int entrant, int other) {
    return (finishedAhead(entrant, other) + drawn(entrant, other) / 2.0) / meetings(entrant, other);
  }

  /** How often two were level, whatever their seats. */
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
