package dev.agon.tournament;

import dev.agon.scoring.Cut;
import dev.agon.scoring.Ranking;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a stage is played, as far as its format asks.
 *
 * @param games how often each seating is played
 * @param boards whether each of these is a board: the same deal and the same luck for everybody;
 *     else those who meet have deals of their own
 * @param seats of a table or a match; without it, as many as the format usually has
 * @param most so many matches are enough where companies are seated fairly
 * @param stop what ends a round robin before all its games are played
 * @param rounds of a Swiss; without it, enough for a clear winner
 * @param challengers so many of the first meet all the others in a gauntlet
 */
public record Rules(
    int games,
    boolean boards,
    OptionalInt seats,
    long most,
    Optional<Cut> stop,
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
        Optional.empty(),
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
        stop,
        rounds,
        challengers,
        matchups,
        ranking,
        knockout);
  }

  public Rules withMost(long matches) {
    return new Rules(
        games, boards, seats, matches, stop, rounds, challengers, matchups, ranking, knockout);
  }

  /** With games that end when the cut is decided. */
  public Rules withStop(Cut cut) {
    return new Rules(
        games,
        boards,
        seats,
        most,
        Optional.of(cut),
        rounds,
        challengers,
        matchups,
        ranking,
        knockout);
  }

  public Rules withRounds(int theRounds) {
    return new Rules(
        games,
        boards,
        seats,
        most,
        stop,
        OptionalInt.of(theRounds),
        challengers,
        matchups,
        ranking,
        knockout);
  }

  public Rules withChallengers(int theChallengers) {
    return new Rules(
        games, boards, seats, most, stop, rounds, theChallengers, matchups, ranking, knockout);
  }

  public Rules withMatchups(List<Matchup> theMatchups) {
    return new Rules(
        games, boards, seats, most, stop, rounds, challengers, theMatchups, ranking, knockout);
  }

  public Rules withKnockout(Knockout theKnockout) {
    return new Rules(
        games, boards, seats, most, stop, rounds, challengers, matchups, ranking, theKnockout);
  }

  public Rules withRanking(Ranking theRanking) {
    return new Rules(
        games, boards, seats, most, stop, rounds, challengers, matchups, theRanking, knockout);
  }

  /** With boards instead of games. */
  public Rules withBoards() {
    return new Rules(
        games, true, seats, most, stop, rounds, challengers, matchups, ranking, knockout);
  }
}
