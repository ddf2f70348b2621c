package dev.agon.bridge.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How far a table is in its movement.
 *
 * @param round the latest round with a result; 0 before the first
 * @param results the number of results so far
 * @param expected the number of results of the whole movement
 */
public record TableProgress(String section, int table, int round, int results, int expected) {

  /** The progress of every table, in the order of the movement; none if it is not known. */
  public static List<TableProgress> of(Session session) {
    Map<List<Object>, TableProgress> tables = new LinkedHashMap<>();
    for (ScheduledRound round : session.schedule()) {
      tables.merge(
          List.of(round.section(), round.table()),
          new TableProgress(round.section(), round.table(), 0, 0, round.boards().size()),
          TableProgress::plus);
    }
    for (Board board : session.boards()) {
      for (TravellerLine result : board.results()) {
        result
            .tableRound()
            .ifPresent(
                at ->
                    tables.computeIfPresent(
                        List.of(board.section(), at.table()),
                        (_, table) ->
                            table.plus(
                                new TableProgress(board.section(), at.table(), at.round(), 1, 0))));
      }
    }
    return new ArrayList<>(tables.values());
  }

  private TableProgress plus(TableProgress other) {
    return new TableProgress(
        section,
        table,
        Math.max(round, other.round),
        results + other.results,
        expected + other.expected);
  }

  public boolean isComplete() {
    return results >= expected;
  }

  /** As in {@code table 3: round 2, 5 of 27 results}. */
  public String describe() {
    return (section.isEmpty() ? "" : "section " + section + ", ")
        + "table %d: round %d, %d of %d results".formatted(table, round, results, expected);
  }
}
