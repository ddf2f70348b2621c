package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.app.cli.Streams;
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
    assertThat(cli.err())
        .matches(
            "commitment [0-9a-f]{64}; its key is printed at the end\nseed key:[0-9a-f]{32,}\n");
    assertThat(cli.code()).isZero();
    assertThat(cli.out())
        .startsWith("mybot plays Coin Fight against 7 bots, 2 games each\n")
        .contains("  Randy ", "  Greedy ", "  Perfect ")
        .containsPattern("score     \\d+ wins?, \\d+ draws?, \\d+ loss(es)?\n")
        .containsPattern(
            "time      \\d+ moves, [0-9.]+ ms each, slowest [0-9.]+ ms; a match may take 30 s\n")
        .contains("protocol  all answers were valid\n")
        .endsWith("state     the first match, played again after 13 others, has the same moves\n");
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
    Cli cli = tried(folder.resolve("missing.py"), "--game", "coinfight");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).matches("agon: no such file: .*missing.py\n");
  }

  @Test
  void aStrayPrintGetsTheHintToUseStandardError() throws IOException {
    Cli cli = tried(bot("coin = min(coins); print('thinking')"));
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out())
        .contains("wrong     unreadable answer: ", "'thinking'")
        .contains("in game 1 against Randy, in seat 0, after 0 steps")
        .contains("asked with the view {\"turn\":0,")
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
        .contains("wrong     the first match, played again in a process that had played 13 others")
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
    out.reset();
    bot("coin = min(coins)");
    Poll.until(() -> out.toString(StandardCharsets.UTF_8).contains("waiting for "));
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("protocol  all answers were valid");
    watching.interrupt();
    watching.join();
  }
}
