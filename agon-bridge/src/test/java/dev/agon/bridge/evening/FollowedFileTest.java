package dev.agon.bridge.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.bridge.SharedFiles;
import dev.agon.bridge.bridgemate.BridgemateFile;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TableProgress;
import io.github.spannm.jackcess.Database;
import io.github.spannm.jackcess.DatabaseBuilder;
import io.github.spannm.jackcess.Row;
import io.github.spannm.jackcess.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FollowedFileTest {
  private static final Duration OFTEN = Duration.ofMillis(5);

  @TempDir Path folder;

  @Test
  void everyStateIsSeenOnce() throws IOException, InterruptedException {
    Path file = folder.resolve("file");
    write(file, "one");
    FollowedFile followed = new FollowedFile(file, OFTEN);
    assertThat(followed.next()).asString().isEqualTo("one");
    Thread writer = Thread.ofVirtual().unstarted(() -> write(file, "two and more"));
    writer.start();
    assertThat(followed.next()).asString().isEqualTo("two and more");
    writer.join();
  }

  /** As a database that stays open is written to on some systems. */
  @Test
  void aChangeIsSeenThatLeavesTheSizeAndTheTime() throws IOException, InterruptedException {
    Path file = folder.resolve("file");
    write(file, "one");
    FileTime time = Files.getLastModifiedTime(file);
    FollowedFile followed = new FollowedFile(file, OFTEN);
    followed.next();
    Files.writeString(file, "two");
    Files.setLastModifiedTime(file, time);
    assertThat(followed.next()).asString().isEqualTo("two");
  }

  @Test
  void aChangeOfTheCorrectionsBesideItIsSeen() throws IOException, InterruptedException {
    Path file = folder.resolve("file");
    write(file, "one");
    FollowedFile followed = new FollowedFile(file, OFTEN);
    followed.next();
    Files.writeString(folder.resolve("file.corrections.csv"), "a correction");
    assertThat(followed.next()).asString().isEqualTo("one");
  }

  @Test
  void aFileThatIsAwayIsWaitedForIfItWasThereBefore() throws IOException, InterruptedException {
    Path file = folder.resolve("file");
    assertThatThrownBy(() -> new FollowedFile(file, OFTEN).next())
        .isInstanceOf(NoSuchFileException.class);
    write(file, "one");
    FollowedFile followed = new FollowedFile(file, OFTEN);
    followed.next();
    Files.delete(file);
    Thread writer = Thread.ofVirtual().start(() -> write(file, "two"));
    assertThat(followed.next()).asString().isEqualTo("two");
    writer.join();
  }

  /** Each version is replaced by the next one in one step, as fast as the disk allows. */
  @Test
  void aDatabaseThatIsReplacedWhileItIsReadIsSeenWhole() throws IOException, InterruptedException {
    Path file = folder.resolve("evening.bws");
    List<byte[]> versions = new ArrayList<>();
    Files.write(file, SharedFiles.bytes("club-evening.bws"));
    List<Row> rows = removeResults(file);
    for (int results = 0; results < 30; results++) {
      versions.add(Files.readAllBytes(file));
      addResults(file, rows.subList(results, results + 1));
    }
    write(file, versions.getFirst());
    FollowedFile followed = new FollowedFile(file, OFTEN);
    Thread writer = Thread.ofVirtual().start(() -> versions.forEach(bytes -> write(file, bytes)));
    int seen = -1;
    while (seen < versions.size() - 1) {
      Session session = BridgemateFile.read("evening.bws", followed.next());
      assertThat(session.resultCount()).isGreaterThan(seen);
      seen = session.resultCount();
    }
    writer.join();
  }

  private static void write(Path file, String text) {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void write(Path file, byte[] bytes) {
    try {
      Path whole = Files.write(file.resolveSibling("whole"), bytes);
      Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** An evening that begins with no results, and gets them back a third at a time. */
  @Test
  void aDatabaseThatGrowsGivesInterimResults() throws IOException, InterruptedException {
    Path file = folder.resolve("evening.bws");
    Files.write(file, SharedFiles.bytes("club-evening.bws"));
    List<Row> rows = removeResults(file);
    FollowedFile followed = new FollowedFile(file, OFTEN);
    Session empty = BridgemateFile.read("evening.bws", followed.next());
    assertThat(empty.progress()).isEqualTo("after 0 of 297 results");
    assertThat(TableProgress.of(empty))
        .hasSize(11)
        .contains(new TableProgress("", 1, 0, 0, 27))
        .noneMatch(TableProgress::isComplete);
    for (int third = 1; third <= 3; third++) {
      addResults(file, rows.subList(99 * (third - 1), 99 * third));
      Session session = BridgemateFile.read("evening.bws", followed.next());
      assertThat(session.progress()).isEqualTo("after " + 99 * third + " of 297 results");
      assertThat(session.isComplete()).isEqualTo(third == 3);
      assertThat(TableProgress.of(session).stream().allMatch(TableProgress::isComplete))
          .isEqualTo(third == 3);
    }
  }

  /** Empties a database of results, and returns them. */
  private static List<Row> removeResults(Path file) throws IOException {
    List<Row> rows = new ArrayList<>();
    try (Database database = new DatabaseBuilder().withFile(file.toFile()).open()) {
      Table results = database.getTable("ReceivedData");
      for (Row row : results) {
        rows.add(row);
      }
      for (Row row : rows) {
        results.deleteRow(row);
      }
    }
    return rows;
  }

  private static void addResults(Path file, List<Row> rows) throws IOException {
    try (Database database = new DatabaseBuilder().withFile(file.toFile()).open()) {
      Table results = database.getTable("ReceivedData");
      for (Row row : rows) {
        results.addRowFromMap(row);
      }
    }
  }
}
