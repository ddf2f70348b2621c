package dev.agon.tournament;

import dev.agon.scoring.Ranking;
import java.util.List;
import java.util.OptionalInt;

/**
 * How a stage is played, as far as its format asks.
 *
 * @param games how often each seating is played
 * @param boards whether each of these is a board: the same deal and the same luck for everybody
 * @param seats of a table or a match; without it, as many as the format usually has
 * @param most so many matches are enough where companies are seated fairly
 * @param rounds of a Swiss; without it, enough for a clear winner
 * @param challengers so many of the first meet all the others in a gauntlet
 */
public record Rules(
    int games,
    boolean boards,
    OptionalInt seats,
    long most,
    OptionalInt rounds,
    int challengers,
    List<Matchup> matchups,
    Ranking ranking,
    Knockout knockout) {
  /** How many matches between companies of more than two are enough when nobody says. */
  public static final long USUAL_MOST = 100_000;

  public Rules {
    matchups = List.copyOf(matchups);
    if (games < 1) {
      throw new IllegalArgumentException("games must be at least 1");
    }
  }

  /** What holds where nobody says anything but the games. */
  public static Rules usual(int games, Ranking ranking) {
    return new Rules(
        games,
        false,
        OptionalInt.empty(),
        USUAL_MOST,
        OptionalInt.empty(),
        1,
        List.of(),
        ranking,
        Knockout.USUAL);
  }

  public Rules withSeats(int theSeats) {
    return new Rules(
        games,
        boards,
        OptionalInt.of(theSeats),
        most,
        rounds,
        challengers,
        matchups,
        ranking,
        knockout);
  }

  public Rules withMost(long matches) {
    return new Rules(
        games, boards, seats, matches, rounds, challengers, matchups, ranking, knockout);
  }

  public Rules withRounds(int theRounds) {
    return new Rules(
        games,
        boards,
        seats,
        most,
        OptionalInt.of(theRounds),
        challengers,
        matchups,
        ranking,
        knockout);
  }

  public Rules withChallengers(int theChallengers) {
    return new Rules(
        games, boards, seats, most, rounds, theChallengers, matchups, ranking, knockout);
  }

  public Rules withMatchups(List<Matchup> theMatchups) {
    return new Rules(
        games, boards, seats, most, rounds, challengers, theMatchups, ranking, knockout);
  }

  public Rules withKnockout(Knockout theKnockout) {
    return new Rules(
        games, boards, seats, most, rounds, challengers, matchups, ranking, theKnockout);
  }

  public Rules withRanking(Ranking theRanking) {
    return new Rules(
        games, boards, seats, most, rounds, challengers, matchups, theRanking, knockout);
  }

  /** With boards instead of games. */
  public Rules withBoards() {
    return new Rules(games, true, seats, most, rounds, challengers, matchups, ranking, knockout);
  }
}
