package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.store.Store;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots in the box from the command line, and what happens where there is none. */
final class SandboxTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));

  /** Plays Coin Fight after it has run a line. */
  private static final String BOT =
      """
      # plays Coin Fight
      import json, os, sys
      LINE
      for line in sys.stdin:
          message = json.loads(line)
          if message["type"] == "start":
              print('{"type":"ready"}', flush=True)
          elif message["type"] == "ask":
              view = message["view"]
              coin = min(int(c) for c, n in view["hands"][view["you"]].items() if n > 0)
              print(json.dumps({"type": "move", "move": {"coin": coin, "change": {}}}), flush=True)
      """;

  @TempDir private Path folder;

  private Path bot(String name, String line) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, BOT.replace("LINE", line));
  }

  /** What a bot writes to standard error, when it ends with an error after this line. */
  private String seen(String line) throws IOException {
    Path bot = bot("spy/bot.py", line + "\nsys.exit(3)");
    Cli cli = Cli.agon("try", bot.toString(), "--bots", "Greedy");
    assertThat(cli.code()).isEqualTo(1);
    return cli.out();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "python/coinfight.py",
        "javascript/coinfight.js",
        "c/coinfight.c",
        "java/CoinFight.java"
      })
  void theKitsPlayInTheBox(String kit) {
    Cli cli =
        Cli.agon(
            ("run --game coinfight --games 1 --seed 1 --db none --progress none --sandbox require"
                    + " --bots Greedy,"
                    + HOME.resolve("bots").resolve(kit))
                .split(" "));
    assertThat(cli.err()).isEmpty();
    assertThat(cli.out()).contains("\nsandbox box, files, processes, network, privileges");
  }

  @Test
  void aBotSeesItsOwnFolderAndAnEmptyScratchFolder() throws IOException {
    Files.createDirectories(folder.resolve("spy"));
    Files.writeString(folder.resolve("spy/book.txt"), "e4");
    assertThat(
            seen(
                "print(sorted(os.listdir(os.path.dirname(os.path.abspath(__file__)))),"
                    + " os.listdir(os.environ['TMPDIR']), os.environ['HOME'], file=sys.stderr)"))
        .contains("| ['book.txt', 'bot.py'] [] /tmp");
  }

  @Test
  void aBotSeesNeitherTheDatabaseNorOtherBotsNorTheHomeFolder() throws IOException {
    bot("rival/bot.py", "");
    Files.writeString(folder.resolve("agon.db"), "SQLite format 3\0");
    assertThat(
            seen(
                "print([p for p in [%s] if os.path.exists(p)], file=sys.stderr)"
                    .formatted(
                        String.join(
                            ", ",
                            List.of(
                                    folder.resolve("rival/bot.py").toString(),
                                    folder.resolve("agon.db").toString(),
                                    System.getProperty("user.home"),
                                    "/bot/../rival",
                                    "/etc/shadow",
                                    "/var/cache/agon")
                                .stream()
                                .map(path -> "'" + path + "'")
                                .toList()))))
        .contains("| []");
  }

  @Test
  void aBotHasACleanEnvironment() throws IOException {
    assertThat(seen("print(sorted(os.environ), file=sys.stderr)").replaceAll("\n +\\| ", " "))
        .containsPattern(
            "\\['HOME', 'LANG',( 'LC_CTYPE',)? 'PATH', 'PWD', 'PYTHONDONTWRITEBYTECODE',"
                + " 'PYTHONHASHSEED', 'TMPDIR', 'TZ'\\]");
  }

  @Test
  void aModuleThatIsInstalledOutsideTheBoxOnlyGetsAHint() throws Exception {
    Path modules = Files.createDirectories(folder.resolve("modules"));
    Files.writeString(modules.resolve("agonextra.py"), "");
    Path bot = bot("spy/bot.py", "import agonextra");
    ProcessBuilder agon = ForkedAgon.command("try", bot.toString(), "--bots", "Greedy");
    agon.environment().put("PYTHONPATH", modules.toString());
    Process process = agon.redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(said)
        .contains("No module named 'agonextra'")
        .contains("hint      the module agonextra is installed for you, but not where the");
  }

  @Test
  void aModuleBesideABotThatSharesItsFolderGetsAHint() throws IOException {
    Path bot = bot("shared/bot.py", "import strategy");
    bot("shared/strategy.py", "");
    Path other = bot("shared/other.py", "");
    Cli cli = Cli.agon("try", bot.toString(), "--bots", other.toString());
    assertThat(cli.out())
        .contains("No module named 'strategy'")
        .contains("hint      strategy.py is beside the bot, but only the bot's own file is in")
        .containsPattern("another\\s+bot\\s+is\\s+in\\s+its\\s+folder:\\s+other.py");
    Files.writeString(folder.resolve("shared/strategy.py"), "x = 1\n");
    assertThat(
            Cli.agon(
                    "try",
                    bot.toString(),
                    "--bots",
                    "Greedy",
                    "--reads",
                    folder.resolve("shared/strategy.py").toString())
                .out())
        .contains("protocol  all answers were valid");
  }

  @Test
  void writingOutsideTheScratchFolderGetsAHint() throws IOException {
    assertThat(seen("open('log.txt', 'w')"))
        .contains("Read-only file system")
        .contains("hint      in its box a bot can write only into the folder that TMPDIR names");
  }

  @Test
  void aCompilerBombCostsOnlyItself() throws IOException {
    Path bomb =
        Files.writeString(
            folder.resolve("bomb.c"), "char bomb[1L << 30] = {1};\nint main(void) { return 0; }\n");
    Path event =
        Files.writeString(
            folder.resolve("event.yaml"),
            "game: coinfight\nseed: 1\nbots: [Greedy, Randy, %s]\n".formatted(bomb));
    Cli cli = Cli.agon("run", event.toString(), "--db", "none", "--progress", "none");
    assertThat(cli.code()).isZero();
    assertThat(cli.err()).contains("File size limit exceeded");
    assertThat(cli.out())
        .containsPattern("1 +Greedy +12 +12 +0 +0")
        .containsPattern("3 +bomb +12 +0 +0 +12 .* 12\n");
  }

  /** What a compiler runs can write to the arena in the compiler's place. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      value = {
        "printf 'file ./a\\0b\\n\\n' => a file with the name 'file ./a\\u0000b'",
        "printf 'file ./a\\n\\nfile ./a/b\\n\\n' => a file with the name 'file ./a/b'",
        "printf 'file ./a\\n\\nfile ./a\\n\\n' => a file with the name 'file ./a'",
        "printf 'file ../../a\\n\\n' => a file with the name 'file ../../a'",
        "printf 'file ./%0256d\\n\\n' 0 => a file with the name 'file ./000",
        "seq -f 'file ./%g/b/c/d' 1 9999 | sed G => more than 20,000 files and folders",
      })
  void forgedOutputOfACompilerCostsOnlyTheBot(String forge, String words) throws Exception {
    Path languages =
        Files.writeString(
            folder.resolve("languages"), ".forged build sh {file}\n.forged run cat {out}/built\n");
    // The shell that copies the files keeps its standard output as file 11 meanwhile.
    Path bot = Files.writeString(folder.resolve("bot.forged"), forge + " >/proc/$PPID/fd/11\n");
    Path event =
        Files.writeString(
            folder.resolve("event.yaml"),
            "game: coinfight\nseed: 1\nbots: [Greedy, Randy, %s]\n".formatted(bot));
    ProcessBuilder agon =
        ForkedAgon.command("run", event.toString(), "--db", "none", "--progress", "none");
    agon.environment().put("AGON_LANGUAGES", languages.toString());
    Path err = folder.resolve("err.txt");
    Process process = agon.redirectError(err.toFile()).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(Files.readString(err)).isZero();
    assertThat(err).content().contains("the compiler wrote " + words);
    assertThat(out).containsPattern("3 +bot +12 +0 +0 +12 ");
  }

  /** The box of a compiler is the only one in which this folder is named. */
  @ParameterizedTest
  @ValueSource(strings = {"run --db none --progress none EVENT", "event check EVENT", "try BOT"})
  void aCompilerWhoseBoxCannotBeMadeStopsTheEventAndBlamesNoBot(String command) throws Exception {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path bwrap =
        Files.writeString(
            folder.resolve("bwrap"),
            """
            #!/bin/sh
            case " $* " in *" /tmp/out "*) echo 'bwrap: no uid map' >&2; exit 1 ;; esac
            exec /usr/bin/bwrap "$@"
            """);
    assertThat(bwrap.toFile().setExecutable(true, false)).isTrue();
    Path bot = Files.writeString(folder.resolve("bot.c"), "// never compiled\n");
    Path event =
        Files.writeString(
            folder.resolve("event.yaml"),
            "game: coinfight\nseed: 1\nbots: [Greedy, %s]\n".formatted(bot));
    Cli cli =
        withPath(
            folder + ":/usr/bin",
            command
                .replace("EVENT", event.toString())
                .replace("BOT", bot + " --game coinfight")
                .split(" "));
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err().lines())
        .singleElement()
        .asString()
        .contains("cannot make a box for a bot: bwrap: no uid map; see agon sandbox check");
  }

  @Test
  void theCheckNamesEveryLayerAndWhatABotWouldSee() throws IOException {
    Path bot = bot("spy/bot.py", "");
    Files.writeString(folder.resolve("spy/book.txt"), "e4");
    Cli cli = Cli.agon("sandbox", "check", bot.toString());
    assertThat(cli.code()).isZero();
    assertThat(cli.out())
        .containsPattern("(?m)^box +enforced +a box can be made$")
        .containsPattern("(?m)^network +enforced +no network")
        .contains(bot + " would see\n")
        .containsPattern("(?m)^ +/bot/.*book.txt$")
        .containsPattern("(?m)^  runs +/\\S*python3 \\S*bot.py in /bot")
        .contains("  limits    512 MB of memory, 64 processes and threads");
  }

  @Test
  void aBuiltInNeedsNoBox() {
    assertThat(Cli.agon("sandbox", "check", "Greedy").err())
        .isEqualTo(
            "agon: Greedy is not a program, so it needs no box; name a file or cmd:COMMAND\n");
  }

  /** Agon with a PATH on which bubblewrap is not. */
  private Cli withoutBubblewrap(String... arguments) throws Exception {
    Path tools = Files.createDirectories(folder.resolve("tools"));
    for (String tool : List.of("python3", "sh", "setpriv")) {
      Path link = tools.resolve(tool);
      if (!Files.exists(link)) {
        Files.createSymbolicLink(link, Path.of("/usr/bin", tool));
      }
    }
    return withPath(tools.toString(), arguments);
  }

  private Cli withPath(String path, String... arguments) throws Exception {
    ProcessBuilder agon = ForkedAgon.command(arguments);
    agon.environment().put("PATH", path);
    Path err = folder.resolve("err.txt");
    Process process = agon.redirectError(err.toFile()).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Cli(process.waitFor(), out, Files.readString(err));
  }

  private String[] match(String... more) throws IOException {
    Path bot = bot("spy/bot.py", "");
    String command =
        "run --game coinfight --games 1 --seed 1 --db none --progress none --bots Greedy," + bot;
    return (command + " " + String.join(" ", more)).strip().split(" ");
  }

  @Test
  void withoutBubblewrapEveryRunAndReportSaysSoLoudly() throws Exception {
    Cli cli = withoutBubblewrap(match());
    assertThat(cli.code()).isZero();
    assertThat(cli.err().lines())
        .singleElement()
        .asString()
        .startsWith("ATTENTION: bots run WITHOUT A BOX and can do whatever you can")
        .contains("bubblewrap is not installed")
        .contains("install bubblewrap");
    assertThat(cli.out())
        .contains("\nsandbox none: programs ran WITHOUT A BOX and could do whatever");
    assertThat(withoutBubblewrap(match("--output", "json")).out()).contains("\"sandbox\":[]");
    assertThat(withoutBubblewrap(match("--sandbox", "off")).err()).isEmpty();
  }

  @Test
  void withoutBubblewrapARequiredBoxIsRefusedInOneLine() throws Exception {
    Cli cli = withoutBubblewrap(match("--sandbox", "require"));
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err().lines())
        .singleElement()
        .asString()
        .startsWith("agon: sandbox: require, but there is no box: bubblewrap is not installed");
  }

  /** An event that began without a box, of which nothing is played yet. */
  private String begunWithoutBox() throws IOException {
    Path file = folder.resolve("event.yaml");
    String text = "game: coinfight\nseed: 1\nbots: [Greedy, " + bot("spy/bot.py", "") + "]\n";
    Event event = EventFile.read(file.toString(), text).complete(new CoinFightKit());
    String database = folder.resolve("agon.db").toString();
    try (Store store = Store.open(database)) {
      store.begin(
          event.with(event.running().enforcing(EnforcedLayers.NONE)),
          Instant.parse("2026-11-17T00:00:00Z"));
    }
    return database;
  }

  @Test
  void anEventThatIsResumedInAnotherBoxIsStoredAsMixed() throws IOException {
    String database = begunWithoutBox();
    assertThat(Cli.agon("resume", "1", "--db", database).err())
        .startsWith("agon: it began with the box's layers none; here there are box, files,");
    Cli resumed = Cli.agon("resume", "1", "--db", database, "--sandbox", "on");
    assertThat(resumed.code()).as(resumed.err()).isZero();
    assertThat(resumed.out()).contains("\nsandbox none: programs ran WITHOUT A BOX");
    assertThat(Cli.agon("standings", "1", "--db", database, "--output", "json").out())
        .contains("\"sandbox\":[\"mixed\"]");
    assertThat(Cli.agon("verify", "1", "--db", database).code()).isZero();
  }

  @Test
  void withoutBubblewrapTheCheckSaysWhatTurnsTheBoxOn() throws Exception {
    Cli cli = withoutBubblewrap("sandbox", "check");
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out())
        .contains("NOT ENFORCED")
        .contains("bubblewrap is not installed")
        .contains("turn it on: sudo apt install bubblewrap");
  }
}
