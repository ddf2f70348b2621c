package dev.agon.store;

import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Writes matches down while others are played: a thread of its own commits what there is a few
 * times a second, all of it or none. Whoever adds faster than it writes has to wait.
 */
public final class MatchWriter implements AutoCloseable {
  /** Every commit waits for the disk, so there are not too many of them. */
  private static final long PAUSE_MILLIS = 100;

  private static final int MANY = 16;
  private static final int MAX = 2 * MANY;

  private final Database database;
  private final long event;
  private final Thread writer;
  private List<MatchSheet> full = new ArrayList<>();
  private MatchSheet sheet = new MatchSheet();
  private long written = System.nanoTime();
  private boolean closed;
  private boolean told;
  private @Nullable StoreProblem problem;

  MatchWriter(Database database, long event) {
    database.checkWritable();
    this.database = database;
    this.event = event;
    this.writer = Thread.ofPlatform().name("agon-ledger").daemon().start(this::write);
  }

  /**
   * Takes in one more match, the one after those that are there.
   *
   * @param record of the match, if it is to be kept
   * @return false when the ledger is closed, and nothing is taken in any more
   */
  public synchronized boolean add(MatchSpec pairing, Result result, Optional<String> record) {
    try {
      while (full.size() >= MAX && problem == null && !closed) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreProblem("interrupted while writing into " + database.where(), e);
    }
    if (problem != null) {
      told = true;
      throw problem;
    }
    if (closed) {
      return false;
    }
    sheet.add(pairing, result, record);
    if (sheet.isFull()) {
      turnOver();
      if (full.size() == MANY) {
        notifyAll();
      }
    }
    return true;
  }

  private void turnOver() {
    full.add(sheet);
    sheet = new MatchSheet();
  }

  /** Writes what is left; returns when all of it is safe. */
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
      if (problem != null && !told) {
        told = true;
        throw problem;
      }
    }
  }

  private void write() {
    try (SheetWriter scribe = new SheetWriter(database.connect(), event)) {
      for (List<MatchSheet> next = take(); !next.isEmpty(); next = take()) {
        scribe.write(next);
      }
    } catch (SQLException e) {
      fail(database.problem("cannot write into", e));
    } catch (StoreProblem e) {
      fail(e);
    } catch (InterruptedException | RuntimeException | Error e) {
      fail(new StoreProblem("cannot write into " + database.where() + ": " + e, e));
    }
  }

  private synchronized void fail(StoreProblem why) {
    problem = why;
    notifyAll();
  }

  /** What is to be written next, after a pause unless there is much; nothing when all is. */
  private synchronized List<MatchSheet> take() throws InterruptedException {
    while (!closed && full.size() < MANY && (isIdle() || !isDue())) {
      wait(PAUSE_MILLIS);
    }
    if (!sheet.isEmpty()) {
      turnOver();
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
