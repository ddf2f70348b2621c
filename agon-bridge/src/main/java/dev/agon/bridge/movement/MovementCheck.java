package dev.agon.bridge.movement;

import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Compares the results of a session with its movement. */
public final class MovementCheck {
  private final Movement movement;
  private final Session session;
  private final int tables;

  /** Whether EW pairs have numbers of their own, from 1. */
  private final boolean hasOwnNumbers;

  private final List<String> findings = new ArrayList<>();

  /** The results that are there, as board, NS and EW. */
  private final Set<List<Integer>> seen = new HashSet<>();

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
  }

  private Optional<Integer> plainNumber(int pair) {
    String text = session.pair(pair).number();
    return text.matches("[0-9]{1,4}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
  }

  /**
   * What does not fit, one line each: first wrong results, then missing ones by round and table.
   */
  public static List<String> find(Movement movement, Session session) {
    if (movement.contestants() != Contestants.PAIRS) {
      return List.of(
          "the results are not compared with the movement, because it is one of "
              + movement.contestants().id());
    }
    if (session.sections().size() > 1) {
      return List.of("the movement is for one section, and the results have several");
    }
    MovementCheck check = new MovementCheck(movement, session);
    session.boards().forEach(check::checkBoard);
    check.checkMissing();
    return check.findings;
  }

  private void checkBoard(Board board) {
    for (TravellerLine result : board.results()) {
      Optional<Integer> ns = number(result.ns(), false);
      Optional<Integer> ew = result.ew().flatMap(pair -> number(pair, true));
      if (ns.isEmpty() || ew.isEmpty()) {
        findings.add(
            "board %d, %s: the movement has pairs 1 to %d"
                .formatted(board.number(), pairs(result), movement.size()));
        continue;
      }
      seen.add(List.of(board.number(), ns.get(), ew.get()));
      if (find(board.number(), ns.get(), ew.get()).isEmpty()) {
        report(board.number(), ns.get(), ew.get(), pairs(result));
      }
    }
  }

  private String pairs(TravellerLine result) {
    String ns = session.pair(result.ns()).number();
    return "NS " + ns + result.ew().map(ew -> " v EW " + session.pair(ew).number()).orElse("");
  }

  /** A pair's number in the movement. */
  private Optional<Integer> number(int pair, boolean isEastWest) {
    return plainNumber(pair)
        .map(number -> isEastWest && hasOwnNumbers ? number + tables : number)
        .filter(number -> number >= 1 && number <= movement.size());
  }

  private Optional<Sitting> find(int board, int ns, int ew) {
    return movement.sittings().stream()
        .filter(sitting -> has(sitting, board))
        .filter(sitting -> sitting.ns().contains(ns) && sitting.ew().contains(ew))
        .findFirst();
  }

  private boolean has(Sitting sitting, int board) {
    return movement.firstBoard(sitting) <= board && board <= movement.lastBoard(sitting);
  }

  private void report(int board, int ns, int ew, String pairs) {
    String place = "board " + board + ", " + pairs + ": ";
    if (board > movement.boards()) {
      findings.add(place + "the movement has boards 1 to " + movement.boards());
      return;
    }
    Optional<Sitting> switched = find(board, ew, ns);
    if (switched.isPresent()) {
      findings.add(place + "by the movement they sit the other way");
      return;
    }
    String expected =
        movement.sittings().stream()
            .filter(sitting -> has(sitting, board))
            .filter(sitting -> sitting.has(ns) || sitting.has(ew))
            .map(MovementCheck::describe)
            .collect(Collectors.joining("; "));
    findings.add(
        place
            + "not in the movement"
            + (expected.isEmpty() ? ", where neither plays it" : ", which has " + expected));
  }

  private static String describe(Sitting sitting) {
    return "NS %d v EW %d in round %d at table %d"
        .formatted(
            sitting.ns().getFirst(), sitting.ew().getFirst(), sitting.round(), sitting.table());
  }

  private void checkMissing() {
    for (int round = 1; round <= movement.rounds(); round++) {
      Map<Sitting, List<String>> missing = new LinkedHashMap<>();
      int expected = 0;
      int found = 0;
      for (Sitting sitting : movement.round(round)) {
        for (int board = movement.firstBoard(sitting);
            board <= movement.lastBoard(sitting);
            board++) {
          expected++;
          if (seen.contains(List.of(board, sitting.ns().getFirst(), sitting.ew().getFirst()))) {
            found++;
          } else {
            missing.computeIfAbsent(sitting, _ -> new ArrayList<>()).add(String.valueOf(board));
          }
        }
      }
      if (found == 0 && expected > 0) {
        findings.add("round " + round + ": no results yet");
      } else {
        missing.forEach(
            (sitting, boards) ->
                findings.add(
                    "missing: %s, board%s %s"
                        .formatted(
                            describe(sitting),
                            boards.size() == 1 ? "" : "s",
                            String.join(", ", boards))));
      }
    }
  }
}
