package dev.agon.tournament;

import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Bracket.Tie;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A knockout: whoever loses a tie is out. The best seeds meet as late as can be, and have byes
 * where places are left over. A tie is one match; the final and the tie for third place are won
 * with more than half of several. A match without a winner is played again with the next deal.
 */
public final class SingleElimination implements Format {
  private final List<Integer> seeds;
  private final Rules rules;
  private final Round.Start start;

  /**
   * How ties are played.
   *
   * @param finalBestOf the matches of the final and of the tie for third place, an odd number
   * @param replays so many matches of a tie may be without a winner; then the better seed goes on
   */
  public record Rules(int finalBestOf, int replays) {
    public static final Rules USUAL = new Rules(3, 5);

    int winsForFinal() {
      return finalBestOf / 2 + 1;
    }

    /** A match that may not be played again decides by seed when it has no winner. */
    int mostUndecided() {
      return replays + 1;
    }
  }

  /** A knockout of the entrants, best first. */
  public SingleElimination(List<Integer> seeds, Rules rules, Round.Start start) {
    if (seeds.size() < 2) {
      throw new IllegalArgumentException("a knockout needs two, there is " + seeds.size());
    }
    this.seeds = List.copyOf(seeds);
    this.rules = rules;
    this.start = start;
  }

  @Override
  public String name() {
    return Formats.SINGLE_ELIMINATION.word();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    List<Group> groups =
        bracket(played).last().stream().filter(tie -> !tie.isOver()).map(this::match).toList();
    Round.Start from = played.isEmpty() ? start : played.getLast().round().after();
    return groups.isEmpty() ? Optional.empty() : Optional.of(Round.from(from, groups));
  }

  /** The better seed sits first, then they take turns. */
  private Group match(Tie tie) {
    int lower = tie.lower().orElseThrow();
    boolean upperIsBetter = seeds.indexOf(tie.upper()) < seeds.indexOf(lower);
    boolean upperFirst = upperIsBetter == (tie.matches() % 2 == 0);
    List<Integer> seats = upperFirst ? List.of(tie.upper(), lower) : List.of(lower, tie.upper());
    return new Group(seats, Seatings.AS_LISTED, 1);
  }

  /** The bracket after these rounds, with the next level drawn if one is complete. */
  Bracket bracket(List<PlayedRound> played) {
    List<List<Tie>> levels = new ArrayList<>();
    levels.add(firstLevel());
    complete(levels);
    for (PlayedRound round : played) {
      List<Tie> ties = levels.removeLast();
      levels.add(ties.stream().map(tie -> tie.isOver() ? tie : after(tie, round.tally())).toList());
      complete(levels);
    }
    return new Bracket(seeds, levels);
  }

  private static Tie after(Tie tie, Tally round) {
    int upper = tie.upper();
    int lower = tie.lower().orElseThrow();
    return tie.after(round.score(upper).wins() > 0, round.score(lower).wins() > 0);
  }

  /** The places of the bracket: a power of two. */
  private int size() {
    return Integer.highestOneBit(2 * seeds.size() - 1);
  }

  private List<Tie> firstLevel() {
    int size = size();
    List<Integer> order = order(size);
    List<Tie> ties = new ArrayList<>();
    for (int i = 0; i < size; i += 2) {
      int other = order.get(i + 1);
      ties.add(
          tie(
              seeds.get(order.get(i)),
              other < seeds.size() ? Optional.of(seeds.get(other)) : Optional.empty(),
              size == 2));
    }
    return ties;
  }

  private Tie tie(int upper, Optional<Integer> lower, boolean isFinal) {
    return Tie.between(upper, lower, isFinal ? rules.winsForFinal() : 1, rules.mostUndecided());
  }

  /** The seeds, from 0, in the order of the bracket: for eight 0 7, 3 4, 1 6, 2 5. */
  static List<Integer> order(int size) {
    List<Integer> order = List.of(0);
    for (int n = 2; n <= size; n *= 2) {
      int last = n - 1;
      order = order.stream().flatMap(seed -> IntStream.of(seed, last - seed).boxed()).toList();
    }
    return order;
  }

  /** Draws the next level while the last one is over, until the final is drawn. */
  private void complete(List<List<Tie>> levels) {
    int depth = Integer.numberOfTrailingZeros(size());
    while (levels.size() < depth && levels.getLast().stream().allMatch(Tie::isOver)) {
      levels.add(nextLevel(new Bracket(seeds, levels), levels.size() + 1 == depth));
    }
  }

  private List<Tie> nextLevel(Bracket bracket, boolean isFinal) {
    List<Tie> last = bracket.last();
    List<Tie> next = new ArrayList<>();
    for (int i = 0; i < last.size(); i += 2) {
      Optional<Integer> lower = Optional.of(bracket.winner(last.get(i + 1)));
      next.add(tie(bracket.winner(last.get(i)), lower, isFinal));
    }
    if (isFinal) {
      Optional<Integer> lower = bracket.loser(last.get(1));
      bracket
          .loser(last.get(0))
          .filter(_ -> lower.isPresent())
          .ifPresent(upper -> next.add(tie(upper, lower, true)));
    }
    return next;
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    List<Integer> places = bracket(played).places();
    return Standing.rank(places, total, Comparator.comparingInt(places::indexOf));
  }

  @Override
  public List<StageResult> stages(List<PlayedRound> played, Tally total) {
    return List.of(
        new StageResult(name(), standings(played, total), total, Optional.of(bracket(played))));
  }
}
