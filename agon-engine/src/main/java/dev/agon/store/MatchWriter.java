package dev.agon.store;

import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.row.MatchRowBuilder;
import dev.agon.text.UserError;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Stores matches while others are played. A separate thread commits the matches so far a few times
 * per second. {@link #add} waits if matches come faster than they are written.
 */
public final class MatchWriter implements AutoCloseable {
  /** The pause between commits, because every commit waits for the disk. */
  private static final long PAUSE_MILLIS = 100;

  private static final int ROWS_PER_COMMIT = 16;
  private static final int MAX_WAITING_ROWS = 2 * ROWS_PER_COMMIT;

  private final Database database;
  private final ChainTable.OpenChain chain;
  private final Thread writer;
  private List<MatchRowBuilder> full = new ArrayList<>();
  private MatchRowBuilder row = new MatchRowBuilder();
  private long written = System.nanoTime();
  private boolean closed;
  private boolean reported;
  private @Nullable StoreProblem problem;

  public MatchWriter(Database database, ChainTable.OpenChain chain) {
    this.database = database;
    this.chain = chain;
    this.writer = Thread.ofPlatform().name("agon-match-writer").daemon().start(this::write);
  }

  /**
   * Adds the next match of the canonical order.
   *
   * @return false if the writer is closed; the match is not stored
   */
  public boolean add(MatchSpec match, Result result, Optional<String> record) {
    return add(next -> next.add(match, result, record));
  }

  /** Adds what comes next to a row; false if the writer is closed, and it is not stored. */
  public synchronized boolean add(Consumer<MatchRowBuilder> entry) {
    try {
      while (full.size() >= MAX_WAITING_ROWS && problem == null && !closed) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreProblem("interrupted while writing into " + database.where(), e);
    }
    if (problem != null) {
      reported = true;
      throw problem;
    }
    if (closed) {
      return false;
    }
    entry.accept(row);
    if (row.isFull()) {
      startNextRow();
      if (full.size() == ROWS_PER_COMMIT) {
        notifyAll();
      }
    }
    return true;
  }

  private void startNextRow() {
    full.add(row);
    row = new MatchRowBuilder();
  }

  /** Writes the remaining matches; returns when all are committed. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    try {
      writer.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    synchronized (this) {
      if (problem != null && !reported) {
        reported = true;
        throw problem;
      }
    }
  }

  private void write() {
    try (RowWriter rows = new RowWriter(database.connect(), chain)) {
      for (List<MatchRowBuilder> next = take(); !next.isEmpty(); next = take()) {
        rows.write(next.stream().map(MatchRowBuilder::build).toList());
      }
    } catch (SQLException e) {
      fail(database.problem("cannot write into", e));
    } catch (StoreProblem e) {
      fail(e);
    } catch (UserError e) {
      fail(new StoreProblem(String.valueOf(e.getMessage()), e));
    } catch (InterruptedException | RuntimeException | Error e) {
      fail(new StoreProblem("cannot write into " + database.where() + ": " + e, e));
    }
  }

  private synchronized void fail(StoreProblem why) {
    problem = why;
    notifyAll();
  }

  /** Waits for the rows to write next; empty if the writer is closed and all are written. */
  private synchronized List<MatchRowBuilder> take() throws InterruptedException {
    while (!closed && full.size() < ROWS_PER_COMMIT && (isIdle() || !isDue())) {
      wait(PAUSE_MILLIS);
    }
    if (!row.isEmpty()) {
      startNextRow();
    }
    List<MatchRowBuilder> taken = full;
    full = new ArrayList<>();
    written = System.nanoTime();
    notifyAll();
    return taken;
  }

  private boolean isIdle() {
    return row.isEmpty() && full.isEmpty();
  }

  private boolean isDue() {
    return System.nanoTime() - written >= TimeUnit.MILLISECONDS.toNanos(PAUSE_MILLIS);
  }
}
