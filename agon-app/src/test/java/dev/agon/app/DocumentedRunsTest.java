package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands of each page, run in its order in a new folder, as a reader would type them. */
@Tag("e2e")
final class DocumentedRunsTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));
  private static final String README = "README.md";
  private static final Path DATA =
      Path.of(System.getProperty("agon.home"), "..", "shared", "data", "bridge");

  private static final Pattern BLOCK =
      Pattern.compile("^ *```(\\w*)\\n(.*?)^ *```", Pattern.MULTILINE | Pattern.DOTALL);
  private static final Pattern COMMAND =
      Pattern.compile(
          "(\\./agon|agon|\\./check|tools/\\w+|bin/\\w+|python3|cp|cd|cc|javac|mvn|tar|unzip|sudo|source)("
              + " .*)?");

  /** The file that the README makes of its event, and where its first bot goes. */
  private static final String CUP = "name: Our cup\n";

  /** What is not run, and why. */
  private static final Map<Pattern, String> NOT_RUN = notRun();

  @TempDir private Path folder;

  private static Map<Pattern, String> notRun() {
    Map<String, String> reasons = new LinkedHashMap<>();
    reasons.put("\\./check", "takes minutes, and runs this test");
    reasons.put("[\\w./]*agon .*\\[--.*", "shows all flags at once");
    reasons.put(".* (FILE|RECORD|BOARDS)\\b.*", "has a placeholder");
    reasons.put("[\\w./]*agon resume .*", "needs an event that was stopped; see ResumeTest");
    reasons.put("bin/canopy", "asks people; see CanopyPlayTest");
    reasons.put(".* --bots human.*", "asks a person; see TerminalPlayTest");
    reasons.put("[\\w./]*agon serve.*", "runs until it is stopped; see ServeTest");
    reasons.put("[\\w./]*agon ladder .*", "runs until it is stopped; see LadderCommandTest");
    reasons.put(".* --browser.*", "opens a browser; see BrowserTest");
    reasons.put(".* --speed .*", "takes a minute, to be watched");
    reasons.put(".*cmd:\\./mybot.*", "needs a program of the reader's");
    reasons.put(".*--signer SHA256:.*", "needs a stranger's key; see SignedEventTest");
    reasons.put("(tar|unzip|sudo) .*", "needs a download, and root; see DownloadsTest");
    reasons.put(".*agon completion (zsh|fish).*", "needs another shell; see ManualTest");
    reasons.put(".*\\| man -l -", "needs man; see ManualTest");
    reasons.put("mvn package|cd mygame|.*mygame.jar.*", "takes a minute; see PluginNewTest");
    reasons.put("tools/cluster.*|.*--cluster.*", "needs a cluster; see RealClusterTest");
    Map<Pattern, String> patterns = new LinkedHashMap<>();
    reasons.forEach((command, why) -> patterns.put(Pattern.compile(command), why));
    return patterns;
  }

  static Stream<String> pages() throws IOException {
    List<String> pages = new ArrayList<>();
    for (Path page : DocumentedNamesTest.documents()) {
      String name = HOME.relativize(page).toString();
      if (!name.equals("CONTRIBUTING.md") && !commands(name).isEmpty()) {
        pages.add(name);
      }
    }
    pages.add("bots/README.md");
    pages.add("bots/c/botstack/README.md");
    return pages.stream();
  }

  /** The commands of a page without their comments, and the text of its event file. */
  private static List<String> commands(String page) throws IOException {
    List<String> commands = new ArrayList<>();
    for (MatchResult block :
        BLOCK.matcher(Files.readString(HOME.resolve(page))).results().toList()) {
      if (block.group(2).startsWith(CUP)) {
        commands.add(block.group(2));
      } else if (block.group(1).isEmpty()) {
        block
            .group(2)
            .lines()
            .filter(line -> COMMAND.matcher(line).matches())
            .map(line -> line.replaceFirst(" +# .*", "").strip())
            .forEach(commands::add);
      }
    }
    return commands;
  }

  private static Optional<Pattern> notRun(String command) {
    return NOT_RUN.keySet().stream()
        .filter(pattern -> pattern.matcher(command).matches())
        .findFirst();
  }

  @Test
  void theCommandsOfTheReadmeWorkInItsOrder() throws Exception {
    checkCommands(README);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("pages")
  void theCommandsOfAPageWorkInItsOrder(String page) throws Exception {
    checkCommands(page);
  }

  private void checkCommands(String page) throws Exception {
    for (String part : List.of("bots", "examples", "protocol")) {
      assertThat(run("cp -r '" + HOME.resolve(part) + "' .").code()).isZero();
    }
    Path agon = folder.resolve("agon");
    Files.writeString(agon, "#!/bin/sh\nexec '%s' \"$@\"\n".formatted(Launched.agon()));
    assertThat(agon.toFile().setExecutable(true)).isTrue();
    if (hasEvening()) {
      Files.copy(DATA.resolve("club-evening.bws"), folder.resolve("evening.bws"));
      Files.copy(DATA.resolve("club-evening.pbn"), folder.resolve("evening.pbn"));
    }
    if (!page.equals(README)) {
      prepare();
    }
    if (page.equals("docs/events.md")) {
      assertThat(run("./agon run cup.yaml").code()).isZero();
    }
    Map<String, String> failed = new TreeMap<>();
    for (String command : commands(page)) {
      if (command.startsWith(CUP)) {
        Files.writeString(folder.resolve("cup.yaml"), command);
      } else if (notRun(command).isEmpty() && (hasEvening() || !command.contains("evening."))) {
        Cli cli = run(command);
        if (cli.code() != 0) {
          failed.put(command, cli.code() + ": " + cli.err() + cli.out().lines().limit(5).toList());
        }
      }
    }
    assertThat(failed).isEmpty();
  }

  private static boolean hasEvening() {
    return Files.isDirectory(DATA);
  }

  /** What a reader has who comes from the README: a bot, a cup, messages, a scored evening. */
  private void prepare() throws Exception {
    Files.writeString(
        folder.resolve("cup.yaml"),
        commands(README).stream().filter(text -> text.startsWith(CUP)).findFirst().orElseThrow());
    Files.copy(folder.resolve("bots/python/coinfight.py"), folder.resolve("mybot.py"));
    Files.write(folder.resolve("messages.txt"), messages());
    if (hasEvening()) {
      assertThat(run("./agon bridge score evening.bws --output usebio > evening.xml").code())
          .isZero();
    }
  }

  /** A start and a question, as the page about the protocol shows them. */
  private static List<String> messages() throws IOException {
    return Files.readString(HOME.resolve("docs/protocol.md"))
        .lines()
        .filter(line -> line.startsWith("to the bot"))
        .map(line -> line.substring(line.indexOf('{')))
        .limit(2)
        .toList();
  }

  private Cli run(String command) throws Exception {
    String path = "PATH=" + HOME + ":" + System.getenv("PATH");
    return Launched.start(folder, "env", "-u", "AGON_DB", path, "bash", "-c", command).end();
  }

  /** A reason that no command needs any more would hide the next one that fits it. */
  @Test
  void everyReasonNotToRunACommandIsNeeded() throws IOException {
    TreeSet<String> unused = new TreeSet<>();
    NOT_RUN.keySet().forEach(pattern -> unused.add(pattern.pattern()));
    int run = 0;
    for (String page : pages().toList()) {
      for (String command : commands(page)) {
        Optional<Pattern> reason = notRun(command);
        reason.ifPresent(pattern -> unused.remove(pattern.pattern()));
        run += reason.isEmpty() ? 1 : 0;
      }
    }
    assertThat(unused).isEmpty();
    assertThat(run).isGreaterThan(50);
  }
}
