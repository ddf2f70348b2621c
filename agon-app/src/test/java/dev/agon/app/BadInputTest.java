package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a file holds, a command that cannot read it says so in one line. */
final class BadInputTest {
  /** Every command that reads a file as a whole; FILE is replaced. */
  private static final List<String> READERS =
      List.of(
          "run FILE --db none",
          "event check FILE",
          "replay FILE",
          "verify FILE",
          "analyse coinfight FILE",
          "run --db none --game coinfight --format matchups --matchups FILE",
          "blotto contest FILE",
          "blotto counter FILE",
          "blotto sample FILE",
          "bridge score FILE",
          "bridge check FILE",
          "bridge score FILE --names FILE");

  @TempDir private Path folder;

  private static void assertOneLine(Cli cli, String command) {
    assertThat(cli.code()).as(command).isEqualTo(2);
    assertThat(cli.out()).as(command).isEmpty();
    assertThat(cli.err()).as(command).startsWith("agon: ").hasLineCount(1).hasSizeLessThan(1_000);
  }

  private static Stream<String> readers(String file) {
    return READERS.stream().map(command -> command.replace("FILE", file));
  }

  private static void assertRefused(String file, String reason) {
    readers(file)
        .forEach(
            command -> {
              Cli cli = Cli.agon(command.split(" "));
              assertOneLine(cli, command);
              assertThat(cli.err()).as(command).contains(reason);
            });
  }

  @Test
  void aDeviceWithoutAnEndIsRefused() {
    assertRefused("/dev/zero", "MB, the most that is read");
  }

  /** Signed events may be larger than memory, so it is their beginning that tells. */
  @Test
  void aDeviceWithoutAnEndIsNoSignedEvent() {
    Cli cli = Cli.agon("import", "/dev/zero", "--db", folder.resolve("agon.db").toString());
    assertOneLine(cli, "import");
    assertThat(cli.err()).startsWith("agon: /dev/zero is not a signed event; agon export EVENT");
  }

  @Test
  void aFileBeyondTheLimitIsRefused() throws IOException {
    Path large = folder.resolve("large");
    try (RandomAccessFile sparse = new RandomAccessFile(large.toFile(), "rw")) {
      sparse.setLength(1L << 40);
    }
    assertRefused(large.toString(), "MB, the most that is read");
  }

  @ParameterizedTest
  @ValueSource(strings = {"<", "name: ", "x", "{\"a\":\"", "1,", "1 ", "\"", "1 A\nSCORES\n"})
  void aScalarOfTwentyMegabytesIsRefused(String start) throws IOException {
    Path file = folder.resolve("scalar");
    Files.writeString(file, start + "x".repeat(20 << 20));
    readers(file.toString())
        .forEach(command -> assertOneLine(Cli.agon(command.split(" ")), command));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{a: ", "- ", "? "})
  void deepYamlIsRefused(String level) throws IOException {
    Path file = folder.resolve("deep.yaml");
    Files.writeString(file, "game: coinfight\nsettings:\n  " + level.repeat(2_000));
    Cli cli = Cli.agon("run", file.toString(), "--db", "none");
    assertOneLine(cli, level);
    assertThat(cli.err())
        .isEqualTo("agon: " + file + ":3: lists and mappings are nested more than 50 deep\n");
  }

  @Test
  void deepJsonIsRefused() throws IOException {
    Path file = folder.resolve("deep.json");
    Files.writeString(file, "[".repeat(100_000));
    for (String command : List.of("replay", "verify", "analyse", "blotto sample")) {
      assertOneLine(Cli.agon((command + " " + file).split(" ")), command);
    }
  }

  /** In a process of its own, since the parser would print to its standard error. */
  @Test
  void badUtf8InXmlIsRefusedInOneLine() throws Exception {
    Path file = folder.resolve("session.xml");
    String xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<USEBIO>\u00C3(</USEBIO>";
    Files.write(file, xml.getBytes(StandardCharsets.ISO_8859_1));
    Process process =
        ForkedAgon.command("bridge", "score", file.toString()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertOneLine(new Cli(process.waitFor(), "", said), said);
  }

  @Test
  void aLongNameIsRefusedInOneLine() throws IOException {
    Path file = folder.resolve("event.yaml");
    String name = "n".repeat(201);
    for (String lines :
        List.of(
            "name: " + name + "\n",
            "bots: [{name: " + name + ", bot: Greedy}, AllLow]\n",
            "bots: [{author: " + name + ", bot: Greedy}, AllLow]\n")) {
      Files.writeString(file, "game: coinfight\n" + lines);
      Cli cli = Cli.agon("run", file.toString(), "--db", "none");
      assertOneLine(cli, lines);
      assertThat(cli.err()).contains("a name has at most 200 characters, not 201: 'nnn");
    }
  }

  @Test
  void hiddenCharactersOfNamesAreShownInEveryOutput() throws IOException {
    Path file = folder.resolve("event.yaml");
    Path database = folder.resolve("agon.db");
    Files.write(
        file,
        List.of(
            "game: coinfight",
            "seed: 1",
            "bots:",
            "  - {name: \"A\u202E\u200Bnn\", bot: Greedy}",
            "  - {name: \"=1+1\u2028\", bot: AllLow}"));
    String db = database.toString();
    assertThat(Cli.agon("run", file.toString(), "--db", db, "--progress", "games").code()).isZero();
    Path page = folder.resolve("page.html");
    Cli.agon("report", "1", "--db", db, "--file", page.toString());
    Path matches = folder.resolve("matches.csv");
    Cli.agon("export", "1", "--db", db, "--file", matches.toString());
    List<String> outputs =
        List.of(
            Cli.agon("standings", "1", "--db", db).out(),
            Cli.agon("standings", "1", "--db", db, "--output", "csv").out(),
            Cli.agon("standings", "1", "--db", db, "--output", "json").out(),
            Cli.agon("matches", "1", "--db", db).out(),
            Files.readString(matches),
            Files.readString(page));
    assertThat(outputs)
        .allSatisfy(
            output ->
                assertThat(output)
                    .contains("A\\u202e\\u200bnn")
                    .doesNotContain("\u202E", "\u200B", "\u2028"));
    assertThat(outputs.get(1)).contains(",'=1+1\\u2028,");
    assertThat(outputs.get(4)).contains(",'=1+1\\u2028,");
  }
}
