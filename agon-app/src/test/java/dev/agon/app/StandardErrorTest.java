package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where authors see what their bots write to standard error. */
final class StandardErrorTest {
  @TempDir private Path folder;

  /** A bot for Coin Fight that plays its lowest coin, and does this before each answer. */
  private String bot(String beforeAnswer) throws IOException {
    return Files.writeString(
            folder.resolve("mybot.py"),
            """
            import json, sys
            asked = 0
            for line in sys.stdin:
                message = json.loads(line)
                if message["type"] == "start":
                    print(json.dumps({"type": "ready"}), flush=True)
                elif message["type"] == "ask":
                    asked += 1
                    view = message["view"]
                    coin = min(int(c) for c, n in view["hands"][view["you"]].items() if n)
                    %s
                    print(json.dumps({"type": "move", "move": {"coin": coin}}), flush=True)
                elif message["type"] == "over":
                    print("good game", file=sys.stderr)
            """
                .formatted(beforeAnswer))
        .toString();
  }

  private static final String CRASH =
      "for n in range(1, 41): print('line', n, 'of 40', file=sys.stderr, flush=True)\n"
          + " ".repeat(8)
          + "sys.exit(3)";

  private static void assertFirstAndLastLines(String text) {
    AbstractStringAssert<?> shown = assertThat(text);
    shown.contains("line 1 of 40", "line 40 of 40").doesNotContain("line 20 of 40");
  }

  @Test
  void aCrashShowsTheFirstAndTheLastLinesEverywhere() throws IOException {
    String bot = bot(CRASH);
    String database = folder.resolve("agon.db").toString();
    String page = folder.resolve("report.html").toString();
    String[] run = {
      "run", "--game", "coinfight", "--bots", bot + ",Greedy", "--games", "1", "--db", database
    };
    assertFirstAndLastLines(Cli.agon(run).err());
    assertFirstAndLastLines(Cli.agon("standings", "1", "--db", database).err());
    assertFirstAndLastLines(Cli.agon("standings", "1", "--db", database, "--output", "json").out());
    assertThat(Cli.agon("report", "1", "--db", database, "--file", page).code()).isZero();
    assertFirstAndLastLines(Files.readString(Path.of(page)));
    assertFirstAndLastLines(
        Cli.agon("play", "coinfight", "--bots", bot + ",Greedy", "--seed", "1").out());
    assertFirstAndLastLines(Cli.agon("try", bot, "--game", "coinfight").out());
  }

  @Test
  void eachMoveIsShownWithWhatItsBotWrote() throws IOException {
    String bot = bot("print('answer', asked, 'is', coin, file=sys.stderr)");
    String record = folder.resolve("m.json").toString();
    String played =
        Cli.agon(
                "play",
                "coinfight",
                "--bots",
                bot + ",Greedy",
                "--seed",
                "1",
                "--stderr",
                "--file",
                record)
            .out();
    String[] lines = played.lines().toArray(String[]::new);
    int answers = 0;
    Pattern move = Pattern.compile("mybot plays a (\\d+) and takes nothing\\.");
    for (int i = 0; i + 3 < lines.length; i++) {
      Matcher moved = move.matcher(lines[i]);
      if (moved.matches()) {
        answers++;
        // After the words of the move; the last one ends the match, which takes a line more.
        String written = lines[i + 2].startsWith(" ") ? lines[i + 2] : lines[i + 3];
        assertThat(written).isEqualTo("        mybot| answer %d is %s", answers, moved.group(1));
      }
    }
    assertThat(answers).isGreaterThan(3);
    assertThat(played).contains("        mybot| good game\n").doesNotContain("Greedy|");
    assertThat(Cli.agon("replay", record, "--stderr").out()).isEqualTo(played);
    assertThat(Cli.agon("replay", record).out())
        .isEqualTo(played.replaceAll("        mybot\\|.*\n", ""));
  }

  @Test
  void inTheTurnProtocolEachMoveIsShownWithWhatItsProcessWrote() throws IOException {
    Path bot =
        Files.writeString(
            folder.resolve("turn.py"),
            """
            import sys
            print("started", file=sys.stderr)
            position = sys.stdin.read()
            print("read", len(position), "characters", file=sys.stderr)
            print("1")
            """);
    Cli cli =
        Cli.agon(
            "play",
            "coinfight",
            "--bots",
            "cmd:python3 " + bot + ",Greedy",
            "--protocol",
            "turn",
            "--seed",
            "1",
            "--stderr");
    String[] lines = cli.out().lines().toArray(String[]::new);
    assertThat(lines[0]).endsWith(" plays a 1 and takes nothing.");
    assertThat(lines[1]).startsWith("  holds ");
    assertThat(lines[2]).endsWith("| started");
    assertThat(lines[3]).containsPattern("\\| read \\d+ characters$");
    assertThat(lines[4]).doesNotContain("|");
  }

  @Test
  void recordAllKeepsStandardErrorByMove() throws IOException {
    String bot = bot("print('answer', asked, file=sys.stderr)");
    String database = folder.resolve("agon.db").toString();
    for (String detail : new String[] {"all", "moves"}) {
      Cli.agon(
          "run",
          "--seed",
          "1",
          "--game",
          "coinfight",
          "--bots",
          bot + ",Greedy",
          "--games",
          "1",
          "--record",
          detail,
          "--db",
          database);
    }
    Cli all = Cli.agon("replay", "1/1", "--db", database, "--stderr");
    assertThat(all.out()).contains("mybot| answer 1\n", "mybot| answer 2\n", "mybot| good game\n");
    assertThat(all.err()).isEmpty();
    Cli moves = Cli.agon("replay", "2/1", "--db", database, "--stderr");
    assertThat(moves.out()).doesNotContain("mybot|").contains("mybot plays a 1 ");
    assertThat(moves.err()).isEqualTo("agon: 2/1 has no standard error; record: all keeps it\n");
  }

  @Test
  void aBadAnswerIsQuotedWithThePlaceOfTheJsonError() throws IOException {
    String bot = bot("print({'type': 'move'})");
    assertThat(Cli.agon("play", "coinfight", "--bots", bot + ",Greedy", "--seed", "1").out())
        .contains("got '{'type': 'move'}', which is not JSON: Unexpected character")
        .contains("(line 1, column 2)");
  }
}
