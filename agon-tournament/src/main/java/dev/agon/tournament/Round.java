package dev.agon.tournament;

import dev.agon.game.Settings;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.scoring.Scoring;
import dev.agon.scoring.Tally;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Matches that can be played in any order, since none depends on another. */
public final class Round {
  private final List<Group> groups;
  private final Start start;
  private final Terms terms;
  private final List<Integer> byes;

  /** The indexes of matches that are played again after all others. */
  private final List<Long> again;

  /** The index of each group's first match, and at the end the number of matches. */
  private final long[] firsts;

  /** The index of each group's first board, and at the end the number of boards. */
  private final long[] firstBoards;

  /** How many boards are dealt. */
  private final long boards;

  private Round(
      Start start, List<Group> groups, Terms terms, List<Integer> byes, List<Long> again) {
    this.groups = List.copyOf(groups);
    this.start = start;
    this.terms = terms;
    this.byes = List.copyOf(byes);
    this.again = List.copyOf(again);
    firsts = new long[groups.size() + 1];
    firstBoards = new long[groups.size() + 1];
    for (int g = 0; g < groups.size(); g++) {
      firsts[g + 1] = firsts[g] + groups.get(g).matches();
      firstBoards[g + 1] = firstBoards[g] + groups.get(g).boards();
    }
    boards = terms.boards() ? groups.getFirst().games() : firstBoards[groups.size()];
  }

  /** The numbers in the event of the first match and the first board of a round. */
  public record Start(long match, long board) {
    public static final Start OF_EVENT = new Start(1, 1);
  }

  /**
   * The terms that all matches of a round share.
   *
   * @param boards whether all play the same boards, and a bot has the same luck whenever it plays a
   *     board; otherwise each pairing has its own boards
   */
  public record Terms(Scoring scoring, boolean boards) {
    public static final Terms DEFAULT = new Terms(Scoring.SCORE, false);

    public static Terms of(Settings options) {
      return new Terms(options.get(StageOptions.SCORING), StageOptions.hasBoards(options));
    }
  }

  public static Round from(Start start, List<Group> groups) {
    return new Round(start, groups, Terms.DEFAULT, List.of(), List.of());
  }

  public static Round from(Start start, List<Group> groups, Terms terms) {
    return new Round(start, groups, terms, List.of(), List.of());
  }

  /** A round in which some players have a bye, which counts as a win. */
  public static Round from(Start start, List<Group> groups, Terms terms, List<Integer> byes) {
    return new Round(start, groups, terms, byes, List.of());
  }

  /** The same round, at whose end the matches with these numbers in the event are played again. */
  public Round playingAgain(List<Long> numbers) {
    return new Round(
        start,
        groups,
        terms,
        byes,
        numbers.stream().map(number -> number - start.match()).toList());
  }

  public Start after() {
    return new Start(start.match() + matches(), start.board() + boards);
  }

  public List<Group> groups() {
    return groups;
  }

  /** The number of the round's first match in the event. */
  public long firstMatch() {
    return start.match();
  }

  public List<Integer> byes() {
    return byes;
  }

  public long matches() {
    return plannedMatches() + again.size();
  }

  /** The number of matches without those that are played again. */
  private long plannedMatches() {
    return firsts[groups.size()];
  }

  /** Whether all play the same boards, which are compared as soon as they are over. */
  public boolean hasBoards() {
    return terms.boards();
  }

  public int players() {
    return groups.stream().mapToInt(group -> group.members().size()).sum();
  }

  /** The match with this index in the round, counted from 0, with its randomness. */
  public MatchSpec match(long index, Seeds seeds) {
    if (index < 0 || index >= matches()) {
      throw new IndexOutOfBoundsException("match " + index + " of " + matches());
    }
    long planned = index;
    while (planned >= plannedMatches()) {
      planned = again.get(Math.toIntExact(planned - plannedMatches()));
    }
    long position = terms.boards() ? boardByBoard(planned) : planned;
    int g = groupAt(position);
    Group group = groups.get(g);
    long inGroup = position - firsts[g];
    long board = terms.boards() ? group.game(inGroup) : firstBoards[g] + group.board(inGroup);
    return seeds.spec(
        start.match() + index,
        start.board() + board,
        group.seats(inGroup),
        terms.boards() ? Seeds.BotLuck.BY_BOARD : Seeds.BotLuck.BY_MATCH);
  }

  /** The group of the match with this position. */
  private int groupAt(long position) {
    int found = Arrays.binarySearch(firsts, position);
    return found >= 0 ? found : -found - 2;
  }

  /**
   * The position a match would have if each pairing played all its boards in a row. In fact all
   * pairings play one board before the next, so that a board can be scored when it is over.
   */
  private long boardByBoard(long index) {
    long matches = matchesOnBoard();
    return index % matches * boards + index / matches;
  }

  /** How many matches are played on a board that all play. */
  private long matchesOnBoard() {
    return plannedMatches() / boards;
  }

  /** The number in the event of the first match after this one that may have another seating. */
  public long nextSeating(long number) {
    long index = number - start.match();
    if (terms.boards() || index >= plannedMatches()) {
      return number + 1;
    }
    int g = groupAt(index);
    return start.match() + firsts[g] + groups.get(g).nextSeating(index - firsts[g]);
  }

  /** The index of the first match of each seating in which an entrant sits. */
  public LongStream matchesOf(int entrant) {
    return IntStream.range(0, groups.size())
        .filter(g -> groups.get(g).members().contains(entrant))
        .boxed()
        .flatMapToLong(g -> groups.get(g).matchesOf(entrant).map(index -> firsts[g] + index))
        .map(position -> terms.boards() ? whenPlayed(position) : position);
  }

  /** The index of a match, given its position if pairings played all their boards in a row. */
  private long whenPlayed(long position) {
    return position % boards * matchesOnBoard() + position / boards;
  }

  /** A tally for the round's results; a bye counts as many wins as the others have matches. */
  public Tally tally(int entrants) {
    Tally tally =
        terms.boards()
            ? Tally.ofBoards(entrants, terms.scoring(), Math.toIntExact(matchesOnBoard()))
            : new Tally(entrants, terms.scoring());
    for (int entrant : byes) {
      Group pair = groups.getFirst();
      tally.addByes(entrant, pair.games(), pair.matches() / pair.games());
    }
    return tally;
  }
}
