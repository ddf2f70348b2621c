package dev.agon.web.data;

import dev.agon.store.Store;
import dev.agon.text.UserError;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.Function;

/** Connections to the database, each used by one request at a time. */
public final class StorePool implements AutoCloseable {
  private static final int MAX_IDLE = 8;

  private final String where;
  private final BlockingQueue<Store> idle = new ArrayBlockingQueue<>(MAX_IDLE);

  /** Done when there is a first connection. */
  private final CompletableFuture<Void> opened;

  /**
   * A pool for a database, whose tables are created if there are none. Opening it takes as long as
   * a server needs to start listening, so it is opened by a thread of its own.
   *
   * @param where a file, or the address of a PostgreSQL database
   */
  public StorePool(String where) {
    this.where = where;
    this.opened =
        CompletableFuture.runAsync(
            () -> give(Store.open(where)),
            task -> Thread.ofPlatform().daemon().name("agon-open").start(task));
  }

  /**
   * Waits until the database is open.
   *
   * @throws UserError if it cannot be opened
   */
  public void awaitOpen() {
    try {
      opened.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException why ? why : e;
    }
  }

  public <T> T use(Function<Store, T> question) {
    awaitOpen();
    Store found = idle.poll();
    Store store = found == null ? Store.open(where) : found;
    try {
      T answer = question.apply(store);
      give(store);
      return answer;
    } catch (RuntimeException e) {
      // A connection in an unknown state is not used again.
      store.close();
      throw e;
    }
  }

  /** Lends a connection to somebody who writes. */
  public void write(Consumer<Store> change) {
    boolean _ =
        use(
            store -> {
              change.accept(store);
              return true;
            });
  }

  private void give(Store store) {
    if (!idle.offer(store)) {
      store.close();
    }
  }

  /** A connection of its own, for somebody who writes; to be closed by the caller. */
  public Store open() {
    return Store.open(where);
  }

  /** The database without a password, for messages. */
  public String where() {
    return Store.withoutPassword(where);
  }

  @Override
  public void close() {
    opened.exceptionally(_ -> null).join();
    for (Store store = idle.poll(); store != null; store = idle.poll()) {
      store.close();
    }
  }
}
