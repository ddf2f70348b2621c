package dev.agon.bridge.score;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.Award;
import dev.agon.bridge.session.Award.Points;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A traveller that is being scored: its lines, and the scores computed so far. */
final class TravellerScoring {
  private final String section;
  private final int number;
  private final List<Board> boards = new ArrayList<>();
  private final List<TravellerLine> results = new ArrayList<>();
  private final Map<Partnership, Map<Integer, PairScore>> scores = new EnumMap<>(Partnership.class);
  private final Map<Partnership, Map<String, List<Integer>>> groups =
      new EnumMap<>(Partnership.class);

  private TravellerScoring(String section, int number) {
    this.section = section;
    this.number = number;
    for (Partnership side : Partnership.values()) {
      scores.put(side, new TreeMap<>());
      groups.put(side, new LinkedHashMap<>());
    }
  }

  /** The session's boards by number, for each section or for all sections together. */
  static List<TravellerScoring> of(Session session, boolean acrossSections) {
    List<String> sections = acrossSections ? List.of("") : session.sections();
    Map<String, Map<Integer, TravellerScoring>> travellers = new LinkedHashMap<>();
    sections.forEach(section -> travellers.put(section, new TreeMap<>()));
    for (Board board : session.boards()) {
      String section = acrossSections ? "" : board.section();
      travellers
          .getOrDefault(section, new TreeMap<>())
          .computeIfAbsent(board.number(), number -> new TravellerScoring(section, number))
          .add(board);
    }
    return travellers.values().stream().flatMap(inSection -> inSection.values().stream()).toList();
  }

  private void add(Board board) {
    for (TravellerLine result : board.results()) {
      int line = results.size();
      boards.add(board);
      results.add(result);
      for (Partnership side : Partnership.values()) {
        if (result.pair(side).isPresent() && award(side, line).orElse(null) instanceof Points) {
          side(groups, side).computeIfAbsent(result.group(), _ -> new ArrayList<>()).add(line);
        }
      }
    }
  }

  private static <T> T side(Map<Partnership, T> map, Partnership side) {
    return Optional.ofNullable(map.get(side)).orElseThrow();
  }

  String section() {
    return section;
  }

  int size() {
    return results.size();
  }

  /** The number of results, including those that the director assigned. */
  int resultCount() {
    return (int)
        results.stream()
            .filter(result -> !(result.outcome() instanceof BoardOutcome.NotPlayed))
            .count();
  }

  TravellerLine result(int line) {
    return results.get(line);
  }

  Optional<Award> award(Partnership side, int line) {
    return results.get(line).outcome().award(side);
  }

  Points points(Partnership side, int line) {
    return (Points) award(side, line).orElseThrow();
  }

  /** The lines with points, by the version of the board that was played. */
  Map<String, List<Integer>> groups(Partnership side) {
    return side(groups, side);
  }

  void set(Partnership side, int line, PairScore score) {
    side(scores, side).put(line, score);
  }

  Optional<PairScore> score(Partnership side, int line) {
    return Optional.ofNullable(side(scores, side).get(line));
  }

  ScoredTraveller traveller() {
    List<ScoredLine> lines = new ArrayList<>();
    for (int line = 0; line < results.size(); line++) {
      lines.add(
          new ScoredLine(
              boards.get(line),
              results.get(line),
              score(Partnership.NS, line),
              score(Partnership.EW, line)));
    }
    return new ScoredTraveller(section, number, lines);
  }
}
