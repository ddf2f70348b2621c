package dev.agon.remote;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Sends ranges to workers of an event and brings their answers back. */
public interface RangeTransport {
  /** How many ranges are played at once by the workers that take part; 0 if there are none. */
  int cores();

  /**
   * Plays ranges on any workers, in any order; a range whose worker is lost is played by another.
   *
   * @param avoided a worker that should not play them, if there are others
   * @return a future for each range, with its answer
   */
  List<CompletableFuture<byte[]>> submit(List<byte[]> ranges, Optional<String> avoided);

  /** Forgets all ranges that are under way. */
  void cancelAll();

  /** Sends nothing more to a worker. */
  void exclude(String worker);

  /** Waits for another worker to join, for some seconds at most; returns whether there is one. */
  boolean awaitWorker();
}
