package dev.agon.bridge.bridgemate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.SharedFiles;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TableProgress;
import io.github.spannm.jackcess.Database;
import io.github.spannm.jackcess.DatabaseBuilder;
import io.github.spannm.jackcess.Row;
import io.github.spannm.jackcess.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
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

  private static void write(Path file, String text) {
    try {
      Path whole = Files.writeString(file.resolveSibling("whole"), text);
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
    FollowedFile followed = new FollowedFile(file, OFTEN);
    Session empty = BridgemateFile.read("evening.bws", followed.next());
    assertThat(empty.progress()).isEqualTo("after 0 of 297 results");
    assertThat(TableProgress.of(empty))
        .hasSize(11)
        .contains(new TableProgress("", 1, 0, 0, 27))
        .noneMatch(TableProgress::isComplete);
    for (int third = 1; third <= 3; third++) {
      try (Database database = new DatabaseBuilder().withFile(file.toFile()).open()) {
        Table results = database.getTable("ReceivedData");
        for (Row row : rows.subList(99 * (third - 1), 99 * third)) {
          results.addRowFromMap(row);
        }
      }
      Session session = BridgemateFile.read("evening.bws", followed.next());
      assertThat(session.progress()).isEqualTo("after " + 99 * third + " of 297 results");
      assertThat(session.isComplete()).isEqualTo(third == 3);
      assertThat(TableProgress.of(session).stream().allMatch(TableProgress::isComplete))
          .isEqualTo(third == 3);
    }
  }
}
