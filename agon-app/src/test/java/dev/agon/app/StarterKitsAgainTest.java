package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.match.StepListener;
import dev.agon.process.ProgramPool;
import dev.agon.protocol.TimeControl;
import dev.agon.record.MatchRecord;
import dev.agon.record.Recorder;
import dev.agon.result.Seeds;
import dev.agon.source.BotEntry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Starter kits play many matches in a process, and none of them knows of the others. */
final class StarterKitsAgainTest {
  private static final Path KITS = Path.of(System.getProperty("agon.home"), "bots");
  private static final int MATCHES = 3;
  private static final String LOCK_SUPPORT = LockSupport.class.getName();

  @TempDir private Path folder;

  /** What an author might add to a kit of Coin Fight: code that is run before each answer. */
  enum Kit {
    PYTHON("python/coinfight.py", "import json", "def choose(view):", "    "),
    JAVASCRIPT("javascript/coinfight.js", "const readline", "function choose(view) {", "  "),
    JAVA("java/CoinFight.java", "  record Move(", "  static Move choose(View view) {", "    "),
    C(
        "c/coinfight.c",
        "#include <limits.h>",
        "static size_t choose(struct kind *kinds, size_t count) {",
        "  ");

    private final String file;
    private final String imports;
    private final String choose;
    private final String indent;

    Kit(String file, String imports, String choose, String indent) {
      this.file = file;
      this.imports = imports;
      this.choose = choose;
      this.indent = indent;
    }

    Path with(Path folder, String global, String statements) throws IOException {
      Path source = KITS.resolve(file);
      String kit = Files.readString(source);
      assertThat(kit).contains(imports, choose);
      String changed =
          kit.replace(imports, global + "\n" + imports)
              .replace(choose, choose + "\n" + statements.indent(indent.length()));
      return Files.writeString(folder.resolve(source.getFileName()), changed);
    }
  }

  /** Variables of every kind that an author might keep something in, and how often it was asked. */
  private Path remembering(Kit kit) throws IOException {
    return switch (kit) {
      case PYTHON ->
          kit.with(
              folder,
              "asked = []",
              """
              asked.append(view)
              print(os.getppid(), len(asked), file=sys.stderr)
              """);
      case JAVASCRIPT -> {
        Files.writeString(folder.resolve("memory.js"), "module.exports = { asked: 0 };");
        yield kit.with(
            folder,
            "let asked = 0;\nconst memory = require('./memory.js');",
            """
            asked++;
            memory.asked++;
            globalThis.asked = (globalThis.asked ?? 0) + 1;
            console.error(process.pid, Math.max(asked, memory.asked, globalThis.asked));
            """);
      }
      case JAVA ->
          kit.with(
              folder,
              "static final List<View> ASKED = new ArrayList<>();",
              """
              ASKED.add(view);
              System.err.println(ProcessHandle.current().pid() + " " + ASKED.size());
              """);
      case C ->
          kit.with(
              folder,
              "static int asked;",
              "fprintf(stderr, \"%d %d\\n\", (int)getppid(), ++asked);");
    };
  }

  @ParameterizedTest
  @EnumSource(Kit.class)
  void oneProcessPlaysAllMatchesAndRemembersNothing(Kit kit) throws IOException {
    List<List<String>> said = new ArrayList<>();
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      for (MatchRecord match : matches(remembering(kit), pool)) {
        assertThat(match.faults()).isEmpty();
        said.add(stderr(match).lines().toList());
      }
    }
    String pid = said.getFirst().getFirst().split(" ", -1)[0];
    for (List<String> lines : said) {
      assertThat(lines).startsWith(pid + " 1", pid + " 2").doesNotHaveDuplicates();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "JAVASCRIPT | setInterval(() => {}, 1000);",
        "JAVASCRIPT | require('child_process').spawn('cat');",
        "JAVA       | Thread.ofPlatform().daemon().start(LockSupport::park);",
      })
  void aProcessThatTheBotKeepsBusyPlaysNoOtherMatch(Kit kit, String statement) throws IOException {
    String tellPid =
        kit == Kit.JAVA
            ? "System.err.println(ProcessHandle.current().pid());"
            : "console.error(process.pid);";
    Path bot =
        kit.with(folder, "", statement.replace("LockSupport", LOCK_SUPPORT) + "\n" + tellPid);
    List<String> pids = new ArrayList<>();
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      for (MatchRecord match : matches(bot, pool)) {
        assertThat(match.faults()).isEmpty();
        pids.add(stderr(match).lines().findFirst().orElseThrow());
      }
    }
    assertThat(pids).hasSize(MATCHES).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "PYTHON     | raise ValueError('too bad') | exited with code 1 | too bad",
        "PYTHON     | os.abort()                  | killed by signal 6 (SIGABRT) | ''",
        "JAVASCRIPT | throw new Error('too bad'); | exited with code 1 | too bad",
        "C          | exit(9);                    | exited with code 9 | ''",
        "C          | abort();                    | killed by signal 6 (SIGABRT) | ''",
        "C          | raise(SIGKILL);             | killed by signal 9 (SIGKILL) | ''",
        "JAVA       | if (!view.mine.isEmpty()) throw new IllegalStateException(\"too bad\"); "
            + "| exited with code 1 | too bad",
      })
  void aCrashIsToldAsItIs(Kit kit, String statement, String exit, String stderr)
      throws IOException {
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      for (MatchRecord match : matches(kit.with(folder, "", statement), pool)) {
        assertThat(match.faults()).hasSize(1);
        assertThat(match.faults().getFirst().reason()).isEqualTo(ForfeitReason.DISCONNECTED);
        assertThat(match.faults().getFirst().detail()).contains(exit);
        assertThat(stderr(match)).contains(stderr);
      }
    }
  }

  @Test
  void whatAPythonBotWritesToAFileIsThereAfterTheMatch() throws IOException {
    Path log = folder.resolve("log");
    Path bot =
        Kit.PYTHON.with(folder, "log = open('%s', 'a')".formatted(log), "log.write('asked\\n')");
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      assertThat(matches(bot, pool)).allMatch(match -> match.faults().isEmpty());
    }
    assertThat(Files.readAllLines(log)).hasSizeGreaterThan(MATCHES).containsOnly("asked");
  }

  private static String stderr(MatchRecord match) {
    return match.seats().getFirst().usage().stderr();
  }

  private static List<MatchRecord> matches(Path bot, ProgramPool pool) {
    return matches(new CoinFightKit(), bot, pool);
  }

  private static <S, V, M> List<MatchRecord> matches(
      GameKit<S, V, M> game, Path bot, ProgramPool pool) {
    List<BotEntry> entries = List.of(Bots.entry(bot.toString()), Bots.entry("Greedy"));
    MatchRunner<S, V, M> runner =
        new MatchRunner<>(
            game,
            Settings.defaults(game.game().spec()),
            new EntrantFactory<>(game, TimeControl.DEFAULT, Path.of(""), pool)
                .entrants(BotEntry.expanded(entries)));
    List<MatchRecord> records = new ArrayList<>();
    for (int number = 1; number <= MATCHES; number++) {
      records.add(
          Recorder.record(
              runner, new Seeds(1).spec(number, number, List.of(0, 1)), StepListener.none()));
    }
    return records;
  }

  /** The part that authors leave alone; one that is mended is mended in all. */
  @ParameterizedTest
  @CsvSource({
    "python, PLAY_AGAIN",
    "javascript, Plays matches one after another",
    "java, Plays matches one after another",
    "java, Loads the bot's classes anew",
  })
  void theKitsOfALanguageTalkToTheArenaInTheSameWords(String language, String from)
      throws IOException {
    List<String> protocols = new ArrayList<>();
    try (var files = Files.list(KITS.resolve(language))) {
      for (Path file : files.filter(kit -> !kit.toString().contains("_turn")).toList()) {
        if (Files.isRegularFile(file)) {
          protocols.add(protocol(file, from));
        }
      }
    }
    assertThat(protocols).hasSize(4).containsOnly(protocols.getFirst());
  }

  private static String protocol(Path file, String from) throws IOException {
    String text = Files.readString(file, StandardCharsets.UTF_8);
    assertThat(text).as(file.toString()).contains(from);
    String name = file.getFileName().toString().replaceAll("\\..*", "");
    String part = text.substring(text.indexOf(from)).replace(name, "Kit");
    // What a Java kit does with a view stands between its two parts.
    int end = part.indexOf("\n  }\n");
    return file.toString().endsWith(".java") && !from.startsWith("Loads")
        ? part.substring(0, end)
        : part;
  }
}
