package dev.agon.tournament;

import dev.agon.rating.EarlyStop;
import dev.agon.scoring.RankingRules;
import dev.agon.tournament.elimination.SeriesRules;
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
public record StageRules(
    int games,
    boolean boards,
    OptionalInt seats,
    long most,
    Optional<EarlyStop> stop,
    OptionalInt rounds,
    int challengers,
    List<Matchup> matchups,
    RankingRules ranking,
    SeriesRules knockout) {
  /** How many matches between companies of more than two are enough when nobody says. */
  public static final long DEFAULT_MOST = 100_000;

  public StageRules {
    matchups = List.copyOf(matchups);
    if (games < 1) {
      throw new IllegalArgumentException("games must be at least 1");
    }
  }

  /** What holds where nobody says anything but the games. */
  public static StageRules usual(int games, RankingRules ranking) {
    return new StageRules(
        games,
        false,
        OptionalInt.empty(),
        DEFAULT_MOST,
        Optional.empty(),
        OptionalInt.empty(),
        1,
        List.of(),
        ranking,
        SeriesRules.DEFAULT);
  }

  public StageRules withSeats(int theSeats) {
    return new StageRules(
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

  public StageRules withMost(long matches) {
    return new StageRules(
        games, boards, seats, matches, stop, rounds, challengers, matchups, ranking, knockout);
  }

  /** With games that end when the cut is decided. */
  public StageRules withStop(EarlyStop cut) {
    return new StageRules(
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

  public StageRules withRounds(int theRounds) {
    return new StageRules(
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

  public StageRules withChallengers(int theChallengers) {
    return new StageRules(
        games, boards, seats, most, stop, rounds, theChallengers, matchups, ranking, knockout);
  }

  public StageRules withMatchups(List<Matchup> theMatchups) {
    return new StageRules(
        games, boards, seats, most, stop, rounds, challengers, theMatchups, ranking, knockout);
  }

  public StageRules withKnockout(SeriesRules theKnockout) {
    return new StageRules(
        games, boards, seats, most, stop, rounds, challengers, matchups, ranking, theKnockout);
  }

  public StageRules withRanking(RankingRules theRanking) {
    return new StageRules(
        games, boards, seats, most, stop, rounds, challengers, matchups, theRanking, knockout);
  }

  /** With boards instead of games. */
  public StageRules withBoards() {
    return new StageRules(
        games, true, seats, most, stop, rounds, challengers, matchups, ranking, knockout);
  }
}
