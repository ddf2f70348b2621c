package dev.agon.scoring;

import dev.agon.duplicate.BoardResults;
import dev.agon.duplicate.BoardScores;
import dev.agon.duplicate.Fraction;
import dev.agon.duplicate.Matchpoints;
import dev.agon.game.Outcome;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

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

  /** The score of everybody who has not played. */
  static final ScoreSum NOTHING = new ScoreSum();

  private static final long[] NOWHERE = {};

  /** On a board, a void match is one without seats. */
  private static final Outcome NO_RESULT = Outcome.byPoints();

  /** A sum of its own for everybody who has played. */
  private final ScoreSum[] scores;

  private final PairResults duels;
  private final PairResults repeatedDuels;
  private final PairResults atTables;
  private final RankedResults choices;

  /** How often everybody sat in each seat; a row is as long as needed. */
  private final long[][] sat;

  private final Scoring scoring;

  /** Only if boards were compared. */
  private Optional<Matchpoints> matchpoints;

  /** The board in progress, if all play the same boards. */
  private final Optional<BoardScores> board;

  /** Whether the board in progress has a match that is no repeat. */
  private boolean isNewBoard;

  private int seats;
  private long matches;
  private long repeats;

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

  /** Counts points that may compare all results on a board; boards are played one by one. */
  public static Tally ofBoards(int entrants, Scoring scoring, int matches) {
    return new Tally(entrants, scoring, matches);
  }

  private Tally(int entrants, Scoring scoring, int onBoard) {
    this.scoring = scoring;
    matchpoints =
        scoring.comparesBoards() ? Optional.of(new Matchpoints(entrants)) : Optional.empty();
    Optional<BoardResults> traveller = matchpoints.map(all -> new BoardResults(onBoard, all));
    board =
        onBoard == 0
            ? Optional.empty()
            : Optional.of(new BoardScores(entrants, onBoard, traveller));
    sat = new long[entrants][];
    Arrays.fill(sat, NOWHERE);
    scores = new ScoreSum[entrants];
    Arrays.fill(scores, NOTHING);
    duels = new PairResults(entrants);
    repeatedDuels = new PairResults(entrants);
    atTables = new PairResults(entrants);
    choices = new RankedResults(entrants);
  }

  /** A tally that was read, whose matches are over. */
  Tally(TallyParts parts) {
    scoring = Scoring.SCORE;
    board = Optional.empty();
    scores = parts.scores().toArray(ScoreSum[]::new);
    duels = parts.duels();
    repeatedDuels = parts.repeatedDuels();
    atTables = parts.atTables();
    choices = parts.choices();
    sat = parts.sat().toArray(long[][]::new);
    matchpoints = parts.matchpoints();
    seats = parts.seats();
    matches = parts.matches();
    repeats = parts.repeats();
  }

  TallyParts parts() {
    return new TallyParts(
        Arrays.asList(scores),
        duels,
        repeatedDuels,
        atTables,
        choices,
        Arrays.asList(sat),
        matchpoints,
        seats,
        matches,
        repeats);
  }

  public void add(MatchSpec match, Result result) {
    add(match, result, false);
  }

  /**
   * Adds a match; of a void one nothing but its number counts.
   *
   * @param isRepeat whether it is a game that was played before: it counts for standings, and is no
   *     evidence for anything
   */
  public void add(MatchSpec match, Result result, boolean isRepeat) {
    matches++;
    if (result.isVoid()) {
      board.ifPresent(all -> enter(all, List.of(), NO_RESULT));
      return;
    }
    Outcome outcome = result.outcome();
    Outcome scored = scoring.scored(outcome);
    repeats += isRepeat ? 1 : 0;
    for (int seat = 0; seat < outcome.seats(); seat++) {
      ScoreSum sum = sum(match.entrant(seat));
      count(sum, outcome, seat);
      sum.addFaults(result.faults(seat));
      if (!scoring.comparesBoards()) {
        sum.addPoints(scored.points(seat));
      }
      if (board.isEmpty() && !isRepeat) {
        sum.observe(1, scored.points(seat));
      }
    }
    if (outcome.seats() <= MAX_COMPARED) {
      compare(match.seats(), outcome, isRepeat);
    }
    if (outcome.seats() > 2 && !isRepeat) {
      choices.add(match.seats(), outcome);
    }
    if (board.isPresent()) {
      isNewBoard |= !isRepeat;
      enter(board.get(), match.seats(), scored);
    }
  }

  private ScoreSum sum(int entrant) {
    if (scores[entrant] == NOTHING) {
      scores[entrant] = new ScoreSum();
    }
    return scores[entrant];
  }

  /** How often an entrant sat in each seat of the largest match so far. */
  private long[] seatsOf(int entrant) {
    if (sat[entrant].length < seats) {
      sat[entrant] = Arrays.copyOf(sat[entrant], seats);
    }
    return sat[entrant];
  }

  private static void count(ScoreSum sum, Outcome outcome, int seat) {
    if (outcome.place(seat) != 1) {
      if (outcome.lostByAll()) {
        sum.addLostByAll();
      } else {
        sum.addLoss();
      }
    } else if (outcome.drawn()) {
      sum.addDraw();
    } else {
      sum.addWins(1);
    }
  }

  /** Compares the places of all pairs; a bot in two seats is not compared with itself. */
  private void compare(List<Integer> entrants, Outcome outcome, boolean isRepeat) {
    seats = Math.max(seats, outcome.seats());
    boolean isDuel = outcome.seats() == 2;
    for (int seat = 0; seat < outcome.seats(); seat++) {
      int who = entrants.get(seat);
      seatsOf(who)[seat]++;
      for (int later = seat + 1; later < outcome.seats(); later++) {
        int other = entrants.get(later);
        if (other != who) {
          PairResults.Kind kind = PairResults.Kind.of(outcome, seat, later);
          (isDuel ? duels : atTables).add(who, other, kind);
          if (isDuel && isRepeat) {
            repeatedDuels.add(who, other, kind);
          }
        }
      }
    }
  }

  /** The points of an entrant on a board are one observation, which counts when it is over. */
  private void enter(BoardScores board, List<Integer> entrants, Outcome scored) {
    board.enter(entrants, scored);
    if (!board.isOver()) {
      return;
    }
    for (int who = 0; who < scores.length; who++) {
      if (board.games(who) > 0) {
        double points = board.points(who);
        if (board.isCompared()) {
          sum(who).addPoints(points);
        }
        if (isNewBoard) {
          sum(who).observe(board.games(who), points);
        }
      }
    }
    isNewBoard = false;
  }

  /**
   * Counts byes as wins.
   *
   * @param times the games, or boards, that others play against one opponent
   * @param matches the matches of each of these
   */
  public void addByes(int entrant, long times, long matches) {
    long games = times * matches;
    BigDecimal points;
    if (board.filter(BoardScores::isCompared).isPresent()) {
      long most = 2 * games * (board.get().matches() - 1);
      points = BigDecimal.valueOf(matchpoints.orElseThrow().addNotPlayed(entrant, most) / 2.0);
    } else {
      points = BigDecimal.valueOf(scoring.bye()).multiply(BigDecimal.valueOf(games));
    }
    double sum = points.doubleValue();
    sum(entrant).addWins(games);
    sum(entrant).addPoints(points);
    sum(entrant).observe(games, times, sum, sum * sum / times);
  }

  public void add(Tally other) {
    seats = Math.max(seats, other.seats);
    matches += other.matches;
    repeats += other.repeats;
    for (int i = 0; i < scores.length; i++) {
      if (other.scores[i] != NOTHING) {
        sum(i).add(other.scores[i]);
      }
      for (int seat = 0; seat < other.sat[i].length; seat++) {
        seatsOf(i)[seat] += other.sat[i][seat];
      }
    }
    duels.add(other.duels);
    repeatedDuels.add(other.repeatedDuels);
    atTables.add(other.atTables);
    choices.add(other.choices);
    if (other.matchpoints.isPresent()) {
      if (matchpoints.isEmpty()) {
        matchpoints = Optional.of(new Matchpoints(scores.length));
      }
      matchpoints.get().add(other.matchpoints.get());
    }
  }

  public int entrants() {
    return scores.length;
  }

  public Score score(int entrant) {
    return scores[entrant].score();
  }

  /** Whether any boards were compared. */
  public boolean hasMatchpoints() {
    return IntStream.range(0, scores.length).anyMatch(who -> shareOfMatchpoints(who).isPresent());
  }

  /** The share of its possible matchpoints that an entrant won; empty if there were none. */
  public Optional<Fraction> shareOfMatchpoints(int entrant) {
    return matchpoints.filter(all -> all.possible(entrant) > 0).map(all -> all.share(entrant));
  }

  /** The same share in per cent, rounded as in bridge: {@code 54.17}. */
  public Optional<BigDecimal> percentage(int entrant) {
    return shareOfMatchpoints(entrant)
        .map(share -> share.times(100).rounded(2, RoundingMode.HALF_UP).toBigDecimal());
  }

  public long matches() {
    return matches;
  }

  /** The number of matches that are no repeats. */
  public long differentGames() {
    return matches - repeats;
  }

  /** How often one finished ahead of another in two-player matches that are no repeats. */
  public long wonDuels(int entrant, int other) {
    return duels.finishedAhead(entrant, other) - repeatedDuels.finishedAhead(entrant, other);
  }

  /** How often two met in two-player matches that are no repeats. */
  public long differentDuels(int entrant, int other) {
    return duels.meetings(entrant, other) - repeatedDuels.meetings(entrant, other);
  }

  /** The results of matches with more than two seats that are no repeats. */
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

  /** How often two had the same place, whatever their seats; not when all lost. */
  public long drawn(int entrant, int other) {
    return duels.finishedLevel(entrant, other) + atTables.finishedLevel(entrant, other);
  }

  /** The seats of the largest match in which places were compared. */
  public int seats() {
    return seats;
  }

  /** How often an entrant sat in a seat of such matches. */
  public long sat(int entrant, int seat) {
    return seat < sat[entrant].length ? sat[entrant][seat] : 0;
  }

  /** Receives pairs of entrants; the first is the one in the earlier seat. */
  @FunctionalInterface
  public interface PairVisitor {
    void visit(int first, int second);
  }

  /** Visits all pairs that were compared, ordered by their first and then by their second. */
  public void forEachPair(PairVisitor visitor) {
    long entrants = scores.length;
    LongStream met =
        duels.isDense() || atTables.isDense()
            ? LongStream.range(0, entrants * entrants)
                .filter(pair -> duels.hasMet(pair) || atTables.hasMet(pair))
            : LongStream.concat(duels.pairs(), atTables.pairs()).sorted().distinct();
    met.forEachOrdered(pair -> visitor.visit((int) (pair / entrants), (int) (pair % entrants)));
  }

  public long level(int first, int second) {
    return duels.level(first, second) + atTables.level(first, second);
  }

  /** How often both lost because all did, the first in the earlier seat. */
  public long lostByAll(int first, int second) {
    return duels.lostByAll(first, second) + atTables.lostByAll(first, second);
  }

  public long behind(int first, int second) {
    return duels.behind(first, second) + atTables.behind(first, second);
  }
}
