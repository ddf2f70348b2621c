package dev.agon.bridge.check;

import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.ScheduledRound;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.bridge.session.TravellerLine.TableRound;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Finds results that do not fit the movement, and results that are missing. */
final class MovementFinder {
  private final Session session;
  private final boolean hasSections;
  private final Map<SectionTable, ScheduledRound> schedule = new LinkedHashMap<>();
  private final Map<SectionTable, Set<Integer>> played = new LinkedHashMap<>();

  private record SectionTable(String section, int table, int round) {
    static SectionTable of(ScheduledRound at) {
      return new SectionTable(at.section(), at.table(), at.round());
    }
  }

  private MovementFinder(Session session) {
    this.session = session;
    this.hasSections = session.sections().size() > 1;
    for (ScheduledRound round : session.schedule()) {
      schedule.put(SectionTable.of(round), round);
    }
  }

  /** The findings, one line each; none if the movement is not known. */
  static List<String> find(Session session) {
    return session.schedule().isEmpty() ? List.of() : new MovementFinder(session).findings();
  }

  private List<String> findings() {
    List<String> findings = new ArrayList<>();
    for (Board board : session.boards()) {
      for (TravellerLine result : board.results()) {
        result.tableRound().flatMap(at -> check(board, result, at)).ifPresent(findings::add);
      }
    }
    findings.addAll(missing());
    return findings;
  }

  private Set<Integer> boards(SectionTable seat) {
    return played.getOrDefault(seat, Set.of());
  }

  private String section(SectionTable seat) {
    return hasSections ? "section " + seat.section() + ", " : "";
  }

  private Optional<String> check(Board board, TravellerLine result, TableRound at) {
    SectionTable seat = new SectionTable(board.section(), at.table(), at.round());
    played.computeIfAbsent(seat, _ -> new TreeSet<>()).add(board.number());
    String where =
        section(seat) + "board " + board.number() + ", " + session.describe(result) + ": ";
    ScheduledRound expected = schedule.get(seat);
    if (expected == null) {
      return Optional.of(where + "the movement has nobody there");
    }
    int ew = result.ew().orElse(result.ns());
    boolean asScheduled = result.ns() == expected.ns() && ew == expected.ew();
    boolean turned = result.ns() == expected.ew() && ew == expected.ns();
    if (!asScheduled && !turned) {
      return Optional.of(where + "the movement has " + pairs(expected));
    }
    return expected.boards().contains(board.number())
        ? Optional.empty()
        : Optional.of(where + "not in the movement, which has " + Board.list(expected.boards()));
  }

  private String pairs(ScheduledRound round) {
    return "NS " + session.pair(round.ns()).number() + " v EW " + session.pair(round.ew()).number();
  }

  /** Missing results of rounds that are over. */
  private List<String> missing() {
    Map<List<Object>, Integer> lastRounds = new LinkedHashMap<>();
    for (SectionTable seat : played.keySet()) {
      lastRounds.merge(List.of(seat.section(), seat.table()), seat.round(), Math::max);
    }
    List<String> findings = new ArrayList<>();
    schedule.forEach(
        (seat, expected) -> {
          int last = lastRounds.getOrDefault(List.of(seat.section(), seat.table()), 0);
          boolean over = seat.round() < last || isOverElsewhere(seat);
          List<Integer> absent =
              expected.boards().stream().filter(board -> !boards(seat).contains(board)).toList();
          if (over && !absent.isEmpty()) {
            String at = new TableRound(seat.table(), seat.round()).describe();
            findings.add(
                "%s%s, %s, %s: no result"
                    .formatted(section(seat), Board.list(absent), at, pairs(expected)));
          }
        });
    return findings;
  }

  /** Whether at least half of the other tables of the section have all results of the round. */
  private boolean isOverElsewhere(SectionTable seat) {
    List<ScheduledRound> others =
        schedule.entrySet().stream()
            .filter(other -> other.getKey().section().equals(seat.section()))
            .filter(other -> other.getKey().round() == seat.round() && !other.getKey().equals(seat))
            .map(Map.Entry::getValue)
            .toList();
    long complete =
        others.stream()
            .filter(other -> boards(SectionTable.of(other)).containsAll(other.boards()))
            .count();
    return 2 * complete >= others.size();
  }
}
