package dev.agon.app.match;

import dev.agon.game.Step;
import dev.agon.game.kit.Narrator;
import dev.agon.match.StepListener;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Remembers what was told of the last steps, for a screen that is drawn anew. */
final class RecentSteps<S, M> implements StepListener<S, M> {
  private static final int MAX_LINES = 14;
  private static final int MAX_STEPS = 2_000;

  private final Optional<Narrator<S, M>> narrator;
  private final List<String> names;
  private final Deque<List<String>> steps = new ArrayDeque<>();

  RecentSteps(Optional<Narrator<S, M>> narrator, List<String> names) {
    this.narrator = narrator;
    this.names = names;
  }

  @Override
  public void saw(S before, Step<M> step, S after) {
    List<String> lines =
        narrator.map(teller -> teller.tell(before, step, after, names)).orElse(List.of());
    if (!lines.isEmpty()) {
      steps.addLast(lines);
    }
    if (steps.size() > MAX_STEPS) {
      steps.removeFirst();
    }
  }

  /**
   * A few lines since this was last asked, in their order: first of all those of steps that mention
   * the player, then those of the last steps.
   */
  List<String> take(String player) {
    List<List<String>> all = new ArrayList<>(steps);
    steps.clear();
    BitSet kept = new BitSet();
    int room = MAX_LINES;
    for (boolean isOfPlayer : List.of(true, false)) {
      for (int i = all.size() - 1; i >= 0; i--) {
        List<String> lines = all.get(i);
        if (!kept.get(i) && isOfPlayer == mentions(lines, player) && lines.size() <= room) {
          kept.set(i);
          room -= lines.size();
        }
      }
    }
    return kept.stream().boxed().flatMap(i -> all.get(i).stream()).toList();
  }

  private static boolean mentions(List<String> lines, String player) {
    return lines.stream().anyMatch(line -> line.contains(player));
  }
}
