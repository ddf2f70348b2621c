package dev.agon.store;

import dev.agon.match.Fault;
import dev.agon.match.Pairing;
import dev.agon.match.Result;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Writes matches down while others are played: a thread of its own commits them in batches, each as
 * a whole, in the order in which they come. Whoever adds faster than it writes has to wait.
 */
public final class Ledger implements AutoCloseable {
  private static final int MOST_IN_BATCH = 4_096;
  private static final int BATCHES_WAITING = 4;
  private static final long EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(200);
  private static final long LOOK_MILLIS = 50;

  private final Database database;
  private final long event;
  private final BlockingQueue<List<Row>> waiting = new ArrayBlockingQueue<>(BATCHES_WAITING);
  private final Thread writer;
  private List<Row> batch = new ArrayList<>();
  private long begun = System.nanoTime();
  private boolean closed;
  private volatile boolean complete;
  private volatile @Nullable StoreProblem problem;

  private record Row(Pairing pairing, Result result, Optional<String> record) {}

  Ledger(Database database, long event) {
    this.database = database;
    this.event = event;
    this.writer = Thread.ofPlatform().name("agon-ledger").daemon().start(this::write);
  }

  /**
   * Takes in one more match. After the ledger is closed nothing is taken in any more.
   *
   * @param record of the match, if it is to be kept
   */
  public synchronized void add(Pairing pairing, Result result, Optional<String> record) {
    if (closed) {
      return;
    }
    batch.add(new Row(pairing, result, record));
    if (batch.size() >= MOST_IN_BATCH || System.nanoTime() - begun > EVERY_NANOS) {
      handOver();
    }
  }

  private void handOver() {
    try {
      while (!waiting.offer(batch, LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
        check();
      }
      check();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreProblem("interrupted while writing into " + database.where(), e);
    }
    batch = new ArrayList<>();
    begun = System.nanoTime();
  }

  private void check() {
    StoreProblem found = problem;
    if (found != null) {
      throw found;
    }
  }

  /** Writes what is left; returns when all of it is safe. */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    if (problem == null) {
      handOver();
    }
    complete = true;
    try {
      writer.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    check();
  }

  private void write() {
    try (Connection connection = database.connect()) {
      while (true) {
        List<Row> next = waiting.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        if (next != null) {
          write(connection, next);
        } else if (complete) {
          return;
        }
      }
    } catch (SQLException e) {
      problem = database.problem("cannot write into", e);
    } catch (StoreProblem e) {
      problem = e;
    } catch (InterruptedException e) {
      problem = new StoreProblem("interrupted while writing into " + database.where(), e);
    }
  }

  /** Servers refuse a character of no value in a text. */
  private static String text(String written) {
    return written.replace('\0', '?');
  }

  private void write(Connection connection, List<Row> rows) throws SQLException {
    try (PreparedStatement match =
            connection.prepareStatement(
                "INSERT INTO matches (event, number, seats, places, points, steps, times)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?)");
        PreparedStatement fault =
            connection.prepareStatement(
                "INSERT INTO faults (event, number, seat, reason, detail, step, stderr)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?)");
        PreparedStatement record =
            connection.prepareStatement(
                "INSERT INTO records (event, number, json) VALUES (?, ?, ?)")) {
      for (Row row : rows) {
        long number = row.pairing().number();
        match.setLong(1, event);
        match.setLong(2, number);
        match.setString(3, MatchLine.wholes(row.pairing().seats()));
        match.setString(4, MatchLine.places(row.result().outcome()));
        match.setString(5, MatchLine.points(row.result().outcome()));
        match.setInt(6, row.result().steps());
        match.setString(7, MatchLine.times(row.result().times()));
        match.addBatch();
        for (Fault one : row.result().faults()) {
          fault.setLong(1, event);
          fault.setLong(2, number);
          fault.setInt(3, one.seat());
          fault.setString(4, one.reason().name());
          fault.setString(5, text(one.detail()));
          fault.setInt(6, one.step());
          fault.setString(7, text(one.stderr()));
          fault.addBatch();
        }
        if (row.record().isPresent()) {
          record.setLong(1, event);
          record.setLong(2, number);
          record.setString(3, row.record().get());
          record.addBatch();
        }
      }
      match.executeBatch();
      fault.executeBatch();
      record.executeBatch();
      connection.commit();
    }
  }
}
