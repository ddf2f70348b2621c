package dev.agon.watch;

import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Narrator;
import dev.agon.game.picture.Frame;
import dev.agon.match.StepListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A match that is being played, as others can see it. The thread that plays only keeps the steps;
 * whoever wants a picture makes it of them. Steps, states and frames are immutable, so nothing is
 * shared but the list of steps, which has a lock.
 */
public final class LiveMatch<S, M> implements StepListener<S, M> {
  /** So many steps are kept until somebody looks. */
  static final int MAX_PENDING = 1_024;

  private final long number;
  private final List<String> names;
  private final Function<List<String>, Frame<S, M>> first;
  private final Narrator<S, M> narrator;
  private final boolean hasProgram;
  private final List<Seen<S, M>> pending = new ArrayList<>();

  /** The last step; null before the first. */
  private @Nullable Seen<S, M> last;

  /** The match before the pending steps; null before the first of all steps. */
  private @Nullable Frame<S, M> frame;

  private int steps;
  private boolean isGivenUp;

  private record Seen<S, M>(S before, Step<M> step, S after) {}

  /** A match before its first step; the function makes the first frame of the names. */
  LiveMatch(
      long number,
      List<String> names,
      Function<List<String>, Frame<S, M>> first,
      Narrator<S, M> narrator,
      boolean hasProgram) {
    this.number = number;
    this.names = List.copyOf(names);
    this.first = first;
    this.narrator = narrator;
    this.hasProgram = hasProgram;
  }

  public long number() {
    return number;
  }

  /** The players' names, by seat. */
  public List<String> names() {
    return names;
  }

  public synchronized int steps() {
    return steps;
  }

  /**
   * Keeps a step. When there are many, a match with programs adds them to its frame, which takes
   * less time than they did; another match has so many steps that it is not followed any longer.
   */
  @Override
  public synchronized void saw(S before, Step<M> step, S after) {
    steps++;
    if (isGivenUp) {
      return;
    }
    last = new Seen<>(before, step, after);
    pending.add(last);
    if (pending.size() == MAX_PENDING) {
      if (hasProgram) {
        Optional<Frame<S, M>> _ = frame();
      } else {
        giveUp();
      }
    }
  }

  /** The match as an SVG element; empty if it is not followed any longer. */
  public Optional<String> svg(Viewpoint from) {
    return drawn(frame -> frame.svg(from));
  }

  /** The same as wide as the game draws it. */
  public Optional<String> landscape(Viewpoint from) {
    return drawn(frame -> frame.landscape(from).orElseGet(() -> frame.svg(from)));
  }

  private Optional<String> drawn(Function<Frame<S, M>, String> picture) {
    try {
      return frame().map(picture);
    } catch (RuntimeException _) {
      giveUp();
      return Optional.empty();
    }
  }

  /** What is told of the last step; empty before the first, or if it is not followed any longer. */
  public synchronized List<String> told(Viewpoint from) {
    try {
      return last == null
          ? List.of()
          : narrator.tell(last.before, last.step, last.after, names, from);
    } catch (RuntimeException _) {
      giveUp();
      return List.of();
    }
  }

  /** The frame after all steps so far. A picture that fails must not stop the match. */
  private synchronized Optional<Frame<S, M>> frame() {
    if (isGivenUp) {
      return Optional.empty();
    }
    try {
      Frame<S, M> now = frame == null ? first.apply(names) : frame;
      for (Seen<S, M> seen : pending) {
        now = now.next(seen.step, seen.after);
      }
      pending.clear();
      frame = now;
      return Optional.of(now);
    } catch (RuntimeException _) {
      giveUp();
      return Optional.empty();
    }
  }

  private synchronized void giveUp() {
    isGivenUp = true;
    pending.clear();
    last = null;
    frame = null;
  }
}
