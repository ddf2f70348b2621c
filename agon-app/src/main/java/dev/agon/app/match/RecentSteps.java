package dev.agon.app.match;

import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Narrator;
import dev.agon.match.StepListener;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/** Remembers what was told of the last steps, for a screen that is drawn anew. */
final class RecentSteps<S, M> implements StepListener<S, M> {
  private static final int MAX_LINES = 14;
  private static final int MAX_STEPS = 2_000;

  private final Narrator<S, M> narrator;
  private final List<String> names;
  private final Viewpoint from;
  private final Deque<List<String>> steps = new ArrayDeque<>();

  RecentSteps(Narrator<S, M> narrator, List<String> names, Viewpoint from) {
    this.narrator = narrator;
    this.names = names;
    this.from = from;
  }

  @Override
  public void saw(S before, Step<M> step, S after) {
    List<String> lines = narrator.tell(before, step, after, names, from);
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
    for (int i = all.size() - 1; i >= 0; i--) {
      List<String> lines = all.get(i);
      if (mentions(lines, player) && lines.size() <= room) {
        kept.set(i);
        room -= lines.size();
      }
    }
    int first = all.size();
    while (first > 0 && (kept.get(first - 1) || all.get(first - 1).size() <= room)) {
      first--;
      room -= kept.get(first) ? 0 : all.get(first).size();
    }
    while (first < all.size() && !kept.get(first) && isContinued(all.get(first))) {
      first++;
    }
    kept.set(first, all.size());
    return kept.stream().boxed().flatMap(i -> all.get(i).stream()).toList();
  }

  /** Whether the lines continue those of the step before; alone they say nothing. */
  private static boolean isContinued(List<String> lines) {
    return lines.getFirst().startsWith(" ");
  }

  private static boolean mentions(List<String> lines, String player) {
    return lines.stream().anyMatch(line -> line.contains(player));
  }
}
