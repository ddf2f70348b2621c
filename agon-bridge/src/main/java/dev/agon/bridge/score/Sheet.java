package dev.agon.bridge.score;

import dev.agon.bridge.Side;
import dev.agon.bridge.session.Award;
import dev.agon.bridge.session.Award.Points;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.Outcome;
import dev.agon.bridge.session.Result;
import dev.agon.bridge.session.Session;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A traveller while it is being scored. */
final class Sheet {
  private final String section;
  private final int number;
  private final List<Board> boards = new ArrayList<>();
  private final List<Result> results = new ArrayList<>();
  private final Map<Side, Map<Integer, Mark>> marks = new EnumMap<>(Side.class);
  private final Map<Side, Map<String, List<Integer>>> groups = new EnumMap<>(Side.class);

  private Sheet(String section, int number) {
    this.section = section;
    this.number = number;
    for (Side side : Side.values()) {
      marks.put(side, new TreeMap<>());
      groups.put(side, new LinkedHashMap<>());
    }
  }

  /** The session's boards by number, section by section unless they are scored across them. */
  static List<Sheet> of(Session session, boolean across) {
    List<String> sections = across ? List.of("") : session.sections();
    Map<String, Map<Integer, Sheet>> sheets = new LinkedHashMap<>();
    sections.forEach(section -> sheets.put(section, new TreeMap<>()));
    for (Board board : session.boards()) {
      String section = across ? "" : board.section();
      sheets
          .getOrDefault(section, new TreeMap<>())
          .computeIfAbsent(board.number(), number -> new Sheet(section, number))
          .add(board);
    }
    return sheets.values().stream().flatMap(ofSection -> ofSection.values().stream()).toList();
  }

  private void add(Board board) {
    for (Result result : board.results()) {
      int line = results.size();
      boards.add(board);
      results.add(result);
      for (Side side : Side.values()) {
        if (result.pair(side).isPresent() && award(side, line).orElse(null) instanceof Points) {
          side(groups, side).computeIfAbsent(result.group(), _ -> new ArrayList<>()).add(line);
        }
      }
    }
  }

  private static <T> T side(Map<Side, T> map, Side side) {
    return Optional.ofNullable(map.get(side)).orElseThrow();
  }

  String section() {
    return section;
  }

  int size() {
    return results.size();
  }

  /** How many results there are or would be, had the director not had to decide. */
  int results() {
    return (int)
        results.stream().filter(result -> !(result.outcome() instanceof Outcome.NotPlayed)).count();
  }

  Result result(int line) {
    return results.get(line);
  }

  Optional<Award> award(Side side, int line) {
    return results.get(line).outcome().award(side);
  }

  /** What was scored where something was. */
  Points points(Side side, int line) {
    return (Points) award(side, line).orElseThrow();
  }

  /** The lines with scores, by the version of the board that was played. */
  Map<String, List<Integer>> groups(Side side) {
    return side(groups, side);
  }

  void set(Side side, int line, Mark mark) {
    side(marks, side).put(line, mark);
  }

  Optional<Mark> mark(Side side, int line) {
    return Optional.ofNullable(side(marks, side).get(line));
  }

  Traveller traveller() {
    List<Line> lines = new ArrayList<>();
    for (int line = 0; line < results.size(); line++) {
      lines.add(
          new Line(boards.get(line), results.get(line), mark(Side.NS, line), mark(Side.EW, line)));
    }
    return new Traveller(section, number, lines);
  }
}
