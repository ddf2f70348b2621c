package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the paths of bots are relative to, and where programs run, in a box and without one. */
final class EventFolderTest {
  private static final Path HERE = Path.of("").toAbsolutePath();

  /** Writes the folder it runs in into a file, and gives up. */
  private static final String BOT =
      """
      import os
      open(os.environ.get("TRACE", "trace.txt"), "w").write(os.getcwd())
      """;

  @TempDir private Path root;

  private Path folder;

  @BeforeEach
  void writeBots() throws IOException {
    // The real path, since a program is told the real path of its folder.
    folder = Files.createDirectories(root.toRealPath().resolve("cup"));
    Files.createDirectories(folder.resolve("bots"));
    Files.writeString(folder.resolve("bots/bot.py"), BOT);
    Path script = folder.resolve("bots/bot.sh");
    Files.writeString(script, "#!/bin/sh\nexec python3 bots/bot.py\n");
    assertThat(script.toFile().setExecutable(true)).isTrue();
  }

  /** Without a box, since a bot in a box leaves no trace. */
  private Cli run(String bots) throws IOException {
    return run(bots, "off");
  }

  private Cli run(String bots, String sandbox) throws IOException {
    Path event =
        Files.writeString(
            folder.resolve("event.yaml"),
            "game: coinfight\nseed: 1\nsandbox: %s\nbots: [Greedy, %s]\n".formatted(sandbox, bots)
                + "stages: [{format: round-robin, games: 1}]\n");
    return Cli.agon("run", event.toString(), "--db", "none", "--progress", "none");
  }

  private String trace(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  @Test
  void aSourceFileIsFoundBesideTheEventFileAndRunsInItsFolder() throws IOException {
    assertThat(run("bots/bot.py").code()).isZero();
    assertThat(trace("trace.txt")).isEqualTo(folder.toString());
  }

  @Test
  void aCommandRunsInTheFolderOfTheEventFile() throws IOException {
    Cli cli =
        run(
            "{command: python3 bots/bot.py, environment: {TRACE: one.txt}},"
                + " {command: ./bots/bot.sh, environment: {TRACE: two.txt}}");
    assertThat(cli.err()).doesNotContain("no such");
    assertThat(cli.code()).isZero();
    assertThat(trace("one.txt")).isEqualTo(folder.toString());
    assertThat(trace("two.txt")).isEqualTo(folder.toString());
  }

  @Test
  void pathsAreTheSameInABox() throws IOException {
    Files.copy(
        Path.of(System.getProperty("agon.home"), "bots/python/coinfight.py"),
        folder.resolve("bots/bot.py"),
        StandardCopyOption.REPLACE_EXISTING);
    for (String bot :
        List.of(
            "bots/bot.py",
            "{command: ./bots/bot.sh}",
            "{command: python3 bots/bot.py}",
            folder + "/bots/bot.py")) {
      Cli cli = run(bot, "require");
      assertThat(cli.err()).as(bot).isEmpty();
      assertThat(cli.out()).as(bot).contains("sandbox box, files");
    }
  }

  @Test
  void withFlagsAProgramRunsInTheCurrentFolder() throws IOException {
    Path bot =
        Files.writeString(
            folder.resolve("here.py"),
            BOT.replace("\"trace.txt\"", "\"%s\"".formatted(folder.resolve("here.txt"))));
    String command =
        "run --sandbox off --seed 1 --game coinfight --games 1 --db none --bots Greedy," + bot;
    assertThat(Cli.agon(command.split(" ")).code()).isZero();
    assertThat(trace("here.txt")).isEqualTo(HERE.toRealPath().toString());
  }

  @Test
  void aFileOfMatchupsIsFoundBesideTheEventFile() throws IOException {
    Files.writeString(folder.resolve("pairs.txt"), "Greedy,Randy\n");
    Path event =
        Files.writeString(
            folder.resolve("pairs.yaml"),
            "game: coinfight\nstages: [{format: matchups, matchups: pairs.txt}]\n");
    assertThat(Cli.agon("run", event.toString(), "--db", "none").out()).contains("1 match");
    Files.writeString(folder.resolve("pairs.txt"), "Greedy,Randy\n\nGreedy,Rendy\n");
    assertThat(Cli.agon("event", "check", event.toString()).err())
        .contains(folder.resolve("pairs.txt") + ":3: ");
    Files.delete(folder.resolve("pairs.txt"));
    assertThat(Cli.agon("run", event.toString(), "--db", "none").err())
        .contains("cannot read " + folder.resolve("pairs.txt"));
  }

  @Test
  void aFileThatIsMissingIsReportedWithThePathWhereItWasLookedFor() throws IOException {
    assertThat(run("bots/none.py").err())
        .contains("no such file: " + folder.resolve("bots/none.py"));
    assertThat(run("{command: ./bots/none}").err())
        .contains("no such program: " + folder.resolve("./bots/none"));
  }
}
