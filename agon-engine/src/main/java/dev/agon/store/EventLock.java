package dev.agon.store;

import dev.agon.text.LockFile;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;

/**
 * The right to play an event; one process has it at a time. It ends with the process that has it,
 * however that ends: the operating system holds the lock of a file, the server that of a session.
 */
public final class EventLock implements AutoCloseable {
  /** The number of the lock of all games; events have numbers from 1. */
  private static final long GAMES = 0;

  private final Database database;
  private final AutoCloseable lock;

  private EventLock(Database database, AutoCloseable lock) {
    this.database = database;
    this.lock = lock;
  }

  /**
   * Takes the lock.
   *
   * @throws StoreProblem if another process has it; the message names that process
   */
  static EventLock take(Database database, long event) {
    return take(
        database,
        "-event-" + event,
        event,
        "event %1$d is being played by %%s; agon standings %1$d shows it so far".formatted(event));
  }

  /**
   * Takes the lock of all games that people play, which one process hosts.
   *
   * @throws StoreProblem if another process has it; the message names that process
   */
  static EventLock takeGames(Database database) {
    return take(
        database,
        "-games",
        GAMES,
        "the games of this database are hosted by %s; play there, or use another --db");
  }

  public static EventLock take(Database database, String suffix, long number, String taken) {
    try {
      return database.file().isPresent()
          ? ofFile(database, Path.of(database.file().get() + suffix + ".lock"), taken)
          : ofServer(database, number, taken);
    } catch (IOException e) {
      throw new StoreProblem(
          "cannot lock %s%s: %s".formatted(database.where(), suffix, e.getMessage()), e);
    } catch (SQLException e) {
      throw database.problem("cannot lock a part of", e);
    }
  }

  private static EventLock ofFile(Database database, Path file, String taken) throws IOException {
    try {
      return new EventLock(database, LockFile.take(file));
    } catch (LockFile.Taken e) {
      throw new StoreProblem(taken.formatted(e.owner()));
    }
  }

  /** A session of its own has the lock, and the name of that session says whose it is. */
  private static EventLock ofServer(Database database, long event, String taken)
      throws SQLException {
    Connection session = database.connect();
    try {
      session.setAutoCommit(true);
      String take = "SELECT pg_try_advisory_lock(?, ?)";
      int number = Math.toIntExact(event);
      if (!Sql.query(session, take, row -> row.getBoolean(1), Database.LOCK, number).getFirst()) {
        throw new StoreProblem(taken.formatted(ownerOnServer(session, event)));
      }
      Sql.query(
          session,
          "SELECT set_config('application_name', ?, false)",
          row -> row.getString(1),
          LockFile.thisProcess());
      return new EventLock(database, session);
    } catch (SQLException | RuntimeException e) {
      session.close();
      throw e;
    }
  }

  private static String ownerOnServer(Connection session, long event) throws SQLException {
    String find =
        """
        SELECT activity.application_name FROM pg_locks AS held
        JOIN pg_stat_activity AS activity ON activity.pid = held.pid
        WHERE held.locktype = 'advisory' AND held.granted AND held.objsubid = 2
          AND held.classid = ? AND held.objid = ?
        """;
    return Sql.first(session, find, row -> row.getString(1), (long) Database.LOCK, event)
        .filter(name -> !name.isBlank())
        .orElse("another process");
  }

  @Override
  public void close() {
    try {
      lock.close();
    } catch (Exception e) {
      throw new StoreProblem(
          "cannot unlock an event of %s: %s".formatted(database.where(), e.getMessage()), e);
    }
  }
}
