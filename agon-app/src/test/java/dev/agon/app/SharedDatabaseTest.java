package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.agon.store.PostgresServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Databases that several programs use, and disks that become full, as users meet them. */
@Tag("e2e")
final class SharedDatabaseTest {
  private static final String EVENT =
      "run --game botstack --bots Trigger,Gambler,Tactician --games 8000 --record results --seed ";
  private static final int PROGRAMS = 3;

  private static final Map<Integer, String> ALONE = new HashMap<>();

  @TempDir private Path folder;

  /** What the event prints when nobody disturbs it, played once for all tests. */
  private String alone(int seed) throws Exception {
    String out = ALONE.get(seed);
    if (out == null) {
      out = Launched.agon(folder, EVENT + seed + " --db none").end().out();
      ALONE.put(seed, out);
    }
    return out;
  }

  private void share(String database) throws Exception {
    List<Launched> running = new ArrayList<>();
    for (int seed = 1; seed <= PROGRAMS; seed++) {
      running.add(Launched.agon(folder, EVENT + seed + " --db " + database));
    }
    for (int seed = 1; seed <= PROGRAMS; seed++) {
      Cli end = running.get(seed - 1).end();
      assertThat(end.code()).isZero();
      assertThat(end.out()).isEqualTo(alone(seed));
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
                    + " && { %s %s1 --db %s; echo code $?; }"
                        .formatted(Launched.agon(), EVENT, database)
                    + " && mount -o remount,size=64m "
                    + disk
                    + " && %s resume 1 --db %s".formatted(Launched.agon(), database))
            .end();
    assertThat(both.err())
        .isEqualTo(
            "agon: cannot write into %1$s: the disk is full; resume it later with: agon resume 1 --db %1$s\n"
                    .formatted(database)
                + Cli.next(1, database).replaceFirst("replay 1/1", "standings 1 --wide"));
    assertThat(both.out()).isEqualTo("code 2\n" + alone(1));
  }
}
