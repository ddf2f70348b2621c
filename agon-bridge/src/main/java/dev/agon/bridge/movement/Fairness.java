package dev.agon.bridge.movement;

import dev.agon.bridge.Partnership;
import java.util.ArrayList;
import java.util.List;

/**
 * How equally the contestants of a field are compared with each other.
 *
 * <p>Each board compares two contestants: by +1 if they play it in the same direction, because one
 * gains what the other loses; by -1 if they play it in opposite directions at different tables,
 * because they gain and lose together; and by one less than the number of results if they play it
 * against each other. Teams are compared on the boards that they play against each other.
 *
 * @param mean of all pairs of contestants of a field
 * @param min of the two that are compared least
 * @param max of the two that are compared most
 * @param deviation the standard deviation
 * @param least the two that are compared least
 */
record Fairness(double mean, int min, int max, double deviation, List<Integer> least) {
  public Fairness {
    least = List.copyOf(least);
  }

  /** 100 if everybody is compared equally often with everybody: 100 · mean² / (mean² + σ²). */
  public double quality() {
    double square = mean * mean;
    return square == 0 ? 0 : 100 * square / (square + deviation * deviation);
  }

  public static Fairness of(Movement movement) {
    int[][] compared = comparisons(movement);
    boolean[] isNorthSouth = new boolean[movement.size() + 1];
    for (Sitting sitting : movement.sittings()) {
      sitting.ns().forEach(number -> isNorthSouth[number] = true);
    }
    List<Integer> counts = new ArrayList<>();
    List<Integer> least = List.of();
    int min = Integer.MAX_VALUE;
    for (int one = 1; one <= movement.size(); one++) {
      for (int two = one + 1; two <= movement.size(); two++) {
        if (movement.winners() == 1 || isNorthSouth[one] == isNorthSouth[two]) {
          counts.add(compared[one][two]);
          if (compared[one][two] < min) {
            min = compared[one][two];
            least = List.of(one, two);
          }
        }
      }
    }
    double mean = counts.stream().mapToInt(Integer::intValue).average().orElse(0);
    double variance =
        counts.stream().mapToDouble(count -> (count - mean) * (count - mean)).average().orElse(0);
    return new Fairness(
        mean,
        counts.isEmpty() ? 0 : min,
        counts.stream().mapToInt(Integer::intValue).max().orElse(0),
        Math.sqrt(variance),
        least);
  }

  /** The comparisons of all contestants with each other, by their numbers. */
  private static int[][] comparisons(Movement movement) {
    int[][] compared = new int[movement.size() + 1][movement.size() + 1];
    List<List<Sitting>> bySet = new ArrayList<>();
    for (int set = 0; set <= movement.sets(); set++) {
      bySet.add(new ArrayList<>());
    }
    movement.sittings().forEach(sitting -> bySet.get(sitting.set()).add(sitting));
    int boards = movement.boardsPerSet();
    boolean isMatch = movement.contestants() == Contestants.TEAMS;
    for (List<Sitting> results : bySet) {
      for (int i = 0; i < results.size(); i++) {
        Sitting sitting = results.get(i);
        add(compared, sitting.ns(), sitting.ew(), isMatch ? boards : boards * (results.size() - 1));
        for (Sitting other : results.subList(i + 1, results.size())) {
          compare(compared, sitting, other, isMatch ? 0 : boards);
        }
      }
    }
    return compared;
  }

  private static void compare(int[][] compared, Sitting one, Sitting two, int boards) {
    for (Partnership side : Partnership.values()) {
      add(compared, one.side(side), two.side(side), boards);
      add(compared, one.side(side), two.side(side.other()), -boards);
    }
  }

  private static void add(int[][] compared, List<Integer> ones, List<Integer> twos, int boards) {
    for (int one : ones) {
      for (int two : twos) {
        compared[one][two] += boards;
        compared[two][one] += boards;
      }
    }
  }
}
