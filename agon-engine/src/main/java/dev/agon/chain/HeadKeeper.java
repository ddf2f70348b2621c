package dev.agon.chain;

import dev.agon.text.UserError;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the end of a chain in the arena's state while further matches are stored. Each time waits
 * for the disk, so a thread of its own does it; of several ends only the newest is kept. The state
 * may be behind the database, and is never ahead of it.
 */
public final class HeadKeeper implements AutoCloseable {
  private final ArenaState state;
  private final EventChain.ChainId id;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("agon-chain-head").factory());

  /** The end that is kept next; null if that is under way or done. */
  private final AtomicReference<@Nullable ChainHead> newest = new AtomicReference<>();

  /** Fails for good when an end cannot be kept. */
  private CompletableFuture<Void> kept = CompletableFuture.completedFuture(null);

  public HeadKeeper(ArenaState state, EventChain.ChainId id) {
    this.state = state;
    this.id = id;
  }

  /**
   * Keeps an end whose matches are committed, soon.
   *
   * @throws UserError if an earlier one could not be kept
   */
  public void keep(ChainHead head) {
    if (kept.isCompletedExceptionally()) {
      await();
    }
    if (newest.getAndSet(head) == null) {
      kept = kept.thenRunAsync(this::keepNewest, thread);
    }
  }

  private void keepNewest() {
    ChainHead head = newest.getAndSet(null);
    if (head != null) {
      state.keep(id, head);
    }
  }

  private void await() {
    try {
      kept.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof UserError error ? error : e;
    }
  }

  /** Returns when the last end is kept. */
  @Override
  public void close() {
    try (thread) {
      await();
    }
  }
}
