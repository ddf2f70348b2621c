package dev.agon.bridge.file;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.SessionHeading;
import dev.agon.bridge.session.TravellerLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Collects the pairs and results of a session. */
final class SessionBuilder {
  private final List<Pair> pairs = new ArrayList<>();

  /** Indexes of pairs, by section and number. */
  private final Map<String, Map<String, List<Integer>>> byNumber = new LinkedHashMap<>();

  private final Map<String, Map<Integer, List<TravellerLine>>> boards = new LinkedHashMap<>();

  /** Adds a pair; returns false if it cannot be told from a pair that is already there. */
  boolean add(Pair pair) {
    List<Integer> same =
        byNumber
            .computeIfAbsent(pair.section(), _ -> new LinkedHashMap<>())
            .computeIfAbsent(pair.number(), _ -> new ArrayList<>());
    boolean distinct = same.stream().map(pairs::get).allMatch(other -> sitApart(pair, other));
    if (distinct) {
      same.add(pairs.size());
      pairs.add(pair);
    }
    return distinct;
  }

  private static boolean sitApart(Pair one, Pair two) {
    return one.direction().isPresent()
        && two.direction().isPresent()
        && !one.direction().equals(two.direction());
  }

  /** Finds a pair by number and side: in this section, else among pairs without a section. */
  Optional<Integer> find(String section, String number, Partnership side) {
    List<Integer> inSection = numbered(section, number);
    List<Integer> candidates = inSection.isEmpty() ? numbered("", number) : inSection;
    for (Integer pair : candidates) {
      if (candidates.size() < 2 || pairs.get(pair).direction().orElse(null) == side) {
        return Optional.of(pair);
      }
    }
    return Optional.empty();
  }

  private List<Integer> numbered(String section, String number) {
    return byNumber.getOrDefault(section, Map.of()).getOrDefault(number, List.of());
  }

  /** The results of a board, which is added if it is new. */
  List<TravellerLine> board(String section, int number) {
    return boards
        .computeIfAbsent(section, _ -> new LinkedHashMap<>())
        .computeIfAbsent(number, _ -> new ArrayList<>());
  }

  List<Pair> pairs() {
    return pairs;
  }

  Session build(SessionHeading heading, Optional<Integer> winners) {
    return new Session(heading, winners, pairs, boards());
  }

  List<Board> boards() {
    List<Board> built = new ArrayList<>();
    boards.forEach(
        (section, numbers) ->
            numbers.forEach((number, results) -> built.add(new Board(section, number, results))));
    return built;
  }
}
