package dev.agon.execute;

import dev.agon.result.MatchSpec;
import java.util.List;

/** Plays matches of events, on threads of this machine or on many machines. */
public interface Executor {
  /**
   * Gets ready for an event: finds its bots and builds those that need it.
   *
   * @throws dev.agon.text.UserError with everything that keeps bots from playing
   */
  Session open(MatchSetup setup);

  /** An executor that is ready to play matches of one event. */
  interface Session extends AutoCloseable {
    /**
     * Plays all matches of a batch, in any order.
     *
     * @param results gets every match in the order of the batch, from one thread at a time, until
     *     it asks to stop
     */
    void play(MatchBatch matches, ResultSink results);

    /** Plays one match now; may be called while a batch is being delivered. */
    PlayedMatch play(MatchSpec match);

    /** Tells that records are no longer wanted; a session may ignore this. */
    default void stopRecording() {}

    /** The workers that have played so far, sorted by their names; none on this machine. */
    default List<WorkerTotals> workers() {
      return List.of();
    }

    /** Ends every program that still runs. */
    @Override
    default void close() {}
  }
}
