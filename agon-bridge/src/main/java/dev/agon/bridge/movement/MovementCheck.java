package dev.agon.bridge.movement;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.EventKind;
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

/** Compares the results of a session with its movement. */
public final class MovementCheck {
  /** From so many on, wrong results are one line if they are most of the session. */
  private static final int MIN_FOREIGN_RESULTS = 4;

  private final Movement movement;
  private final Session session;
  private final int tables;

  /** Whether EW pairs have numbers of their own, from 1. */
  private final boolean hasOwnNumbers;

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

  private MovementCheck(Movement movement, Session session) {
    this.movement = movement;
    this.session = session;
    this.tables = (movement.size() + 1) / 2;
    this.hasOwnNumbers =
        movement.winners() == 2
            && session.boards().stream()
                .flatMap(board -> board.results().stream())
                .flatMap(result -> result.ew().stream())
                .allMatch(pair -> plainNumber(pair).orElse(0) <= tables);
    for (Sitting sitting : movement.sittings()) {
      boards(sitting)
          .forEach(
              board -> expected.put(new SeatedBoard(board, sitting.ns(), sitting.ew()), sitting));
    }
  }

  /**
   * What does not fit, one line each: first wrong results, then missing ones by round and table.
   * Results that cannot be compared, or of which most are wrong, are one line.
   */
  public static List<String> find(Movement movement, Session session) {
    Optional<String> incomparable = incomparable(movement, session);
    if (incomparable.isPresent()) {
      return List.of(incomparable.get());
    }
    MovementCheck check = new MovementCheck(movement, session);
    List<String> findings = check.wrong();
    if (findings.size() >= MIN_FOREIGN_RESULTS && 2 * findings.size() > session.resultCount()) {
      return List.of(check.foreign(findings));
    }
    findings.addAll(check.missing());
    return findings;
  }

  private static Optional<String> incomparable(Movement movement, Session session) {
    if (movement.contestants() == Contestants.TEAMS || session.kind() == EventKind.TEAMS) {
      return Optional.of("results of teams are not compared with a movement");
    }
    if ((movement.contestants() == Contestants.PLAYERS)
        != (session.kind() == EventKind.INDIVIDUAL)) {
      return Optional.of(
          "the movement is for %s and the session for %s, so its results are not compared with it"
              .formatted(
                  movement.contestants().id(),
                  session.kind() == EventKind.INDIVIDUAL ? "players" : "pairs"));
    }
    if (session.sections().size() > 1) {
      return Optional.of("the movement is for one section, and the results have several");
    }
    boolean isOneSided =
        session.resultCount() > 0
            && session.boards().stream()
                .flatMap(board -> board.results().stream())
                .allMatch(result -> result.ew().isEmpty());
    return isOneSided
        ? Optional.of(
            "the results do not say who met whom, so they are not compared with the movement")
        : Optional.empty();
  }

  private List<Integer> boards(Sitting sitting) {
    List<Integer> boards = new ArrayList<>();
    for (int board = movement.firstBoard(sitting); board <= movement.lastBoard(sitting); board++) {
      boards.add(board);
    }
    return boards;
  }

  private Optional<Integer> plainNumber(int pair) {
    String text = session.pair(pair).number();
    return text.matches("[0-9]{1,4}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
  }

  /** The numbers of a side in the movement; fewer than sit there if it does not have them. */
  private List<Integer> numbers(TravellerLine result, Partnership side) {
    return result.entrants(side).stream()
        .flatMap(entrant -> plainNumber(entrant).stream())
        .map(number -> side == Partnership.EW && hasOwnNumbers ? number + tables : number)
        .filter(number -> number >= 1 && number <= movement.size())
        .toList();
  }

  /** The results that do not fit; somebody who sits out has no result to compare. */
  private List<String> wrong() {
    List<String> findings = new ArrayList<>();
    for (Board board : session.boards()) {
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
        new SeatedBoard(board, numbers(result, Partnership.NS), numbers(result, Partnership.EW));
    Optional<Sitting> sitting = Optional.ofNullable(expected.get(seated));
    if (sitting.isPresent()) {
      found.add(seated);
      return result.place().flatMap(place -> elsewhere(place, sitting.get()));
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

  private static Optional<String> elsewhere(TableRound place, Sitting sitting) {
    boolean isSameTable = place.table() == 0 || place.table() == sitting.table();
    return isSameTable && place.round() == sitting.round()
        ? Optional.empty()
        : Optional.of("by the movement it is played at " + place(sitting));
  }

  private static String place(Sitting sitting) {
    return new TableRound(sitting.table(), sitting.round()).describe();
  }

  /** Where the movement has those who played a board. */
  private String others(SeatedBoard seated) {
    List<Integer> all = new ArrayList<>(seated.ns());
    all.addAll(seated.ew());
    String others =
        movement.sittings().stream()
            .filter(sitting -> boards(sitting).contains(seated.board()))
            .filter(sitting -> all.stream().anyMatch(sitting::has))
            .map(sitting -> pairs(sitting) + " at " + place(sitting))
            .collect(Collectors.joining("; "));
    return others.isEmpty()
        ? ", where " + (all.size() == 2 ? "neither plays it" : "none of them plays it")
        : ", which has " + others;
  }

  private String pairs(Sitting sitting) {
    return "NS " + numbers(sitting, Partnership.NS) + " v EW " + numbers(sitting, Partnership.EW);
  }

  /** The numbers of a side as the session has them. */
  private String numbers(Sitting sitting, Partnership side) {
    return sitting.side(side).stream()
        .map(number -> side == Partnership.EW && hasOwnNumbers ? number - tables : number)
        .map(String::valueOf)
        .collect(Collectors.joining("+"));
  }

  private String foreign(List<String> findings) {
    return "%d of %d results do not fit the movement (%s, %d %s, boards 1 to %d); is it another"
            .formatted(
                findings.size(),
                session.resultCount(),
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
                  .formatted(Board.list(boards), place(sitting), pairs(sitting)));
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
