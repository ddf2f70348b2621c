package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.store.Store;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An event that one process plays, seen from another one. */
final class EventLockTest {
  @TempDir private Path folder;

  private String database() {
    return folder.resolve("kept.db").toString();
  }

  private Cli agon(String command) {
    return Cli.agon((command + " --db " + database()).split(" "));
  }

  private boolean isLocked() {
    File[] locks = folder.toFile().listFiles((_, name) -> name.endsWith("-event-1.lock"));
    return locks != null && Stream.of(locks).anyMatch(lock -> lock.length() > 0);
  }

  /** The bot reads and never answers, so the event lasts until its process is killed. */
  @Test
  void aSecondProcessIsToldWhoPlaysTheEventUntilThatProcessDies() throws Exception {
    Process first =
        ForkedAgon.start(
            folder.resolve("err").toFile(),
            "run",
            "--seed",
            "1",
            "--game",
            "coinfight",
            "--bots",
            "Greedy,cmd:tail -n 1",
            "--clock",
            "startup=3600",
            "--db",
            database());
    try {
      Poll.until(this::isLocked);
      assertThat(agon("resume 1"))
          .satisfies(
              cli ->
                  assertThat(cli.err())
                      .matches(
                          "agon: event 1 is being played by process %d of .+ since .+Z; agon"
                                  .formatted(first.pid())
                              + " standings 1 shows it so far.*\n"));
      assertThat(agon("events --delete 1").err()).contains("is being played by process");
      assertThat(agon("events").out()).contains("unfinished");
    } finally {
      first.destroyForcibly().waitFor();
    }
    try (Store store = Store.open(database())) {
      store.lock(1).close();
    }
    assertThat(isLocked()).isFalse();
    assertThat(agon("events --delete 1").code()).isZero();
  }

  @Test
  void nothingIsLeftBesideTheDatabase() throws Exception {
    agon("run --seed 1 --game coinfight --bots Greedy,Randy");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(Path.of(database()));
    }
  }
}
