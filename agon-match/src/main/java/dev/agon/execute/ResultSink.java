package dev.agon.execute;

import dev.agon.result.MatchSpec;

/** Where an executor hands its results to. */
@FunctionalInterface
public interface ResultSink {
  /**
   * Told of every match in the order of its batch, from one thread at a time.
   *
   * @return false to stop: nothing further is played or delivered
   */
  boolean accept(PlayedMatch match);

  /** Told when a match starts, from any thread; an executor far away may leave it out. */
  default void started(MatchSpec match) {}
}
