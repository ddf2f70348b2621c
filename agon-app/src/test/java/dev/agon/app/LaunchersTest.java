package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.source.Protocol;
import dev.agon.testkit.MisbehavingBot;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real commands in processes of their own, as users and their scripts start them. */
@Tag("e2e")
final class LaunchersTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));

  private final List<Process> started = new ArrayList<>();

  @TempDir private Path folder;

  private ProcessBuilder command(String... command) {
    List<String> words = new ArrayList<>(List.of(command));
    words.set(0, HOME.resolve(command[0]).toString());
    return new ProcessBuilder(words)
        .directory(HOME.toFile())
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile());
  }

  /** A shell that runs the tests in the background has them ignore interrupts. */
  private Process start(String... command) throws Exception {
    ProcessBuilder builder = command(command);
    builder.command().addAll(0, List.of("env", "--default-signal=INT"));
    Process process = builder.start();
    started.add(process);
    return process;
  }

  @AfterEach
  void endWhatAFailedTestLeaves() {
    started.forEach(Process::destroyForcibly);
  }

  private Cli run(String... command) throws Exception {
    Process process = start(command);
    process.getOutputStream().close();
    return finished(process);
  }

  private Cli finished(Process process) throws Exception {
    int code = process.waitFor();
    return new Cli(
        code, Files.readString(folder.resolve("out")), Files.readString(folder.resolve("err")));
  }

  @Test
  void theBlottoContestIsPlayed() throws Exception {
    Cli contest = run("agon", "blotto", "examples/blotto-entries.csv");
    assertThat(contest.err()).isEmpty();
    assertThat(contest.out()).contains("   1  Gus      6      0       1  85.71");
  }

  /** Answers that will not do are asked for again, so any numbers play a game to its end. */
  @Test
  void aWholeGameOfCanopyIsPlayedByPipingTheAnswersIn() throws Exception {
    Dice dice = new Dice(1);
    StringBuilder answers = new StringBuilder("10\n3\n");
    for (int i = 0; i < 20_000; i++) {
      answers.append(dice.nextInt(10)).append('\n');
    }
    Process canopy = start("bin/canopy", "--seed", "1");
    try (OutputStream to = canopy.getOutputStream()) {
      to.write(answers.toString().getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // The game was over before all the answers were read.
    }
    Cli cli = finished(canopy);
    assertThat(cli.err()).isEmpty();
    assertThat(cli.code()).isZero();
    assertThat(cli.out())
        .startsWith("Enter number of players: How many turns does a player stay in the top layer")
        .containsPattern(
            "Player \\d has been the root of all for 3 turns and wins the game in round");
    Cli unfinished = run("bin/canopy");
    assertThat(unfinished.code()).isEqualTo(2);
    assertThat(unfinished.err()).isEqualTo("canopy: end of input; the game is left unfinished\n");
  }

  /** Ids are bytes, whatever they mean to a terminal. */
  @Test
  void theOldBlottoCommandReadsAndWritesBytes() throws Exception {
    Path matchups = folder.resolve("matchups");
    byte[] ids = {(byte) 0xE9, ' ', 'b', '\n'};
    Files.write(matchups, ids);
    Process blotto = start("bin/Blotto", matchups.toString(), "win", "1", "2");
    byte[] entries = {(byte) 0xE9, ',', '0', ',', '1', '\n', 'b', ',', '1', ',', '0', '\n'};
    blotto.getOutputStream().write(entries);
    blotto.getOutputStream().close();
    assertThat(blotto.waitFor()).isZero();
    assertThat(Files.readAllBytes(folder.resolve("out")))
        .isEqualTo("  1.000 \u00e9\n  0.000 b\n".getBytes(StandardCharsets.ISO_8859_1));
    Cli wrong = run("bin/Blotto", matchups.toString(), "wins", "1", "2");
    assertThat(wrong.code()).isEqualTo(1);
    assertThat(wrong.out()).isEmpty();
    assertThat(wrong.err()).isEqualTo("Blotto: the mode is win or score, not 'wins'\n");
  }

  /** Names are bytes, whatever the locale says they mean. */
  @Test
  void theOldBridgeScorerReadsAndWritesBytes() throws Exception {
    byte[] name = {(byte) 0xE9, (byte) 0xFF, ' ', (byte) 0x80};
    ByteArrayOutputStream session = new ByteArrayOutputStream();
    session.writeBytes("1 ".getBytes(StandardCharsets.US_ASCII));
    session.writeBytes(name);
    session.writeBytes("\nSCORES\n-50\n".getBytes(StandardCharsets.US_ASCII));
    Path file = folder.resolve("session");
    Files.write(file, session.toByteArray());
    for (String locale : List.of("C", "C.UTF-8", "en_US.ISO-8859-1")) {
      ProcessBuilder builder =
          new ProcessBuilder(HOME.resolve("bin/simpscore").toString(), file.toString())
              .redirectOutput(folder.resolve("out").toFile())
              .redirectError(folder.resolve("err").toFile());
      builder.environment().put("LC_ALL", locale);
      assertThat(builder.start().waitFor()).isZero();
      assertThat(Files.readString(folder.resolve("err"))).isEmpty();
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      line.writeBytes(
          "       -50   -50.00        0.0       0.00  1 ".getBytes(StandardCharsets.US_ASCII));
      line.writeBytes(name);
      line.write('\n');
      assertThat(Files.readAllBytes(folder.resolve("out"))).isEqualTo(line.toByteArray());
    }
    Cli wrong = run("bin/simpscore", folder.resolve("none").toString());
    assertThat(wrong.code()).isEqualTo(1);
    assertThat(wrong.out()).isEmpty();
    assertThat(wrong.err())
        .isEqualTo("simpscore: " + folder.resolve("none") + ": no such file or folder\n");
  }

  @Test
  void theBridgeExampleIsScored() throws Exception {
    Cli cli =
        run(
            "agon",
            "bridge",
            "score",
            "examples/bridge.csv",
            "--names",
            "examples/bridge-names.csv");
    assertThat(cli.err()).isEmpty();
    assertThat(cli.code()).isZero();
    assertThat(cli.out()).contains("North-South", "East-West");
  }

  @Test
  void aMistakeIsOneLineAndExitCode2() throws Exception {
    Cli cli = run("agon", "run", "--gmae", "coinfight");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).hasLineCount(1).startsWith("agon: unknown flag '--gmae'");
  }

  /** The old program plays itself through its own protocol. */
  @Test
  void fightAsAProgramPlaysLikeGreedy() throws Exception {
    ProcessBuilder fight =
        command(
            "bin/fight",
            "-g1",
            "-tr",
            "-s600",
            "-xRandy",
            "-xAllHigh",
            "-xAllLow",
            "-xCPlayer",
            "-n" + HOME + "/bin/fight -mGreedy",
            "External",
            "Me");
    // A box shows no bot the whole of Agon.
    fight.environment().put("AGON_SANDBOX", "off");
    Cli cli = finished(fight.start());
    assertThat(cli.err()).isEmpty();
    Map<String, String> table = crossTable(cli.out());
    assertThat(table.get("7 v 3")).isNotNull().isEqualTo(table.get("2 v 3"));
    assertThat(table.get("3 v 7")).isNotNull().isEqualTo(table.get("3 v 2"));
  }

  /** The cells by the uids of row and column, as in 2 v 7. */
  private static Map<String, String> crossTable(String text) {
    List<String> lines = text.lines().dropWhile(line -> !line.contains("Cross Table")).toList();
    String[] columns = lines.get(1).strip().split("\\s+");
    Map<String, String> table = new TreeMap<>();
    for (String line : lines.subList(3, 3 + columns.length)) {
      String[] cells = line.strip().split("\\s+");
      for (int c = 0; c < columns.length; c++) {
        table.put(cells[0].replace(")", "") + " v " + columns[c], cells[c + 1]);
      }
    }
    return table;
  }

  @Test
  void starterKitsAndBrokenBotsPlayOneEvent() throws Exception {
    List<String> bots = new ArrayList<>();
    bots.add("bots: [Greedy");
    for (String kit :
        List.of(
            "python/coinfight.py",
            "javascript/coinfight.js",
            "java/CoinFight.java",
            "c/coinfight.c")) {
      bots.add("  " + HOME.resolve("bots").resolve(kit));
    }
    List<MisbehavingBot> broken =
        List.of(
            MisbehavingBot.CRASHES,
            MisbehavingBot.TALKS_GARBAGE,
            MisbehavingBot.FORKS,
            MisbehavingBot.FLOODS,
            MisbehavingBot.PLAYS_ILLEGALLY);
    for (MisbehavingBot bot : broken) {
      bots.add(
          "  {name: %s, command: \"%s\"}"
              .formatted(bot.id(), bot.command(folder, Protocol.SESSION)));
    }
    Path event = folder.resolve("event.yaml");
    Files.writeString(
        event,
        "game: coinfight\nseed: 1\n"
            + String.join(",\n", bots)
            + "]\nquarantine: off\nstages: [{format: round-robin, games: 1}]\n");
    Cli cli = run("agon", "run", event.toString(), "--output", "csv", "--progress", "none");
    assertThat(cli.err().lines()).allMatch(line -> line.matches("agon: (  \\| .*|\\S+ failed .*)"));
    assertThat(cli.code()).isZero();
    Map<String, Integer> faults = new TreeMap<>();
    Map<String, Integer> wins = new TreeMap<>();
    for (String line : cli.out().lines().skip(1).toList()) {
      String[] cells = line.split(",");
      wins.put(cells[1], Integer.valueOf(cells[4]));
      faults.put(cells[1], Integer.valueOf(cells[8]));
    }
    assertThat(faults).hasSize(10);
    // Twice against each of nine; who breaks down loses, unless the other broke down before.
    for (MisbehavingBot bot : broken) {
      int failed = faults.getOrDefault(bot.id(), 0);
      if (bot.reason().isPresent()) {
        assertThat(failed).as(bot.id()).isGreaterThanOrEqualTo(12);
        assertThat(failed + wins.getOrDefault(bot.id(), 0)).as(bot.id()).isEqualTo(18);
      } else {
        assertThat(failed).as(bot.id()).isZero();
      }
    }
    for (String kit : List.of("CoinFight", "coinfight.py", "coinfight.js", "coinfight.c")) {
      assertThat(faults).as(kit + "'s faults").containsEntry(kit, 0);
    }
    assertThat(MisbehavingBot.leftBehind(folder)).isEmpty();
  }

  @Test
  void interruptingARunLeavesNoProcesses() throws Exception {
    Process agon = startRunOfMisbehavingBots();
    while (MisbehavingBot.leftBehind(folder).stream().allMatch(pid -> pid == agon.pid())) {
      assertThat(agon.isAlive()).isTrue();
    }
    assertThat(interrupt(agon).code()).isEqualTo(130);
  }

  /** Whether they play or wait. */
  @Test
  void interruptingARunEndsProgramsThatWaitForAnotherMatch() throws Exception {
    String player = HOME.resolve("bots/c/botstack/player1.c").toString();
    Process agon =
        start(
            "agon",
            "run",
            "--seed",
            "1",
            "--game",
            "botstack",
            "--games",
            "100000",
            "--progress",
            "none",
            "--bots",
            player + "*3");
    List<ProcessHandle> programs = List.of();
    while (programs.size() < 2) {
      assertThat(agon.isAlive()).isTrue();
      programs = agon.descendants().filter(LaunchersTest::isBot).toList();
    }
    new ProcessBuilder("kill", "-INT", String.valueOf(agon.pid())).start().waitFor();
    assertThat(agon.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(programs).noneMatch(ProcessHandle::isAlive);
  }

  /** A C bot is compiled to a program of this name, which keeps it in a box. */
  private static boolean isBot(ProcessHandle process) {
    return process.info().command().filter(path -> path.endsWith("/bot")).isPresent();
  }

  @Tag("long")
  @RepeatedTest(50)
  void interruptingARunAtAnyMomentLeavesNoProcesses(RepetitionInfo repetition) throws Exception {
    Process agon = startRunOfMisbehavingBots();
    assertThat(agon.waitFor(40L * repetition.getCurrentRepetition(), TimeUnit.MILLISECONDS))
        .isFalse();
    // A JVM that is interrupted while it starts may end with another code.
    assertThat(interrupt(agon).code()).isNotZero();
  }

  private Process startRunOfMisbehavingBots() throws Exception {
    return start(
        "agon",
        "run",
        "--seed",
        "1",
        "--game",
        "coinfight",
        "--games",
        "1000",
        "--bots",
        "cmd:"
            + MisbehavingBot.HANGS.command(folder, Protocol.SESSION)
            + ",cmd:"
            + MisbehavingBot.FORKS.command(folder, Protocol.SESSION));
  }

  private Cli interrupt(Process agon) throws Exception {
    new ProcessBuilder("kill", "-INT", String.valueOf(agon.pid())).start().waitFor();
    assertThat(agon.waitFor(60, TimeUnit.SECONDS)).isTrue();
    Cli cli = finished(agon);
    assertThat(cli.out()).isEmpty();
    assertThat(MisbehavingBot.leftBehind(folder)).isEmpty();
    return cli;
  }

  @Test
  void aMatchIsPlayedAtTheTerminalByPipingTheMovesIn() throws Exception {
    Process agon = start("agon", "play", "coinfight", "--seed", "1", "--bots", "human,AllHigh");
    agon.getOutputStream().write("\n".repeat(200).getBytes(StandardCharsets.UTF_8));
    agon.getOutputStream().close();
    Cli cli = finished(agon);
    Matcher winner = Pattern.compile(" 1\\.  (human|AllHigh), points 1\n").matcher(cli.out());
    assertThat(winner.find()).isTrue();
    assertThat(cli.code()).isZero();
  }
}
