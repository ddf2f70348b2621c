package dev.agon.bridge.session;

import dev.agon.bridge.Partnership;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A session: its pairs, and the results of its boards.
 *
 * @param winners the number of winners, 1 or 2, if the file says so
 * @param pairs the pairs; the players of an individual
 * @param teams the teams and their matches, in an event for teams only
 * @param schedule the movement; empty if the file does not have it
 * @param remarks what the reader found odd in the file, one line each
 */
public record Session(
    SessionHeading heading,
    EventKind kind,
    BoardScoring scoring,
    Optional<Integer> winners,
    List<Pair> pairs,
    List<Board> boards,
    Optional<TeamEvent> teams,
    List<ScheduledRound> schedule,
    List<String> remarks) {
  public Session {
    schedule = List.copyOf(schedule);
    pairs = List.copyOf(pairs);
    boards = List.copyOf(boards);
    remarks = List.copyOf(remarks);
  }

  /** A session of pairs for matchpoints. */
  public Session(
      SessionHeading heading, Optional<Integer> winners, List<Pair> pairs, List<Board> boards) {
    this(
        heading,
        EventKind.PAIRS,
        BoardScoring.MATCHPOINTS,
        winners,
        pairs,
        boards,
        Optional.empty(),
        List.of(),
        List.of());
  }

  /** The session's title; empty when the file has none. */
  public String title() {
    return heading.title();
  }

  public Pair pair(int index) {
    return pairs.get(index);
  }

  /** The number of the pair on a side, or the numbers of both players of an individual. */
  public String numbers(TravellerLine result, Partnership side) {
    return result.entrants(side).stream()
        .map(index -> pair(index).number())
        .collect(Collectors.joining("+"));
  }

  /** What a pair or a player is called in messages, as in {@code pair 3 NS of section A}. */
  public String name(Pair pair) {
    String direction =
        pair.direction()
            .filter(side -> !pair.number().endsWith(side.id()))
            .map(side -> " " + side.id())
            .orElse("");
    boolean hasSection = !pair.section().isEmpty() && sections().size() > 1;
    String who = kind == EventKind.INDIVIDUAL ? "player " : "pair ";
    String where = hasSection ? " of section " + pair.section() : "";
    return who + pair.number() + direction + where;
  }

  /** Who played a result and, if it is known, where: {@code table 3, round 2, NS 3 v EW 7}. */
  public String describe(TravellerLine result) {
    String ns = numbers(result, Partnership.NS);
    return result.tableRound().map(at -> at.describe() + ", ").orElse("")
        + (result.ew().isEmpty()
            ? "pair " + ns
            : "NS " + ns + " v EW " + numbers(result, Partnership.EW));
  }

  /** The sections in the order of the file. It goes through all pairs and boards. */
  public List<String> sections() {
    return Stream.concat(pairs.stream().map(Pair::section), boards.stream().map(Board::section))
        .distinct()
        .toList();
  }

  /** The directions in which each pair sat on the boards, in the order of the pairs. */
  public List<Set<Partnership>> directions() {
    List<Set<Partnership>> directions =
        pairs.stream().map(_ -> (Set<Partnership>) EnumSet.noneOf(Partnership.class)).toList();
    for (Board board : boards) {
      for (TravellerLine result : board.results()) {
        for (Partnership side : Partnership.values()) {
          result.entrants(side).forEach(pair -> directions.get(pair).add(side));
        }
      }
    }
    return directions;
  }

  /** The number of results so far, including boards that were not played. */
  public int resultCount() {
    return boards.stream().mapToInt(board -> board.results().size()).sum();
  }

  /** The number of results of the whole movement; 0 if it is not known. */
  public int expectedResults() {
    return schedule.stream().mapToInt(round -> round.boards().size()).sum();
  }

  /** Whether all results of the movement are in; never if it is not known. */
  public boolean isComplete() {
    return !schedule.isEmpty() && resultCount() >= expectedResults();
  }

  /** As in {@code after 120 of 297 results}. */
  public String progress() {
    String all = schedule.isEmpty() ? "" : " of " + expectedResults();
    return "after " + resultCount() + all + " results";
  }

  public Session withHeading(SessionHeading other) {
    return new Session(other, kind, scoring, winners, pairs, boards, teams, schedule, remarks);
  }

  public Session withPairs(List<Pair> other) {
    return new Session(heading, kind, scoring, winners, other, boards, teams, schedule, remarks);
  }

  public Session withBoards(List<Board> other) {
    return new Session(heading, kind, scoring, winners, pairs, other, teams, schedule, remarks);
  }

  public Session withRemarks(List<String> other) {
    return new Session(heading, kind, scoring, winners, pairs, boards, teams, schedule, other);
  }
}
