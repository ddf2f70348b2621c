package dev.agon.chain;

import dev.agon.text.UserError;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the end of a chain in the arena's state while further matches are stored. Each time waits
 * for the disk, so a thread of its own does it; of several ends only the newest is kept. The state
 * may be behind the database, and is never ahead of it.
 */
public final class HeadKeeper implements AutoCloseable {
  private final ArenaState state;
  private final EventChain.ChainId id;
  private final Thread thread;
  private @Nullable ChainHead next;
  private boolean closed;
  private @Nullable UserError problem;

  /** Keeps the ends of this chain. */
  public HeadKeeper(ArenaState state, EventChain.ChainId id) {
    this.state = state;
    this.id = id;
    this.thread = Thread.ofPlatform().daemon().name("agon-chain-head").start(this::keepAll);
  }

  /**
   * Keeps an end whose matches are committed, soon.
   *
   * @throws UserError if an earlier one could not be kept
   */
  public synchronized void keep(ChainHead head) {
    throwProblem();
    next = head;
    notifyAll();
  }

  private void keepAll() {
    try {
      for (ChainHead head = take(); head != null; head = take()) {
        state.keep(id, head);
      }
    } catch (UserError e) {
      fail(e);
    } catch (InterruptedException e) {
      fail(new UserError("interrupted while the end of a chain was kept", e));
    }
  }

  private synchronized void fail(UserError why) {
    problem = why;
  }

  private synchronized @Nullable ChainHead take() throws InterruptedException {
    while (next == null && !closed) {
      wait();
    }
    ChainHead head = next;
    next = null;
    return head;
  }

  private void throwProblem() {
    if (problem != null) {
      throw problem;
    }
  }

  /** Returns when the last end is kept. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    synchronized (this) {
      throwProblem();
    }
  }
}
