package dev.agon.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.agon.chain.ArenaState;
import dev.agon.event.Event;
import dev.agon.event.EventPaths;
import dev.agon.event.EventSeed;
import dev.agon.event.RunOptions;
import dev.agon.game.Outcome;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.source.BotEntry;
import dev.agon.tournament.stages.Stage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be wrong with a file, and that nothing is lost by it. */
final class SqliteFileTest {
  private static final Seeds SEEDS = new Seeds(1);

  private static final Event CUP =
      new Event(
          "Cup",
          "botstack",
          Map.of(),
          EventSeed.of(7),
          List.of(BotEntry.builtIn("Oracle"), BotEntry.builtIn("Trigger")),
          List.of(Stage.DEFAULT),
          RunOptions.DEFAULT,
          EventPaths.here());
  private static final Result RESULT = new Result(Outcome.byPoints(3, 0), List.of(), 9);

  @TempDir private Path folder;

  private String database() {
    return folder.resolve("agon.db").toString();
  }

  /** The same database, opened with one property that is not as usual. */
  private Database with(String property, String value) {
    Database usual = Database.of(database());
    Properties properties = new Properties();
    properties.putAll(usual.properties());
    properties.setProperty(property, value);
    return new Database(usual.where(), usual.file(), usual.url(), properties, usual.readOnly());
  }

  private static MatchWriter writer(Database database, long event) {
    try (Store store = new Store(database, ArenaState.ofUser())) {
      return store.writer(event);
    }
  }

  private static void play(MatchWriter ledger, long from, long to) {
    for (long number = from; number <= to; number++) {
      ledger.add(SEEDS.spec(number, 1, List.of(0, 1)), RESULT, Optional.empty());
    }
  }

  private static List<Long> numbers(Store store, long event) {
    List<Long> numbers = new ArrayList<>();
    try (StoredMatches matches = store.matches(event)) {
      for (Optional<StoredMatch> next = matches.next(); next.isPresent(); next = matches.next()) {
        numbers.add(next.get().number());
      }
    }
    return numbers;
  }

  private static void assertProblem(Runnable action, String message) {
    assertThatExceptionOfType(StoreProblem.class).isThrownBy(action::run).withMessage(message);
  }

  /** It has the keys of deals to come. */
  @ParameterizedTest
  @CsvSource({"rwxrwxrwx, rw-------, 0", "rwxrwxrwx, rw-r-----, 1024"})
  void aNewFileIsReadByNobodyElse(String ofFolder, String expected, int setGroup) throws Exception {
    Path inside = Files.createDirectory(folder.resolve("data"));
    Files.setPosixFilePermissions(inside, PosixFilePermissions.fromString(ofFolder));
    Files.setAttribute(
        inside, "unix:mode", (int) Files.getAttribute(inside, "unix:mode") | setGroup);
    try (Store store = Store.open(inside.resolve("agon.db").toString())) {
      store.begin(CUP, Instant.EPOCH);
      try (Stream<Path> files = Files.list(inside)) {
        assertThat(files.filter(file -> file.getFileName().toString().startsWith("agon.db")))
            .isNotEmpty()
            .allSatisfy(
                file ->
                    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                        .isEqualTo(expected));
      }
    }
  }

  /** A file that may have so many pages and no more is a disk that becomes full. */
  @Test
  void onAFullDiskWhatIsThereStaysAndTheRestFollowsLater() {
    long all = 500_000;
    try (Store store = Store.open(database())) {
      long event = store.begin(CUP, Instant.EPOCH).id();
      try (MatchWriter ledger = store.writer(event)) {
        play(ledger, 1, 1_000);
      }
      assertProblem(
          () -> {
            try (MatchWriter ledger = writer(with("max_page_count", "200"), event)) {
              play(ledger, 1_001, all);
            }
          },
          "cannot write into " + database() + ": the disk is full");
      List<Long> safe = numbers(store, event);
      assertThat(safe).hasSizeBetween(1_000, (int) all - 1);
      assertThat(store.event(event).orElseThrow().matches()).isEqualTo(safe.size());
      try (MatchWriter ledger = store.writer(event)) {
        play(ledger, safe.size() + 1, all);
      }
      assertThat(numbers(store, event)).isEqualTo(LongStream.rangeClosed(1, all).boxed().toList());
    }
  }

  @Test
  void whoeverWaitedInVainForALockIsToldSo() throws Exception {
    try (Store store = Store.open(database())) {
      long event = store.begin(CUP, Instant.EPOCH).id();
      try (MatchWriter ledger = store.writer(event)) {
        play(ledger, 1, 3);
      }
      Database impatient = with("busy_timeout", "50");
      String locked = database() + ": it is locked by another program";
      try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + database());
          Statement statement = other.createStatement()) {
        statement.execute("BEGIN EXCLUSIVE");
        MatchWriter ledger = writer(impatient, event);
        play(ledger, 4, 5);
        assertProblem(ledger::close, "cannot write into " + locked);
        assertProblem(
            () -> new Store(impatient, ArenaState.ofUser()).begin(CUP, Instant.EPOCH),
            "cannot write into " + locked);
        assertThat(numbers(store, event)).containsExactly(1L, 2L, 3L);
        statement.execute("ROLLBACK");
      }
      try (MatchWriter ledger = writer(impatient, event)) {
        play(ledger, 4, 5);
      }
      assertThat(numbers(store, event)).hasSize(5);
    }
  }

  @Test
  void whoeverHasTheFileAloneIsWaitedForWhenItIsOpened() throws Exception {
    Store.open(database()).close();
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = other.createStatement()) {
      statement.execute("PRAGMA locking_mode = EXCLUSIVE");
      statement.execute("CREATE TABLE mine (id INTEGER)");
      assertProblem(
          () -> new Store(with("busy_timeout", "50"), ArenaState.ofUser()),
          "cannot open " + database() + ": it is locked by another program");
    }
    Store.open(database()).close();
  }

  /** Lets nobody write to it, not even root where the file system knows how. */
  private static void protect(Path path) throws Exception {
    assertThat(path.toFile().setWritable(false)).isTrue();
    if (Files.isWritable(path)) {
      changeAttribute("+i", path);
    }
    assumeTrue(!Files.isWritable(path), "whoever runs this may write everywhere");
  }

  private static void release(Path path) throws Exception {
    if (!path.toFile().setWritable(true)) {
      changeAttribute("-i", path);
      assertThat(path.toFile().setWritable(true)).isTrue();
    }
  }

  private static void changeAttribute(String change, Path path) throws Exception {
    new ProcessBuilder("chattr", change, path.toString())
        .redirectErrorStream(true)
        .start()
        .waitFor();
  }

  @ParameterizedTest
  @ValueSource(strings = {"agon.db", ""})
  void whatMayOnlyBeReadIsReadAndNotWritten(String kept) throws Exception {
    try (Store store = Store.open(database())) {
      long event = store.begin(CUP, Instant.EPOCH).id();
      try (MatchWriter ledger = store.writer(event)) {
        play(ledger, 1, 3);
      }
    }
    Path path = folder.resolve(kept);
    try {
      protect(path);
      String message = "cannot write into " + database() + ": it is read-only";
      try (Store store = Store.openExisting(database()).orElseThrow()) {
        assertThat(numbers(store, 1)).hasSize(3);
        assertProblem(() -> store.begin(CUP, Instant.EPOCH), message);
        assertProblem(() -> store.writer(1), message);
        assertProblem(() -> store.finish(1, "abc"), message);
      }
    } finally {
      release(path);
    }
    try (Store store = Store.open(database());
        MatchWriter ledger = store.writer(1)) {
      play(ledger, 4, 4);
    }
  }

  @Test
  void aFolderThatMayNotBeWrittenToTakesNoDatabase() throws Exception {
    try {
      protect(folder);
      assertProblem(
          () -> Store.open(database()), "cannot open " + database() + ": permission denied");
    } finally {
      release(folder);
    }
  }

  @Test
  void whatIsNoDatabaseIsSaidInALine() throws Exception {
    Files.writeString(Path.of(database()), "dear diary, ".repeat(100));
    assertProblem(
        () -> Store.open(database()), "cannot open " + database() + ": it is not a database");
    assertThat(Path.of(database())).hasContent("dear diary, ".repeat(100));
    assertProblem(
        () -> Store.open(folder.toString()), "cannot open " + folder + ": it is a folder");
    Path nowhere = folder.resolve("no/such");
    assertProblem(
        () -> Store.open(nowhere.resolve("agon.db").toString()),
        "cannot open "
            + nowhere.resolve("agon.db")
            + ": the folder "
            + nowhere
            + " does not exist");
    assertThat(Store.openExisting(folder.resolve("none.db").toString())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "what?.db",
        "50%25.db",
        "#1.db",
        "a b.db",
        "ü.db",
        "x?mode=memory",
        ":memory:",
        "file:x.db"
      })
  void aNameIsTakenAsItIsWritten(String name) {
    String where = folder.resolve(name).toString();
    try (Store store = Store.open(where)) {
      store.begin(CUP, Instant.EPOCH);
      assertThat(Path.of(where)).isRegularFile();
    }
    try (Store store = Store.openExisting(where).orElseThrow()) {
      assertThat(store.events()).hasSize(1);
    }
  }
}
