package dev.agon.bridge.session;

import dev.agon.bridge.Vulnerability;
import java.util.List;
import java.util.stream.Collectors;

/** A board and its results in one section of a session. */
public record Board(String section, int number, List<TravellerLine> results) {
  public Board {
    results = List.copyOf(results);
  }

  /** Some boards by their numbers, as in {@code board 7} and {@code boards 7, 8 and 9}. */
  public static String list(List<Integer> numbers) {
    if (numbers.isEmpty()) {
      return "no boards";
    }
    int last = numbers.size() - 1;
    String first =
        numbers.subList(0, last).stream().map(String::valueOf).collect(Collectors.joining(", "));
    return last == 0
        ? "board " + numbers.getFirst()
        : "boards " + first + " and " + numbers.get(last);
  }

  public Vulnerability vulnerability() {
    return Vulnerability.ofBoard(number);
  }
}
