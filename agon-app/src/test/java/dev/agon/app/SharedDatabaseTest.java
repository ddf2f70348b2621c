package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.agon.store.PostgresServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Databases that several programs use, and disks that become full, as users meet them. */
@Tag("e2e")
final class SharedDatabaseTest {
  private static final String EVENT =
      "run --game botstack --bots Trigger,Gambler,Tactician --games 8000 --record results --seed ";
  private static final int PROGRAMS = 3;

  /** Ten times as large as the small disk, with its moves. */
  private static final String LARGE_EVENT =
      "run --game botstack --bots Trigger,Gambler,Tactician --games 400 --record moves --seed 1";

  @TempDir private Path folder;

  /** What an event prints when nobody disturbs it. */
  private String alone(String event) throws Exception {
    return Launched.agon(folder, event + " --db none").end().out();
  }

  private void share(String database) throws Exception {
    List<Launched> running = new ArrayList<>();
    for (int seed = 1; seed <= PROGRAMS; seed++) {
      running.add(Launched.agon(folder, EVENT + seed + " --db " + database));
    }
    for (int seed = 1; seed <= PROGRAMS; seed++) {
      Cli end = running.get(seed - 1).end();
      assertThat(end.code()).isZero();
      assertThat(end.out()).isEqualTo(alone(EVENT + seed));
      assertThat(end.err()).matches("event [123] is stored; next:\n(?:  agon \\S+ [123].*\n){3}");
    }
    assertThat(Cli.agon("events", "--db", database).out().lines().skip(1))
        .hasSize(PROGRAMS)
        .allMatch(line -> line.matches(" [123] +48000  finished .*"));
  }

  @Test
  void severalProgramsPlayIntoOneFile() throws Exception {
    share(folder.resolve("shared.db").toString());
  }

  @Test
  void severalProgramsPlayIntoOneServer() throws Exception {
    try (PostgresServer server = PostgresServer.start()) {
      share(server.newDatabase());
    }
  }

  /** In name spaces of its own, anybody may mount a small file system and enlarge it. */
  @Test
  void anEventThatFillsTheDiskCanBeResumed() throws Exception {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    String mount = "mount -t tmpfs -o size=1m tmpfs " + disk;
    assumeTrue(
        Launched.start(folder, "unshare", "-rm", "sh", "-c", mount).end().code() == 0,
        "nothing can be mounted here");
    String database = disk.resolve("agon.db").toString();
    Cli both =
        Launched.start(
                folder,
                "unshare",
                "-rm",
                "sh",
                "-c",
                mount
                    + " && { %s %s --db %s; echo code $?; }"
                        .formatted(Launched.agon(), LARGE_EVENT, database)
                    + " && mount -o remount,size=64m "
                    + disk
                    + " && %s resume 1 --db %s".formatted(Launched.agon(), database))
            .end();
    assertThat(both.err())
        .isEqualTo(
            "agon: cannot write into %1$s: the disk is full; resume it later with: agon resume 1 --db %1$s\n"
                    .formatted(database)
                + Cli.next(1, database));
    assertThat(both.out()).isEqualTo("code 2\n" + alone(LARGE_EVENT));
  }
}
