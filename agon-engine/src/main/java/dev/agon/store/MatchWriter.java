package dev.agon.store;

import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.text.UserError;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Stores matches while others are played. A separate thread commits the matches so far a few times
 * per second. {@link #add} waits if matches come faster than they are written.
 */
public final class MatchWriter implements AutoCloseable {
  /** The pause between commits, because every commit waits for the disk. */
  private static final long PAUSE_MILLIS = 100;

  private static final int SHEETS_PER_COMMIT = 16;
  private static final int MAX_WAITING_SHEETS = 2 * SHEETS_PER_COMMIT;

  private final Database database;
  private final ChainTable.OpenChain chain;
  private final Thread writer;
  private List<MatchSheet> full = new ArrayList<>();
  private MatchSheet sheet = new MatchSheet();
  private long written = System.nanoTime();
  private boolean closed;
  private boolean reported;
  private @Nullable StoreProblem problem;

  MatchWriter(Database database, ChainTable.OpenChain chain) {
    this.database = database;
    this.chain = chain;
    this.writer = Thread.ofPlatform().name("agon-match-writer").daemon().start(this::write);
  }

  /**
   * Adds the next match of the canonical order.
   *
   * @param record the record of the match, if it is stored
   * @return false if the writer is closed; the match is not stored
   */
  public synchronized boolean add(MatchSpec match, Result result, Optional<String> record) {
    try {
      while (full.size() >= MAX_WAITING_SHEETS && problem == null && !closed) {
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
    sheet.add(match, result, record);
    if (sheet.isFull()) {
      startNextSheet();
      if (full.size() == SHEETS_PER_COMMIT) {
        notifyAll();
      }
    }
    return true;
  }

  private void startNextSheet() {
    full.add(sheet);
    sheet = new MatchSheet();
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
    try (SheetWriter sheets = new SheetWriter(database.connect(), chain)) {
      for (List<MatchSheet> next = take(); !next.isEmpty(); next = take()) {
        sheets.write(next.stream().map(MatchSheet::complete).toList());
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

  /** Waits for the sheets to write next; empty if the writer is closed and all are written. */
  private synchronized List<MatchSheet> take() throws InterruptedException {
    while (!closed && full.size() < SHEETS_PER_COMMIT && (isIdle() || !isDue())) {
      wait(PAUSE_MILLIS);
    }
    if (!sheet.isEmpty()) {
      startNextSheet();
    }
    List<MatchSheet> taken = full;
    full = new ArrayList<>();
    written = System.nanoTime();
    notifyAll();
    return taken;
  }

  private boolean isIdle() {
    return sheet.isEmpty() && full.isEmpty();
  }

  private boolean isDue() {
    return System.nanoTime() - written >= TimeUnit.MILLISECONDS.toNanos(PAUSE_MILLIS);
  }
}
