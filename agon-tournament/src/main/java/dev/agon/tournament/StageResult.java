package dev.agon.tournament;

import dev.agon.scoring.MeetingBalance;
import dev.agon.scoring.SeatBalance;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The result of a stage.
 *
 * @param tally the results of this stage alone, without playoffs
 * @param cut where its standings are cut; empty if all its players, or none, play another stage
 * @param playoffs the standings of each playoff, in the order in which they were played
 */
public record StageResult(
    FormatSpec format,
    List<Standing> lines,
    Tally tally,
    Optional<Bracket> bracket,
    Optional<Cut> cut,
    List<List<Standing>> playoffs) {
  public StageResult {
    lines = List.copyOf(lines);
    playoffs = playoffs.stream().map(List::copyOf).toList();
  }

  /** The result of a stage without a cut and without playoffs. */
  public StageResult(
      FormatSpec format, List<Standing> lines, Tally tally, Optional<Bracket> bracket) {
    this(format, lines, tally, bracket, Optional.empty(), List.of());
  }

  /** The results of the rounds that are over and of the one under way. */
  public static Tally soFar(List<PlayedRound> played, Tally underWay) {
    if (played.isEmpty()) {
      return underWay;
    }
    Tally tally = new Tally(underWay.entrants());
    played.forEach(round -> tally.add(round.tally()));
    tally.add(underWay);
    return tally;
  }

  /**
   * The results so far of a format that says nothing about places before it is over: by matches
   * won.
   */
  public static StageResult byWins(
      FormatSpec format, List<Integer> seeds, List<PlayedRound> played, Tally underWay) {
    Tally tally = soFar(played, underWay);
    return new StageResult(
        format,
        Standing.rank(
            seeds,
            tally,
            Comparator.comparingLong((Integer player) -> -tally.score(player).wins())),
        tally,
        Optional.empty());
  }

  public StageResult with(Bracket soFar) {
    return new StageResult(format, lines, tally, Optional.of(soFar), cut, playoffs);
  }

  /** The same result with the players in another order. */
  public StageResult with(List<Standing> order) {
    return new StageResult(format, order, tally, bracket, cut, playoffs);
  }

  public StageResult cutAfter(int advance) {
    return new StageResult(format, lines, tally, bracket, Cut.of(lines, advance), playoffs);
  }

  /** How evenly players met in a round robin with more than two seats. */
  public Optional<MeetingBalance> meetings() {
    return format.reportsMeetings() && tally.seats() > 2
        ? Optional.of(
            MeetingBalance.of(lines.stream().map(Standing::entrant).toList(), tally::meetings))
        : Optional.empty();
  }

  /**
   * How evenly seats were shared, where that is of interest. In groups all orders of seats are
   * played, and in series players swap seats, so it is not.
   */
  public Optional<SeatBalance> balance() {
    boolean isKnown = bracket.isPresent() || format.playsAllSeatOrders();
    return Optional.of(SeatBalance.of(tally)).filter(balance -> !isKnown && balance.isOfInterest());
  }
}
