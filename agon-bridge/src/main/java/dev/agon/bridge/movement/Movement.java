package dev.agon.bridge.movement;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A movement: who sits where in every round with which boards.
 *
 * @param name in words, for example {@code Howell, 6 tables}
 * @param size the number of contestants; they are numbered from 1
 * @param boardsPerSet the number of boards of a set
 * @param winners 2 if NS and EW are ranked separately, otherwise 1
 * @param sittings sorted by round and table; who is in none of a round sits out. A table that plays
 *     two sets in a round, against the same opponents, has a sitting for each
 */
public record Movement(
    MovementKind kind,
    Contestants contestants,
    String name,
    int size,
    int boardsPerSet,
    int winners,
    List<Sitting> sittings) {
  public Movement {
    sittings =
        sittings.stream()
            .sorted(Comparator.comparingInt(Sitting::round).thenComparingInt(Sitting::table))
            .toList();
  }

  public int rounds() {
    return sittings.stream().mapToInt(Sitting::round).max().orElse(0);
  }

  public int tables() {
    return sittings.stream().mapToInt(Sitting::table).max().orElse(0);
  }

  public int sets() {
    return sittings.stream().mapToInt(Sitting::set).max().orElse(0);
  }

  public int boards() {
    return sets() * boardsPerSet;
  }

  /** The number of boards that a table plays in a round. */
  public int boardsPerRound() {
    Set<List<Integer>> tableRounds = new HashSet<>();
    sittings.forEach(sitting -> tableRounds.add(List.of(sitting.round(), sitting.table())));
    return tableRounds.isEmpty() ? 0 : boardsPerSet * sittings.size() / tableRounds.size();
  }

  public int firstBoard(Sitting sitting) {
    return (sitting.set() - 1) * boardsPerSet + 1;
  }

  public int lastBoard(Sitting sitting) {
    return sitting.set() * boardsPerSet;
  }

  public List<Sitting> round(int round) {
    return sittings.stream().filter(sitting -> sitting.round() == round).toList();
  }

  /** The sittings of a contestant; two in a round for a team. */
  public List<Sitting> of(int contestant) {
    return sittings.stream().filter(sitting -> sitting.has(contestant)).toList();
  }

  /** Who does not play in a round. */
  public List<Integer> sitOuts(int round) {
    List<Sitting> played = round(round);
    return IntStream.rangeClosed(1, size)
        .filter(number -> played.stream().noneMatch(sitting -> sitting.has(number)))
        .boxed()
        .toList();
  }

  /** The rounds in which a contestant sits out. */
  public List<Integer> sitOutsOf(int contestant) {
    return IntStream.rangeClosed(1, rounds())
        .filter(round -> sitOuts(round).contains(contestant))
        .boxed()
        .toList();
  }

  /** The largest number of tables that play the same boards in one round. */
  public int tablesPerSet() {
    int most = 0;
    for (int round = 1; round <= rounds(); round++) {
      int[] tables = new int[sets() + 1];
      for (Sitting sitting : round(round)) {
        most = Math.max(most, ++tables[sitting.set()]);
      }
    }
    return most;
  }

  /**
   * The same movement for one contestant fewer: whoever would meet the last one sits out. A table
   * at which nobody plays any more is not counted.
   */
  Movement withoutLast() {
    List<Sitting> left = sittings.stream().filter(sitting -> !sitting.has(size)).toList();
    List<Integer> tables = left.stream().map(Sitting::table).distinct().sorted().toList();
    List<Sitting> moved =
        left.stream().map(sitting -> sitting.at(tables.indexOf(sitting.table()) + 1)).toList();
    return new Movement(kind, contestants, name, size - 1, boardsPerSet, winners, moved);
  }

  Movement with(List<Sitting> others) {
    return new Movement(kind, contestants, name, size, boardsPerSet, winners, others);
  }
}
