package dev.agon.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("NullAway.Init") // set before each test
final class LockFileTest {
  private static final int TURNS = 200;

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void chooseFile() {
    file = folder.resolve("lock");
  }

  /** Another process: takes the file, or a number of turns at it, and says how that went. */
  static final class OtherProcess {
    private OtherProcess() {}

    public static void main(String[] args) throws IOException {
      Path file = Path.of(args[0]);
      if (args.length > 1) {
        takeTurns(file, Path.of(args[1]));
        return;
      }
      try (LockFile _ = LockFile.take(file)) {
        System.out.println("taken");
        while (System.in.read() >= 0) {}
      } catch (LockFile.Taken e) {
        System.out.println(e.owner());
      }
    }

    /** Writes two lines in each turn, which nobody else may part. */
    private static void takeTurns(Path file, Path log) throws IOException {
      String pid = ProcessHandle.current().pid() + "\n";
      for (int turns = 0; turns < TURNS; ) {
        try (LockFile _ = LockFile.take(file)) {
          Files.writeString(log, pid, StandardOpenOption.APPEND);
          Files.writeString(log, pid, StandardOpenOption.APPEND);
          turns++;
        } catch (LockFile.Taken e) {
          Thread.onSpinWait();
        }
      }
    }
  }

  private static Process start(Path... paths) throws IOException {
    ProcessBuilder other =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            OtherProcess.class.getName());
    List.of(paths).forEach(path -> other.command().add(path.toString()));
    return other.redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  private static String line(Process other) throws IOException {
    BufferedReader reader = other.inputReader();
    return String.valueOf(reader.readLine());
  }

  private String owner() {
    try (LockFile _ = LockFile.take(file)) {
      return "nobody";
    } catch (LockFile.Taken e) {
      return e.owner();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aTakenFileNamesTheProcessThatHasIt() throws Exception {
    Process other = start(file);
    assertThat(line(other)).isEqualTo("taken");
    assertThat(owner())
        .startsWith(
            "process %d of %s since ".formatted(other.pid(), System.getProperty("user.name")));
    other.getOutputStream().close();
    assertThat(other.waitFor()).isZero();
    assertThat(owner()).isEqualTo("nobody");
  }

  @Test
  void aKilledProcessLosesItsFile() throws Exception {
    Process other = start(file);
    assertThat(line(other)).isEqualTo("taken");
    other.destroyForcibly().waitFor();
    assertThat(file).exists();
    assertThat(owner()).isEqualTo("nobody");
  }

  @Test
  void theSameProcessCannotTakeItTwiceAndKeepsItAfterTrying() throws Exception {
    try (LockFile _ = LockFile.take(file)) {
      assertThatExceptionOfType(LockFile.Taken.class)
          .isThrownBy(() -> LockFile.take(file))
          .withMessage("this process");
      Process other = start(file);
      assertThat(line(other)).startsWith("process " + ProcessHandle.current().pid() + " of ");
      assertThat(other.waitFor()).isZero();
    }
  }

  @Test
  void aFileIsDeletedWhenItIsGivenBack() throws Exception {
    LockFile lock = LockFile.take(file);
    assertThat(file).content().startsWith("process " + ProcessHandle.current().pid());
    lock.close();
    assertThat(file).doesNotExist();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void whatAnEarlierOwnerLeftIsOverwritten() throws Exception {
    Files.writeString(file, "x".repeat(5_000));
    try (LockFile _ = LockFile.take(file)) {
      assertThat(Files.readString(file))
          .startsWith("process " + ProcessHandle.current().pid())
          .doesNotContain("xx");
    }
  }

  /** A file is deleted while others open it, so a lock may be that of a file without a name. */
  @Test
  void processesThatTakeTurnsNeverHaveItTogether() throws Exception {
    Path log = Files.createFile(folder.resolve("log"));
    List<Process> others = List.of(start(file, log), start(file, log));
    for (Process other : others) {
      assertThat(other.waitFor()).isZero();
    }
    List<String> turns = Files.readAllLines(log);
    assertThat(turns).hasSize(2 * 2 * TURNS);
    for (int i = 0; i < turns.size(); i += 2) {
      assertThat(turns.get(i)).as("turn %d", i / 2).isEqualTo(turns.get(i + 1));
    }
  }
}
