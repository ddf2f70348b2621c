package dev.agon.bridge.file;

import dev.agon.bridge.Side;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Result;
import dev.agon.bridge.session.Session;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts a session together, pair by pair and result by result. */
final class SessionBuilder {
  private final List<Pair> pairs = new ArrayList<>();
  private final Map<PairKey, List<Integer>> byNumber = new LinkedHashMap<>();
  private final Map<BoardKey, List<Result>> boards = new LinkedHashMap<>();

  private record PairKey(String section, String number) {}

  private record BoardKey(String section, int number) {}

  /** Adds a pair, unless there is already one that it could not be told from. */
  boolean add(Pair pair) {
    List<Integer> same =
        byNumber.computeIfAbsent(
            new PairKey(pair.section(), pair.number()), _ -> new ArrayList<>());
    boolean apart =
        same.stream()
            .map(pairs::get)
            .allMatch(
                other ->
                    other.direction().isPresent()
                        && pair.direction().isPresent()
                        && !other.direction().equals(pair.direction()));
    if (apart) {
      same.add(pairs.size());
      pairs.add(pair);
    }
    return apart;
  }

  boolean hasPairs() {
    return !pairs.isEmpty();
  }

  /** The pair of this number that sits here: in this section, or in none if it is not there. */
  Optional<Integer> find(String section, String number, Side side) {
    List<Integer> here = byNumber.getOrDefault(new PairKey(section, number), List.of());
    List<Integer> candidates =
        here.isEmpty() ? byNumber.getOrDefault(new PairKey("", number), List.of()) : here;
    return candidates.size() < 2
        ? candidates.stream().findFirst()
        : candidates.stream()
            .filter(pair -> pairs.get(pair).direction().equals(Optional.of(side)))
            .findFirst();
  }

  /** Adds a board, if it is not there yet. */
  List<Result> board(String section, int number) {
    return boards.computeIfAbsent(new BoardKey(section, number), _ -> new ArrayList<>());
  }

  Session build(String title, Optional<Integer> winners) {
    List<Board> built = new ArrayList<>();
    boards.forEach((key, results) -> built.add(new Board(key.section(), key.number(), results)));
    return new Session(title, winners, pairs, built);
  }
}
