package dev.agon.store;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.locks.LockSupport;

/**
 * The database of events: an SQLite file, or a database on a PostgreSQL server.
 *
 * @param where its file or address as the user writes it, without a password
 * @param readOnly whether it is a file that is read-only, or in a read-only folder
 */
public record Database(
    String where, Optional<Path> file, String url, Properties properties, boolean readOnly) {
  /** How long to wait for other programs that write into the same file. */
  private static final String PATIENCE_MILLIS = "10000";

  /** What SQLite says where another program has a lock. */
  private static final int BUSY = 5;

  private static final long MAX_OPENING_NANOS = 2_000_000_000;
  private static final long OPEN_AGAIN_NANOS = 5_000_000;

  /** The bit of a folder that gives its group to new files. */
  private static final int SET_GROUP = 02000;

  /** The key of a server lock, unlikely to be used by others: the word Agon. */
  static final int LOCK = 0x41676f6e;

  public static Database of(String where) {
    return where.matches("postgres(ql)?://.*") ? server(where) : file(where);
  }

  /** Uses a write-ahead log that is synced at every commit, so that a power cut loses nothing. */
  private static Database file(String where) {
    Path path = Path.of(where).toAbsolutePath();
    boolean readOnly = Files.exists(path) && !isWritable(path);
    Properties properties = new Properties();
    properties.setProperty("busy_timeout", PATIENCE_MILLIS);
    if (!readOnly) {
      properties.setProperty("journal_mode", "WAL");
      properties.setProperty("synchronous", "FULL");
    }
    String url = "jdbc:sqlite:" + path.toUri() + (readOnly ? "?" + reading(path) : "");
    return new Database(where, Optional.of(path), url, properties, readOnly);
  }

  /** The write-ahead log is a file next to the database. */
  private static boolean isWritable(Path path) {
    Path folder = path.getParent();
    return Files.isWritable(path) && folder != null && Files.isWritable(folder);
  }

  /** Without a log no program writes, and a read-only folder allows no new log. */
  private static String reading(Path path) {
    return Files.exists(Path.of(path + "-wal")) ? "mode=ro" : "immutable=1";
  }

  private static Database server(String where) {
    try {
      URI uri = new URI(where);
      if (uri.getHost() == null) {
        throw new URISyntaxException(where, "no host");
      }
      Properties properties = new Properties();
      properties.setProperty("reWriteBatchedInserts", "true");
      String user = Optional.ofNullable(uri.getUserInfo()).orElse("");
      int colon = user.indexOf(':');
      String name = colon < 0 ? user : user.substring(0, colon);
      if (!name.isEmpty()) {
        properties.setProperty("user", name);
      }
      if (colon >= 0) {
        properties.setProperty("password", user.substring(colon + 1));
      }
      String host = uri.getHost() + (uri.getPort() < 0 ? "" : ":" + uri.getPort());
      String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
      return new Database(
          "postgresql://" + (name.isEmpty() ? "" : name + "@") + host + uri.getPath(),
          Optional.empty(),
          "jdbc:postgresql://" + host + uri.getRawPath() + query,
          properties,
          false);
    } catch (URISyntaxException e) {
      throw new StoreProblem(
          "not a database address: %s; an address looks like postgresql://user@host/name"
              .formatted(where.replaceAll(":[^:@/]*@", "@")),
          e);
    }
  }

  boolean isFile() {
    return file.isPresent();
  }

  /** Whether the file exists; always true for a server. */
  public boolean mayExist() {
    return file.isEmpty() || Files.exists(file.get());
  }

  void checkWritable() {
    if (readOnly) {
      throw new StoreProblem("cannot write into " + where + ": it is read-only");
    }
  }

  /** A connection to read, or to write in transactions that start with a write. */
  Connection connect() {
    try {
      return connect(properties);
    } catch (SQLException e) {
      throw problem("cannot open", e);
    }
  }

  /** A connection to read and then write in one exclusive transaction. */
  Connection connectAlone() {
    Properties alone = new Properties();
    alone.putAll(properties);
    if (isFile()) {
      alone.setProperty("transaction_mode", "IMMEDIATE");
    }
    try {
      Connection connection = connect(alone);
      if (!isFile()) {
        try (Statement statement = connection.createStatement()) {
          statement.execute("SELECT pg_advisory_xact_lock(" + LOCK + ")");
        }
      }
      return connection;
    } catch (SQLException e) {
      throw problem("cannot write into", e);
    }
  }

  /** Begins a transaction that sees the database as it is now; one in a file always does. */
  void beginSnapshot(Connection connection) throws SQLException {
    connection.commit();
    if (!isFile()) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
      }
    }
  }

  /** Gives the space of deleted rows back to the file system; a server does so by itself. */
  void shrink() {
    if (!isFile()) {
      return;
    }
    try (Connection connection = open(properties);
        Statement statement = connection.createStatement()) {
      statement.execute("VACUUM");
      statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch (SQLException e) {
      throw problem("cannot write into", e);
    }
  }

  private Connection connect(Properties with) throws SQLException {
    Connection connection = open(with);
    try {
      connection.setAutoCommit(false);
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  /** Tries again for a while: SQLite does not wait while another program makes a new file's log. */
  private Connection open(Properties with) throws SQLException {
    file.ifPresent(Database::createForOwner);
    long giveUp = System.nanoTime() + MAX_OPENING_NANOS;
    while (true) {
      try {
        return driver().connect(url, with);
      } catch (SQLException e) {
        if (e.getErrorCode() != BUSY || System.nanoTime() > giveUp) {
          throw e;
        }
        LockSupport.parkNanos(OPEN_AGAIN_NANOS);
      }
    }
  }

  /**
   * Makes a file that does not exist such that no other user can read it: it has the keys of deals
   * to come. Where the folder gives its group to new files, that group may read it. The log beside
   * it gets the same rights.
   */
  private static void createForOwner(Path path) {
    if (Files.exists(path)) {
      return;
    }
    try {
      int folder = (int) Files.getAttribute(path.resolveSibling("."), "unix:mode");
      String rights = (folder & SET_GROUP) == 0 ? "rw-------" : "rw-r-----";
      Files.createFile(
          path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights)));
    } catch (FileAlreadyExistsException e) {
      // Another program was faster.
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
      // The driver says why it cannot make the file; systems without such rights have others.
    }
  }

  /**
   * Only the driver of this database is started; starting another one takes longer than a query,
   * and looking for drivers opens every jar.
   */
  private Driver driver() {
    String driver = file.isPresent() ? "org.sqlite.JDBC" : "org.postgresql.Driver";
    try {
      return Class.forName(driver).asSubclass(Driver.class).getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("Agon comes with " + driver, e);
    }
  }

  void close(Connection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      throw problem("cannot close", e);
    }
  }

  public StoreProblem problem(String what, SQLException e) {
    return new StoreProblem("%s %s: %s".formatted(what, where, why(e)), e);
  }

  private String why(SQLException e) {
    return file.map(path -> whyFile(path, e)).orElseGet(() -> whyServer(e));
  }

  /** The reason by SQLite's error code. */
  private static String whyFile(Path path, SQLException e) {
    return switch (e.getErrorCode()) {
      case BUSY, 6 -> "it is locked by another program";
      case 8 -> "it is read-only";
      case 11 -> "it is damaged";
      case 13 -> "the disk is full";
      case 14 -> whyNotOpened(path);
      case 19 -> "another program has written the same matches";
      case 26 -> "it is not a database";
      default -> message(e);
    };
  }

  private static String whyNotOpened(Path path) {
    Path folder = path.getParent();
    return Files.isDirectory(path)
        ? "it is a folder"
        : folder != null && !Files.isDirectory(folder)
            ? "the folder " + folder + " does not exist"
            : "permission denied";
  }

  /** The reason by the SQL state. */
  private static String whyServer(SQLException e) {
    return switch (Optional.ofNullable(e.getSQLState()).orElse("")) {
      case "08001" -> "no PostgreSQL server answers at this address";
      case "08003", "08006", "57P01", "57P02", "57P03" -> "the server is gone";
      case "08004", "28000", "28P01" -> "the server refuses this user or password";
      case "3D000" -> "the server has no such database; createdb creates it";
      case "53100" -> "the server's disk is full";
      case "25006" -> "it is read-only";
      case "23505" -> "another program has written the same matches";
      default -> message(e);
    };
  }

  private static String message(SQLException e) {
    return String.format(Locale.ROOT, "%s", e.getMessage()).replaceAll("\\s+", " ");
  }
}
