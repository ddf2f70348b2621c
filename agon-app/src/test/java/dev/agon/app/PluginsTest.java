package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.registry.FaultyKit;
import dev.agon.registry.Plugin;
import dev.agon.registry.PluginJars;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games of plug-ins in commands; each is a process of its own, since a process keeps plug-ins. */
final class PluginsTest {
  @TempDir Path folder;

  @BeforeEach
  void makeFolders() throws IOException {
    Files.createDirectories(folder.resolve("plugins"));
    Files.createDirectories(folder.resolve("data/agon/plugins"));
  }

  private Cli agon(String... arguments) throws Exception {
    Path out = folder.resolve("out.txt");
    Path err = folder.resolve("err.txt");
    ProcessBuilder command = ForkedAgon.command(arguments).directory(folder.toFile());
    command.environment().remove("AGON_DB");
    command.environment().put("XDG_DATA_HOME", folder.resolve("data").toString());
    Process process = command.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    process.getOutputStream().close();
    return new Cli(process.waitFor(), Files.readString(out), Files.readString(err));
  }

  @Test
  void aJarIsFoundBesideTheDatabaseInTheUsersFolderAndByItsFlag() throws Exception {
    for (String where : new String[] {"plugins", "data/agon/plugins", "."}) {
      Path jar = PluginJars.write(folder.resolve(where, "faulty.jar"), FaultyKit.class);
      String hash = Plugin.load(jar).hash().substring(0, 12);
      Cli games =
          where.equals(".")
              ? agon("games", "faulty", "--plugin", "faulty.jar")
              : agon("games", "faulty");
      assertThat(games.err()).isEmpty();
      assertThat(games.out())
          .contains("Faulty, 2 players\nFrom the plug-in ")
          .contains("faulty.jar (hash " + hash + "), whose code runs with all rights of Agon.")
          .contains("agon rules faulty");
      assertThat(agon("games", "faulty").code()).isEqualTo(where.equals(".") ? 2 : 0);
      Files.delete(jar);
    }
  }

  @Test
  void aDatabaseElsewhereHasPluginsBesideIt() throws Exception {
    PluginJars.write(folder.resolve("plugins/faulty.jar"), FaultyKit.class);
    Files.createDirectories(folder.resolve("elsewhere"));
    Cli run = agon("run", "--game", "faulty", "--db", "elsewhere/agon.db");
    assertThat(run.err()).contains("unknown game 'faulty'");
    assertThat(agon("run", "--game", "faulty", "--bots", "Odd,Even").code()).isZero();
  }

  @Test
  void jarsThatCannotBeLoadedAreNamedInALineEachAndTheRestWorks() throws Exception {
    Path plugins = folder.resolve("plugins");
    PluginJars.write(plugins.resolve("a-faulty.jar"), FaultyKit.class);
    Files.write(
        plugins.resolve("b-taken.jar"), PluginJars.of(FaultyKit.class, "Agon-Api: 1", "other"));
    Files.write(plugins.resolve("c-later.jar"), PluginJars.of(FaultyKit.class, "Agon-Api: 9", ""));
    Files.write(plugins.resolve("d-text.jar"), "text".getBytes(StandardCharsets.UTF_8));
    Cli games = agon("games", "--plugin", "missing.jar");
    assertThat(games.code()).isZero();
    assertThat(games.err())
        .isEqualTo(
            """
            agon: the plug-in missing.jar is left out: no such file or folder
            agon: the plug-in plugins/b-taken.jar is left out: plugins/a-faulty.jar has a game faulty
            agon: the plug-in plugins/c-later.jar is left out: it is made for Agon-Api 9; this Agon has 1
            agon: the plug-in plugins/d-text.jar is left out: it is no jar
            """);
    assertThat(games.out()).contains("faulty  Faulty", "botstack  BotStack");
  }

  @Test
  void aVoidMatchIsToldByEveryCommandThatShowsIt() throws Exception {
    PluginJars.write(folder.resolve("plugins/faulty.jar"), FaultyKit.class);
    String why = "the plug-in's Game.apply throws IllegalStateException: no apply\\nfor 8";
    String[] fails = {"--bots", "Odd,Even", "--set", "fails=apply"};
    assertThat(agon(words("play faulty", fails)).out()).endsWith("void: " + why + "\n");
    Cli run = agon(words("run --game faulty --games 1 --db agon.db --progress games", fails));
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("\n2 matches, 2 of them void, round-robin, ");
    assertThat(run.err())
        .contains("agon: 2 matches are void; first: match 1, " + why)
        .contains("Finished game 1 of 2 (Odd vs Even): * {void: " + why + "}");
    assertThat(agon("matches", "1", "--reason", "void").out())
        .isEqualTo("1  Odd, Even  void: %s%n2  Even, Odd  void: %s%n".formatted(why, why));
    assertThat(agon("replay", "1/1").out()).endsWith("void: " + why + "\n");
    assertThat(agon("verify", "1").code()).isZero();
    Cli start = agon(words("play faulty --bots Odd,Even --set fails=start --file m.json"));
    assertThat(start.out()).contains("void: the plug-in's Game.start throws");
    assertThat(agon("replay", "m.json").out()).isEqualTo(start.out());
    assertThat(agon("report", "1", "--matches", "1,2", "--file", "report.html").code()).isZero();
    assertThat(Files.readString(folder.resolve("report.html"))).contains("2 matches are void");
  }

  @Test
  void theFirstPageOfAnEventTellsOfVoidMatchesAndNamesNoWinner() throws Exception {
    PluginJars.write(folder.resolve("plugins/faulty.jar"), FaultyKit.class);
    String run = "run --game faulty --games 1 --db agon.db --bots Odd,Even --set fails=apply";
    assertThat(agon(run.split(" ")).code()).isEqualTo(1);
    ProcessBuilder command = ForkedAgon.command("serve", "--port", "0").directory(folder.toFile());
    command.environment().remove("AGON_DB");
    Process server = command.redirectError(folder.resolve("err.txt").toFile()).start();
    try (BufferedReader out = server.inputReader();
        HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest page = HttpRequest.newBuilder(URI.create(out.readLine() + "events/1")).build();
      assertThat(client.send(page, HttpResponse.BodyHandlers.ofString()).body())
          .contains("2 matches are void; first: match 1, ")
          .doesNotContain("Winner");
    } finally {
      server.destroy();
    }
  }

  private static String[] words(String command, String... more) {
    return Stream.concat(Arrays.stream(command.split(" ")), Arrays.stream(more))
        .toArray(String[]::new);
  }

  @Test
  void aPluginPlaysInTheTerminalAndInTryAndItsRulesArePrinted() throws Exception {
    PluginJars.write(folder.resolve("plugins/faulty.jar"), FaultyKit.class);
    assertThat(agon("play", "faulty", "--bots", "Odd,Even", "--db", "agon.db").out())
        .contains("somebody says 8", "1.  Even, points 8");
    assertThat(agon("rules", "faulty").out()).isEqualTo("# Faulty\n");
    Files.writeString(
        folder.resolve("one.py"),
        """
        # game: faulty
        import sys
        sys.stdin.read()
        print(1)
        """);
    assertThat(agon("try", "one.py", "--game", "faulty", "--protocol", "turn").out())
        .contains("Even");
  }
}
