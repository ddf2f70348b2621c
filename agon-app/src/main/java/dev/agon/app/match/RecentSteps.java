package dev.agon.app.match;

import dev.agon.game.Step;
import dev.agon.game.kit.Narrator;
import dev.agon.match.StepListener;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Remembers the last lines that were told of a match, for a screen that is drawn anew. */
final class RecentSteps<S, M> implements StepListener<S, M> {
  private static final int MAX_LINES = 14;

  private final Optional<Narrator<S, M>> narrator;
  private final List<String> names;
  private final Deque<String> lines = new ArrayDeque<>();

  RecentSteps(Optional<Narrator<S, M>> narrator, List<String> names) {
    this.narrator = narrator;
    this.names = names;
  }

  @Override
  public void saw(S before, Step<M> step, S after) {
    narrator.ifPresent(teller -> teller.tell(before, step, after, names).forEach(this::remember));
  }

  private void remember(String line) {
    lines.addLast(line);
    if (lines.size() > MAX_LINES) {
      lines.removeFirst();
    }
  }

  /** The last lines since this was last asked. */
  List<String> take() {
    List<String> taken = List.copyOf(lines);
    lines.clear();
    return taken;
  }
}
