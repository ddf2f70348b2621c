package dev.agon.execute;

import java.util.function.LongFunction;
import java.util.function.Predicate;

/** Plays many matches, in any order and anywhere. */
public interface Executor {
  /**
   * Plays those with the indexes below count.
   *
   * @param inOrder gets every result in the order of indexes, from one thread at a time; when it
   *     answers false nothing further is played or delivered
   */
  <T> void play(long count, LongFunction<T> match, Predicate<T> inOrder);
}
