package dev.agon.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.agon.text.UserError;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class HeadKeeperTest {
  private static final EventChain.ChainId CHAIN =
      new EventChain.ChainId("0123456789abcdef".repeat(2), 3, "fedcba9876543210".repeat(2));

  @TempDir private Path folder;

  private static ChainHead head(long rows) {
    return new ChainHead(rows, 100 * rows, "hash of " + rows, "");
  }

  @Test
  void theLastEndIsKeptWhenTheKeeperIsClosed() {
    ArenaState state = new ArenaState(folder);
    try (HeadKeeper keeper = new HeadKeeper(state, CHAIN)) {
      for (long rows = 1; rows <= 1_000; rows++) {
        keeper.keep(head(rows));
      }
    }
    assertThat(new ArenaState(folder).head(CHAIN)).contains(head(1_000));
  }

  @Test
  void anEndIsKeptBeforeTheKeeperIsClosed() {
    ArenaState state = new ArenaState(folder);
    try (HeadKeeper keeper = new HeadKeeper(state, CHAIN)) {
      for (long rows = 1; rows <= 3; rows++) {
        keeper.keep(head(rows));
        while (state.head(CHAIN).filter(head(rows)::equals).isEmpty()) {
          Thread.onSpinWait();
        }
      }
    }
    assertThat(state.head(CHAIN)).contains(head(3));
  }

  @Test
  void aKeeperThatWasNeverToldAnythingKeepsNothing() {
    ArenaState state = new ArenaState(folder);
    new HeadKeeper(state, CHAIN).close();
    assertThat(state.head(CHAIN)).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void closingReportsAnEndThatCouldNotBeKept() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    HeadKeeper keeper = new HeadKeeper(new ArenaState(file), CHAIN);
    keeper.keep(head(1));
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(keeper::close)
        .withMessageStartingWith("cannot write into the state folder " + file);
  }

  @Test
  void theNextEndReportsThatAnEarlierOneCouldNotBeKept() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    HeadKeeper keeper = new HeadKeeper(new ArenaState(file), CHAIN);
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(
            () -> {
              while (true) {
                keeper.keep(head(1));
              }
            })
        .withMessageStartingWith("cannot write into the state folder " + file);
  }
}
