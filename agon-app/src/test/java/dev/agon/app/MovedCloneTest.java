package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A built clone works wherever it is, with its own jars and class caches. */
@Tag("e2e")
final class MovedCloneTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));

  @TempDir private Path folder;

  /** Copies what the launcher looks at. */
  private Path copy() throws Exception {
    Path copy = Files.createDirectory(folder.resolve("copy"));
    String parts =
        "agon tools pom.xml agon-*/pom.xml agon-*/src/main docs/rules agon-app/target/built"
            + " agon-app/target/agon-app.jar agon-app/target/lib agon-app/target/native"
            + " agon-app/target/agon-short.aot";
    Process process =
        new ProcessBuilder("sh", "-c", "cp -a --parents " + parts + " \"$1\"", "sh", "" + copy)
            .directory(HOME.toFile())
            .inheritIO()
            .start();
    assertThat(process.waitFor()).isZero();
    return copy;
  }

  /** Changes the version that a clone's jar has in it, but not the time of the jar. */
  private static void setVersion(Path clone, String version) throws Exception {
    Path jar = clone.resolve("agon-app/target/agon-app.jar");
    FileTime time = Files.getLastModifiedTime(jar);
    try (FileSystem entries = FileSystems.newFileSystem(jar)) {
      Files.writeString(entries.getPath("dev/agon/app/manual/version.txt"), version + "\n");
    }
    Files.setLastModifiedTime(jar, time);
  }

  private Cli version(Path clone) throws Exception {
    return Launched.start(folder, clone.resolve("agon").toString(), "--version").end();
  }

  @Test
  void aCopyRunsItsOwnJarsWhereverItIsMoved() throws Exception {
    Path copy = copy();
    setVersion(copy, "of the copy");
    Cli copied = version(copy);
    assertThat(copied.err()).isEmpty();
    assertThat(copied.out()).startsWith("agon of the copy\n");
    assertThat(version(HOME).out()).doesNotContain("of the copy");
    Cli moved = version(Files.move(copy, folder.resolve("moved here")));
    assertThat(moved.err()).isEmpty();
    assertThat(moved.out()).startsWith("agon of the copy\n");
  }

  @Test
  void aMovedCloneKeepsItsClassCaches() throws Exception {
    Path moved = Files.move(copy(), folder.resolve("moved here"));
    String log = "_JAVA_OPTIONS=-Xlog:class+load:file=" + folder.resolve("classes");
    Cli cli =
        Launched.start(folder, "env", log, moved.resolve("agon").toString(), "--version").end();
    assertThat(cli.code()).as(cli.err()).isZero();
    assertThat(Files.readAllLines(folder.resolve("classes")))
        .filteredOn(line -> line.contains("dev.agon."))
        .isNotEmpty()
        .allMatch(line -> line.endsWith("source: shared objects file"));
  }

  /** Another JDK would refuse the class caches, at every start. */
  @Test
  void aCloneWhoseJdkHasChangedIsNotTakenForBuilt() throws Exception {
    Path copy = copy();
    Path built = copy.resolve("agon-app/target/built");
    FileTime time = Files.getLastModifiedTime(built);
    Files.writeString(
        built, Files.readString(built).replaceFirst("JAVA_VERSION=\"", "JAVA_VERSION=\"1"));
    Files.setLastModifiedTime(built, time);
    String check = "home=$1; . \"$home/tools/launch.sh\"; is_built && echo built || echo stale";
    assertThat(Launched.start(folder, "sh", "-c", check, "sh", copy.toString()).end().out())
        .isEqualTo("stale\n");
    assertThat(Launched.start(folder, "sh", "-c", check, "sh", HOME.toString()).end().out())
        .isEqualTo("built\n");
  }
}
