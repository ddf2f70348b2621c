package dev.agon.bridge.movement;

import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Draws the next round of a Swiss: nobody meets twice, nobody sits out twice, and those with
 * neighbouring places meet. All tables play the same boards in a round.
 */
public final class SwissDraw {
  private static final int MAX_STEPS = 100_000;

  /** The orders that are tried if no draw of neighbours is found. */
  private static final int MAX_SHUFFLES = 20;

  private final Movement movement;
  private final List<Integer> order;
  private final Set<List<Integer>> met = new HashSet<>();
  private final List<Integer> drawn = new ArrayList<>();
  private int steps;

  private SwissDraw(Movement movement, List<Integer> order) {
    this.movement = movement;
    this.order = order;
    for (Sitting sitting : movement.sittings()) {
      met.add(meeting(sitting.ns().getFirst(), sitting.ew().getFirst()));
    }
  }

  private static List<Integer> meeting(int one, int two) {
    return List.of(Math.min(one, two), Math.max(one, two));
  }

  /** A Swiss with its first round, which is drawn by lot; the same seed gives the same draw. */
  public static Movement first(Contestants contestants, int size, int boardsPerSet, long seed) {
    Movement none =
        new Movement(
            MovementKind.SWISS,
            contestants,
            "Swiss " + contestants.id(),
            size,
            boardsPerSet,
            1,
            List.of());
    List<Integer> order = new ArrayList<>(IntStream.rangeClosed(1, size).boxed().toList());
    Collections.shuffle(order, new Random(seed));
    return next(none, order);
  }

  /** The Swiss with one more round by a ranking, the best first; an error if none exists. */
  public static Movement next(Movement movement, List<Integer> ranking) {
    int round = movement.rounds() + 1;
    SwissDraw draw = new SwissDraw(movement, ranking);
    boolean isDrawn = draw.draw();
    for (int seed = 0; seed < MAX_SHUFFLES && !isDrawn; seed++) {
      List<Integer> shuffled = new ArrayList<>(ranking);
      Collections.shuffle(shuffled, new Random(seed));
      draw = new SwissDraw(movement, shuffled);
      isDrawn = draw.draw();
    }
    if (!isDrawn) {
      throw new UserError(
          "round %d cannot be drawn: with %d %s somebody would meet or sit out again"
              .formatted(round, movement.size(), movement.contestants().id()));
    }
    List<Sitting> sittings = new ArrayList<>(movement.sittings());
    boolean teams = movement.contestants() == Contestants.TEAMS;
    for (int at = 0; at + 1 < draw.drawn.size(); at += 2) {
      int one = draw.drawn.get(at);
      int two = draw.drawn.get(at + 1);
      int table = teams ? at + 1 : at / 2 + 1;
      sittings.add(Sitting.of(round, table, one, two, round));
      if (teams) {
        sittings.add(Sitting.of(round, table + 1, two, one, round));
      }
    }
    return movement.with(sittings);
  }

  /** Draws with the lowest possible sit-out if the number is odd. */
  private boolean draw() {
    if (order.size() % 2 == 0) {
      return drawTables(order);
    }
    for (int at = order.size() - 1; at >= 0; at--) {
      int out = order.get(at);
      if (movement.sitOutsOf(out).isEmpty()) {
        List<Integer> others = order.stream().filter(number -> number != out).toList();
        steps = 0;
        if (drawTables(others)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean drawTables(List<Integer> left) {
    if (left.isEmpty()) {
      return true;
    }
    int first = left.getFirst();
    for (int at = 1; at < left.size() && steps++ < MAX_STEPS; at++) {
      int second = left.get(at);
      if (!met.contains(meeting(first, second))) {
        List<Integer> others = new ArrayList<>(left.subList(1, at));
        others.addAll(left.subList(at + 1, left.size()));
        drawn.add(first);
        drawn.add(second);
        if (drawTables(others)) {
          return true;
        }
        drawn.removeLast();
        drawn.removeLast();
      }
    }
    return false;
  }
}
