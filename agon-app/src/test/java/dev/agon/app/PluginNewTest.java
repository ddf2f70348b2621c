package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.pack.ContentStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A new game's project is green at once, and its jar plays. */
@Tag("e2e")
final class PluginNewTest {
  @TempDir private Path folder;

  private static List<Path> listed(Path folder) throws Exception {
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.toList();
    }
  }

  /** Maven keeps Agon's classes by their version; those of a test are of no use to anybody. */
  @AfterEach
  void forgetClasses() throws Exception {
    Path cache = Path.of(System.getProperty("user.home"), ".m2", "repository", "dev", "agon");
    Path parts = folder.resolve("threes/agon/dev/agon");
    for (Path part : Files.isDirectory(parts) ? listed(parts) : List.<Path>of()) {
      for (Path version : listed(part)) {
        ContentStore.delete(cache.resolve(part.getFileName()).resolve(version.getFileName()));
      }
    }
  }

  private Cli agon(String command) throws Exception {
    return Launched.agon(folder, command).end();
  }

  @Test
  void aNewGameIsBuiltTestedAndPlayedAtOnce() throws Exception {
    Cli written = agon("plugin new threes");
    assertThat(written.code()).as(written.err()).isZero();
    assertThat(written.out()).startsWith("wrote threes; ");
    assertThat(folder.resolve("threes/.gitignore")).content().startsWith("target/");
    Cli built =
        Launched.start(folder, "mvn", "-q", "-B", "-ntp", "-f", "threes/pom.xml", "package").end();
    assertThat(built.code()).as(built.out()).isZero();
    Path reports = folder.resolve("threes/target/surefire-reports");
    assertThat(reports.resolve("org.example.ThreesContractTest.txt"))
        .content()
        .contains("Failures: 0, Errors: 0, Skipped: 0");

    String plugin = " --plugin threes/target/threes.jar";
    Cli run = agon("run --game threes --seed 1 --db threes.db" + plugin);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("6 matches, round-robin, seed 1");
    assertThat(run.err()).contains("agon replay 1/1 --db threes.db" + plugin);
    assertThat(agon("replay 1/1 --db threes.db" + plugin).code()).isZero();
    assertThat(agon("rules threes" + plugin).out()).contains("Three marks of a player in a line");
  }

  @Test
  void whatCannotBeANewGameIsRefusedInOneLine() throws Exception {
    assertThat(agon("plugin new coinfight").err())
        .isEqualTo("agon: there is a game coinfight; choose another id\n");
    assertThat(agon("plugin new My-Game").err())
        .isEqualTo(
            "agon: a game's id is 1 to 31 lower-case letters and digits, first a letter, like"
                + " mygame; not 'My-Game'\n");
    Files.createDirectory(folder.resolve("taken"));
    Cli taken = agon("plugin new taken");
    assertThat(taken.code()).isEqualTo(2);
    assertThat(taken.err())
        .isEqualTo("agon: taken exists; choose another id, or another folder to work in\n");
    assertThat(listed(folder.resolve("taken"))).isEmpty();
  }
}
