package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.app.cli.Streams;
import dev.agon.process.host.ProgramCommand;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The author's loop in one command. */
final class TryTest {
  @TempDir private Path folder;

  /** A Coin Fight bot that plays many matches in a process, with a place for its choice. */
  private static final String BOT =
      """
      # plays Coin Fight
      import json, random, sys
      matches = 0
      for line in sys.stdin:
          message = json.loads(line)
          if message["type"] == "start":
              matches += 1
              ready = {"type": "ready"}
              if message.get("again"):
                  ready["again"] = True
              print(json.dumps(ready), flush=True)
          elif message["type"] == "ask":
              view = message["view"]
              coins = [int(c) for c, n in view["hands"][view["you"]].items() if n > 0]
              CHOICE
              print(json.dumps({"type": "move", "move": {"coin": coin, "change": {}}}), flush=True)
          elif message["type"] == "over":
              print(json.dumps({"type": "again"}), flush=True)
      """;

  private Path bot(String choice) throws IOException {
    return Files.writeString(folder.resolve("mybot.py"), BOT.replace("CHOICE", choice));
  }

  private static Cli tried(Path bot, String... flags) {
    String[] words = new String[2 + flags.length];
    words[0] = "try";
    words[1] = bot.toString();
    System.arraycopy(flags, 0, words, 2, flags.length);
    return Cli.agon(words);
  }

  @Test
  void aHealthyBotMeetsEveryBuiltInAndIsScoredAndTimed() throws IOException {
    Cli cli = tried(bot("coin = min(coins)"));
    assertThat(cli.err()).isEmpty();
    assertThat(cli.code()).isZero();
    assertThat(cli.out())
        .startsWith("mybot plays Coin Fight against 7 bots, 2 games each\nseed      ")
        .containsPattern(
            "\n  opponent +wins +draws +losses +moves +ms each +slowest ms"
                + "\n  Randy( +\\d+){4}( +\\d+\\.\\d\\d){2}\n")
        .contains("  Greedy ", "  Perfect ")
        .containsPattern("score     \\d+ wins?, \\d+ draws?, \\d+ loss(es)?\n")
        .containsPattern(
            "time      \\d+ moves, [0-9.]+ ms each, slowest [0-9.]+ ms; a match may take 30 s\n")
        .contains("protocol  all answers were valid\n")
        .contains("state     the first match, played again after 13 others, has the same moves\n");
  }

  @Test
  void programsGetOneObjectWithTheScoreOrTheFault() throws IOException {
    Cli fine =
        tried(bot("coin = min(coins)"), "--bots", "Perfect", "--seed", "5", "--output", "json");
    assertThat(fine.code()).isZero();
    assertThat(fine.out())
        .startsWith(
            "{\"bot\":\"mybot\",\"game\":\"coinfight\",\"seed\":\"5\",\"wins\":0,\"draws\":0,\"losses\":2,")
        .contains(",\"opponents\":[{\"name\":\"Perfect\",\"wins\":0,\"draws\":0,\"losses\":2,")
        .hasLineCount(1);
    Cli wrong = tried(bot("coin = 7"), "--seed", "5", "--output", "json");
    assertThat(wrong.code()).isEqualTo(1);
    assertThat(wrong.out())
        .contains("\"wrong\":\"illegal move: ", "\"view\":\"{", "\"again\":\"agon play coinfight ")
        .hasLineCount(1);
  }

  @Test
  void allThatItSaysFitsEightyColumns() throws IOException {
    for (Cli cli :
        List.of(
            tried(bot("coin = min(coins)")),
            tried(bot("coin = 7")),
            tried(bot("coin = 7; print('x' * 300, file=sys.stderr)")),
            tried(bot("coin = min(coins); print('thinking')")),
            tried(bot("while True: pass"), "--clock", "match=1"))) {
      assertThat(cli.out().lines()).allMatch(line -> line.length() <= 80);
    }
  }

  /** The words of a command that is printed behind this, on one line or on several. */
  private static List<String> command(String behind, Cli cli) {
    String from = cli.out().substring(cli.out().indexOf(behind) + behind.length());
    String line = from.replace(" \\\n", "").lines().findFirst().orElseThrow();
    List<String> words = ProgramCommand.parse(line).orThrow(IllegalStateException::new).words();
    assertThat(words.getFirst()).isEqualTo("agon");
    return words.subList(1, words.size());
  }

  /** The bot writes its seed and what it sees, which only the same match has. */
  @Test
  void theCommandBelowAFaultPlaysTheSameMatchAgain() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("botstack.py"),
            """
            import json, sys
            for line in sys.stdin:
                message = json.loads(line)
                if message["type"] == "start":
                    seed = message["seed"]
                    print('{"type":"ready"}', flush=True)
                elif message["type"] == "ask":
                    asks = {"item": "none", "shoot": "other", "ask": "no", "answer": "no"}
                    view = message["view"]
                    if view["round"] > 1:
                        print("seen", seed, view["gun"], view["you"]["items"], file=sys.stderr)
                        asks = {}
                    word = asks.get(view["question"], "nothing")
                    print(json.dumps({"type": "move", "move": word}), flush=True)
            """);
    Cli cli = tried(file, "--bots", "Random,Gambler", "--set", "skips=wasted");
    String seen =
        cli.out().lines().filter(line -> line.contains("| seen")).findFirst().orElseThrow();
    Cli again = Cli.agon(command("again     ", cli).toArray(String[]::new));
    assertThat(again.code()).isZero();
    assertThat(again.out()).contains(seen.substring(seen.indexOf("seen")));
    assertThat(again.err()).isEmpty();
  }

  @Test
  void theCommandsBelowALostMatchPlayShowAndJudgeIt() throws IOException {
    Cli cli = tried(bot("coin = min(coins)"), "--bots", "Perfect", "--seed", "5");
    String record = folder.resolve("lost.json").toString();
    List<String> play =
        command("judge\n          each move:\n          ", cli).stream()
            .map(word -> word.replace("match.json", record))
            .toList();
    assertThat(play).contains("--seed", "5", "--match", "1", "--file");
    assertThat(Cli.agon(play.toArray(String[]::new)).out()).contains("1.  Perfect");
    assertThat(cli.out())
        .endsWith(
            "          agon replay match.json --numbers\n          agon analyse match.json\n");
    assertThat(Cli.agon("replay", record, "--numbers").out()).contains("1.  Perfect");
    assertThat(Cli.agon("analyse", record).out()).contains("mybot: accuracy ");
  }

  /** The bot's words without the line breaks and labels between them. */
  private static String flowing(Cli cli) {
    return cli.out().replaceAll("\\s+", " ");
  }

  @Test
  void processorTimeTellsALoopFromAMissingFlush() throws IOException {
    assertThat(flowing(tried(bot("while True: pass"), "--clock", "match=1")))
        .contains("wrong loses on time: used up its 1 seconds for the match")
        .containsPattern("hint it computed for \\d\\.\\d\\d of \\d\\.\\d\\d seconds: a loop that")
        .doesNotContain("flush");
    Path unflushed = bot("coin = min(coins)");
    String text = Files.readString(unflushed);
    int move = text.indexOf("\"move\", \"move\"");
    Files.writeString(
        unflushed, text.substring(0, move) + text.substring(move).replace(", flush=True", ""));
    assertThat(flowing(tried(unflushed, "--clock", "match=1")))
        .containsPattern(
            "hint it waited: it computed for 0\\.\\d\\d of \\d\\.\\d\\d seconds; flush")
        .contains("after every answer (print(..., flush=True)), and read input line by line");
  }

  /** In a box the arena waits in vain, because the box holds the output open. */
  @Test
  void aClosedOutputIsToldFromAMissingFlush() throws IOException {
    String close = "import os, time; os.close(1); time.sleep(1000)";
    assertThat(flowing(tried(bot(close), "--clock", "match=1")))
        .contains("hint it closed its standard output, so no answer could come; keep it open")
        .doesNotContain("flush");
    Path atStart = bot("coin = min(coins)");
    Files.writeString(atStart, close + "\n" + Files.readString(atStart));
    assertThat(flowing(tried(atStart, "--game", "coinfight", "--clock", "startup=2")))
        .contains("before any game hint it closed its standard output")
        .doesNotContain("flush=True");
  }

  @Test
  void processorTimeTellsASlowStartFromAMissingFlush() throws IOException {
    Path slow = bot("coin = min(coins)");
    Files.writeString(slow, "while True: pass\n" + Files.readString(slow));
    assertThat(flowing(tried(slow, "--game", "coinfight", "--clock", "startup=2")))
        .contains("wrong stalls at the start: not ready within 2 seconds of its start")
        .contains("before any game hint it computed for ")
        .contains("a slow start or a loop that does not end; --clock startup=60 gives it more")
        .doesNotContain("flush=True");
    Path unflushed = bot("coin = min(coins)");
    Files.writeString(unflushed, Files.readString(unflushed).replace(", flush=True", ""));
    assertThat(flowing(tried(unflushed, "--clock", "startup=2")))
        .contains("before any game hint it waited: ")
        .contains("answer start with {\"type\":\"ready\"}, and flush standard output")
        .contains("if it has to wait for something, --clock startup=60 gives it more time");
  }

  @Test
  void aSyntaxErrorIsToldBeforeAnyGame() throws IOException {
    Cli cli = tried(bot("if"));
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out())
        .contains("wrong     does not start: exited with code 1\n          before any game\n")
        .contains("| SyntaxError: invalid syntax\n")
        .doesNotContain("game 1", "view");
  }

  @Test
  void aWrongWordIsNotTakenForAStrayPrint() throws IOException {
    Path file = bot("coin = 'five'");
    assertThat(flowing(tried(file)))
        .contains("wrong unreadable answer: expected a move like")
        .contains("hint the message is right, but not the move in it; docs/protocol.md has")
        .doesNotContain("sys.stderr");
    Files.writeString(file, Files.readString(file).replace("\"type\": \"move\"", "\"type\": 1"));
    assertThat(flowing(tried(file)))
        .contains("hint answer start with {\"type\":\"ready\"}, each ask with {\"type\":\"move\",")
        .doesNotContain("sys.stderr");
  }

  @Test
  void aProgramThatEndsByItselfIsToldFromACrash() throws IOException {
    assertThat(flowing(tried(bot("sys.exit(0)"))))
        .contains("wrong disconnects: exited with code 0")
        .contains("hint it did not crash, it ended by itself: main returned, or the loop");
    assertThat(flowing(tried(bot("sys.exit(3)"))))
        .contains("wrong disconnects: exited with code 3")
        .doesNotContain("hint");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "; sys.stdout.flush()", "; sys.stdout.flush(); time.sleep(0.01)"})
  void aBotThatAnswersTwiceIsToldSo(String between) throws IOException {
    assertThat(
            flowing(
                tried(
                    bot(
                        "import time; coin = min(coins); sys.stdout.write('{\"type\":\"move\","
                            + "\"move\":{\"coin\":%d,\"change\":{}}}\\n' % coin)"
                            + between))))
        .contains("wrong illegal move: ")
        .contains("hint it wrote more lines than it was asked for");
  }

  /** The box says that Linux has no such call, and the bot ends. */
  @Test
  void aSystemCallThatTheBoxRefusesIsNamed() throws IOException {
    int number = System.getProperty("os.arch").equals("aarch64") ? 92 : 135;
    String personality =
        "import ctypes; ctypes.CDLL(None).syscall(%d, 0xffffffff) == -1 and sys.exit(3); coin = min(coins)"
            .formatted(number);
    assertThat(tried(bot(personality)).out())
        .contains("hint      it needs the system call personality, which a box refuses;")
        .contains("calls: wide");
    assertThat(tried(bot(personality), "--calls", "wide").out()).contains("all answers were valid");
    assertThat(tried(bot("sys.exit(3)")).out()).doesNotContain("system call");
  }

  @Test
  void aCrashByASignalHasItsName() throws IOException {
    assertThat(tried(bot("import os; os.kill(os.getpid(), 11)")).out())
        .contains("wrong     disconnects: killed by signal 11 (SIGSEGV)\n");
    Path file =
        Files.writeString(
            folder.resolve("coinfight.c"), "#include <stdlib.h>\nint main(void) { abort(); }\n");
    assertThat(tried(file).out())
        .contains("wrong     does not start: killed by signal 6 (SIGABRT)\n");
  }

  @Test
  void anIllegalMoveGetsTheCommandThatPrintsTheRules() throws IOException {
    Cli cli = tried(bot("coin = 7"));
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out())
        .contains("wrong     illegal move: there is no coin worth 7")
        .contains("hint      agon rules coinfight prints which moves are legal\n");
  }

  @Test
  void opponentsAndTheNumberOfGamesAreFlags() throws IOException {
    Cli cli = tried(bot("coin = min(coins)"), "--bots", "Greedy,Randy", "--games", "1");
    assertThat(cli.out()).startsWith("mybot plays Coin Fight against 2 bots, 1 game each\n");
  }

  @Test
  void aMissingFileIsToldInOneLine() {
    for (Cli cli :
        List.of(
            tried(folder.resolve("missing.py"), "--game", "coinfight"),
            tried(folder.resolve("missing.py")))) {
      assertThat(cli.code()).isEqualTo(2);
      assertThat(cli.out()).isEmpty();
      assertThat(cli.err()).matches("agon: no such file: .*missing.py\n");
    }
    assertThat(Cli.agon("try", "missing-bot").err()).isEqualTo("agon: no such file: missing-bot\n");
    assertThat(tried(folder.resolve("."), "--game", "coinfight").err())
        .startsWith("agon: a folder, not a file: ");
  }

  @Test
  void aStrayPrintGetsTheHintToUseStandardError() throws IOException {
    Cli cli = tried(bot("coin = min(coins); print('thinking')"));
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out())
        .contains("wrong     unreadable answer: ", "'thinking'")
        .contains("in game 1 against Randy, in seat 0, after 0 steps")
        .contains("asked with this view:\n          {\"turn\":0,")
        .contains("hint      standard output is for answers only")
        .contains("print(..., file=sys.stderr)")
        .doesNotContain("score");
  }

  @Test
  void aCrashShowsWhatTheBotWroteToStandardError() throws IOException {
    Cli cli = tried(bot("coin = coins[99]"));
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out())
        .contains("wrong     disconnects: exited with code 1")
        .contains("          | ")
        .contains("IndexError");
  }

  @Test
  void stateThatLeaksFromMatchToMatchIsFound() throws IOException {
    Cli cli = tried(bot("coin = min(coins) if matches == 1 else max(coins)"));
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out())
        .contains("wrong     the first match, played again in a process that had played 13")
        .contains("something is kept from match to match");
  }

  @Test
  void chanceThatDoesNotComeFromTheSeedIsFound() throws IOException {
    Cli cli = tried(bot("coin = random.SystemRandom().choice(coins)"));
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out()).contains("wrong     the same match in a new process has other moves");
  }

  @Test
  void aBotThatDoesNotCompileIsShownWithTheCompilersWords() throws IOException {
    Path file = Files.writeString(folder.resolve("coinfight.c"), "int main(void) { return x; }\n");
    Cli cli = tried(file);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).contains("cannot compile").contains("coinfight.c:1:");
  }

  @Test
  void theGameIsTheOneThatTheFileMentions() throws IOException {
    Path silent = Files.writeString(folder.resolve("mine.py"), "print('x')\n");
    assertThat(tried(silent).err())
        .isEqualTo(
            "agon: which game does "
                + silent
                + " play? Add one of: --game blotto, --game botstack, --game canopy, --game"
                + " coinfight\n");
    assertThat(tried(silent, "--game", "canopy").out()).startsWith("mine plays Canopy against ");
    Path named = Files.writeString(folder.resolve("my-botstack.py"), "# not like Canopy\n");
    assertThat(tried(named).out()).startsWith("my-botstack plays BotStack against ");
  }

  @Test
  void watchingTriesTheBotAgainWhenItsFileChanges() throws Exception {
    Path file = bot("coin = coins[99]");
    assertThat(tried(Path.of("cmd:python3 " + file), "--watch").err())
        .startsWith("agon: --watch needs a file, not a command: ");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Streams streams =
        new Streams(
            InputStream.nullInputStream(),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8),
            false);
    List<String> command =
        List.of("try", file.toString(), "--watch", "--bots", "Greedy", "--games", "1");
    Thread watching = Thread.ofPlatform().start(() -> Main.agon(command, streams));
    Poll.until(() -> out.toString(StandardCharsets.UTF_8).contains("waiting for "));
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("IndexError");
    String deals = out.toString(StandardCharsets.UTF_8).lines().toList().get(1);
    assertThat(deals).startsWith("seed ");
    out.reset();
    bot("coin = min(coins)");
    Poll.until(() -> out.toString(StandardCharsets.UTF_8).contains("waiting for "));
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("protocol  all answers were valid")
        .contains("\n" + deals + "\n");
    watching.interrupt();
    watching.join();
  }
}
