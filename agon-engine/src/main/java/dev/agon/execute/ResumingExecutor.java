package dev.agon.execute;

import java.util.function.LongFunction;
import java.util.function.Predicate;

/**
 * Takes the first matches, which are known already, one after the other on the calling thread, and
 * leaves the others to another executor.
 */
public final class ResumingExecutor implements Executor {
  private final Executor others;
  private long known;

  /** For so many matches that are known, over however many rounds. */
  public ResumingExecutor(long known, Executor others) {
    this.known = known;
    this.others = others;
  }

  @Override
  public <T> void play(long count, LongFunction<T> match, Predicate<T> inOrder) {
    long first = Math.min(known, count);
    known -= first;
    for (long index = 0; index < first; index++) {
      if (!inOrder.test(match.apply(index))) {
        return;
      }
    }
    if (first < count) {
      others.play(count - first, index -> match.apply(first + index), inOrder);
    }
  }
}
