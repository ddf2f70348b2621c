package dev.agon.bridge.movement;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.bridge.session.TravellerLine.TableRound;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Compares the results of a session with its movements. */
public final class MovementCheck {
  /** Stands for all sections that have no movement of their own. */
  public static final String EVERY_SECTION = "";

  /** From so many on, wrong results are one line if they are most of the session. */
  private static final int MIN_FOREIGN_RESULTS = 4;

  private final Movement movement;
  private final Session session;
  private final SectionNumbers numbers;

  private final List<Board> played;

  /** Where the movement has each result. */
  private final Map<SeatedBoard, Sitting> expected = new HashMap<>();

  /** The results of the movement that are there. */
  private final Set<SeatedBoard> found = new HashSet<>();

  /** A board and who plays it, by their numbers in the movement. */
  private record SeatedBoard(int board, List<Integer> ns, List<Integer> ew) {
    SeatedBoard {
      ns = ns.stream().sorted().toList();
      ew = ew.stream().sorted().toList();
    }

    SeatedBoard turned() {
      return new SeatedBoard(board, ew, ns);
    }
  }

  private MovementCheck(Movement movement, Session session, List<Board> played) {
    this.movement = movement;
    this.session = session;
    this.played = played;
    this.numbers = new SectionNumbers(movement, session, played);
    for (Sitting sitting : movement.sittings()) {
      boards(sitting)
          .forEach(
              board -> expected.put(new SeatedBoard(board, sitting.ns(), sitting.ew()), sitting));
    }
  }

  /**
   * What does not fit, one line each: in each section first wrong results, then missing ones by
   * round and table. Results that cannot be compared, or of which most are wrong, are one line.
   *
   * @param movements by section; {@link #EVERY_SECTION} is for all sections that are not named
   */
  public static List<String> find(Map<String, Movement> movements, Session session) {
    List<String> sections = sections(session);
    List<String> findings = new ArrayList<>();
    movements.keySet().stream()
        .filter(name -> !name.equals(EVERY_SECTION) && !sections.contains(name))
        .sorted()
        .map(name -> noSection(name, sections))
        .forEach(findings::add);
    for (String section : sections) {
      String where = sections.size() > 1 ? "section " + section + ", " : "";
      Optional<Movement> movement =
          Optional.ofNullable(movements.getOrDefault(section, movements.get(EVERY_SECTION)));
      if (movement.isPresent()) {
        find(movement.get(), session, section).forEach(line -> findings.add(where + line));
      } else {
        findings.add("section " + section + ": there is no movement to compare it with");
      }
    }
    return findings;
  }

  /** The sections that somebody plays in; a single one without a name if there are none. */
  private static List<String> sections(Session session) {
    List<String> named = session.sections().stream().filter(section -> !section.isEmpty()).toList();
    return named.isEmpty() ? List.of(EVERY_SECTION) : named;
  }

  private static String noSection(String name, List<String> sections) {
    String theirs =
        sections.contains(EVERY_SECTION) ? "" : "; theirs: " + String.join(", ", sections);
    return "the results have no section " + name + theirs;
  }

  private static List<String> find(Movement movement, Session session, String section) {
    List<Board> played =
        session.boards().stream()
            .filter(board -> section.equals(EVERY_SECTION) || board.section().equals(section))
            .toList();
    Optional<String> incomparable = incomparable(movement, session, played);
    if (incomparable.isPresent()) {
      return List.of(incomparable.get());
    }
    MovementCheck check = new MovementCheck(movement, session, played);
    List<String> findings = check.wrong();
    if (findings.size() >= MIN_FOREIGN_RESULTS && 2 * findings.size() > check.resultCount()) {
      return List.of(check.foreign(findings));
    }
    findings.addAll(check.missing());
    return findings;
  }

  private static Optional<String> incomparable(
      Movement movement, Session session, List<Board> played) {
    Contestants contestants =
        switch (session.kind()) {
          case PAIRS -> Contestants.PAIRS;
          case INDIVIDUAL -> Contestants.PLAYERS;
          case TEAMS -> Contestants.TEAMS;
        };
    if (movement.contestants() != contestants) {
      return Optional.of(
          "the movement is for %s and the session for %s, so its results are not compared with it"
              .formatted(movement.contestants().id(), contestants.id()));
    }
    List<TravellerLine> results =
        played.stream().flatMap(board -> board.results().stream()).toList();
    boolean isOneSided =
        !results.isEmpty() && results.stream().allMatch(result -> result.ew().isEmpty());
    return isOneSided
        ? Optional.of(
            "the results do not say who met whom, so they are not compared with the movement")
        : Optional.empty();
  }

  private int resultCount() {
    return played.stream().mapToInt(board -> board.results().size()).sum();
  }

  private List<Integer> boards(Sitting sitting) {
    List<Integer> boards = new ArrayList<>();
    for (int board = movement.firstBoard(sitting); board <= movement.lastBoard(sitting); board++) {
      boards.add(board);
    }
    return boards;
  }

  /** The results that do not fit; somebody who sits out has no result to compare. */
  private List<String> wrong() {
    List<String> findings = new ArrayList<>();
    for (Board board : played) {
      for (TravellerLine result : board.results()) {
        if (result.ew().isPresent()) {
          wrong(board.number(), result)
              .ifPresent(
                  finding ->
                      findings.add(
                          "board %d, %s: %s"
                              .formatted(board.number(), session.describe(result), finding)));
        }
      }
    }
    return findings;
  }

  private Optional<String> wrong(int board, TravellerLine result) {
    SeatedBoard seated =
        new SeatedBoard(
            board, numbers.of(result, Partnership.NS), numbers.of(result, Partnership.EW));
    Optional<Sitting> sitting = Optional.ofNullable(expected.get(seated));
    if (sitting.isPresent()) {
      found.add(seated);
      return result
          .tableRound()
          .filter(at -> !isOtherHalf(at, seated))
          .flatMap(at -> elsewhere(at, sitting.get()));
    }
    if (expected.containsKey(seated.turned())) {
      found.add(seated.turned());
      return Optional.of("by the movement they sit the other way");
    }
    int sideSize = movement.contestants() == Contestants.PLAYERS ? 2 : 1;
    if (seated.ns().size() < sideSize || seated.ew().size() < sideSize) {
      return Optional.of(
          "the movement has %s 1 to %d".formatted(movement.contestants().id(), movement.size()));
    }
    return Optional.of(
        board > movement.boards()
            ? "the movement has boards 1 to " + movement.boards()
            : "not in the movement" + others(seated));
  }

  /** Whether it is the round in which the other pairs of two teams play the board. */
  private boolean isOtherHalf(TableRound at, SeatedBoard seated) {
    return movement.contestants() == Contestants.TEAMS
        && Optional.ofNullable(expected.get(seated.turned()))
            .filter(other -> other.round() == at.round() && at.table() == 0)
            .isPresent();
  }

  private static Optional<String> elsewhere(TableRound at, Sitting sitting) {
    boolean isSameTable = at.table() == 0 || at.table() == sitting.table();
    return isSameTable && at.round() == sitting.round()
        ? Optional.empty()
        : Optional.of("by the movement it is played at " + at(sitting));
  }

  private static String at(Sitting sitting) {
    return new TableRound(sitting.table(), sitting.round()).describe();
  }

  /** Whether somebody of a result sits here; a team has one pair for each direction. */
  private boolean seats(Sitting sitting, SeatedBoard seated) {
    return movement.contestants() == Contestants.TEAMS
        ? sitting.ns().equals(seated.ns()) || sitting.ew().equals(seated.ew())
        : Stream.concat(seated.ns().stream(), seated.ew().stream()).anyMatch(sitting::has);
  }

  /** Where the movement has those who played a board. */
  private String others(SeatedBoard seated) {
    String others =
        movement.sittings().stream()
            .filter(sitting -> boards(sitting).contains(seated.board()))
            .filter(sitting -> seats(sitting, seated))
            .map(sitting -> numbers.describe(sitting) + " at " + at(sitting))
            .collect(Collectors.joining("; "));
    return others.isEmpty()
        ? ", where " + (seated.ns().size() == 1 ? "neither plays it" : "none of them plays it")
        : ", which has " + others;
  }

  private String foreign(List<String> findings) {
    return "%d of %d results do not fit the movement (%s, %d %s, boards 1 to %d); is it another"
            .formatted(
                findings.size(),
                resultCount(),
                movement.name(),
                movement.size(),
                movement.contestants().id(),
                movement.boards())
        + " session's? The first is "
        + findings.getFirst();
  }

  /** The results that are missing; one line for a round that has hardly begun. */
  private List<String> missing() {
    List<String> findings = new ArrayList<>();
    boolean isLaterPlayed = false;
    for (int round = movement.rounds(); round >= 1; round--) {
      List<String> lines = new ArrayList<>();
      int total = 0;
      int absent = 0;
      for (Sitting sitting : movement.round(round)) {
        List<Integer> boards =
            boards(sitting).stream().filter(board -> !isFound(board, sitting)).toList();
        total += movement.boardsPerSet();
        absent += boards.size();
        if (!boards.isEmpty()) {
          lines.add(
              "%s, %s, %s: no result"
                  .formatted(Board.list(boards), at(sitting), numbers.describe(sitting)));
        }
      }
      int played = total - absent;
      if (absent > 0 && !isLaterPlayed && 2 * played < total) {
        String soFar = played == 0 ? "no results yet" : played + " of " + total + " results so far";
        lines = List.of("round " + round + ": " + soFar);
      }
      isLaterPlayed |= played > 0;
      findings.addAll(0, lines);
    }
    return findings;
  }

  private boolean isFound(int board, Sitting sitting) {
    return found.contains(new SeatedBoard(board, sitting.ns(), sitting.ew()));
  }
}
