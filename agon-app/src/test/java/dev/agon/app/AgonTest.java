package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.text.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AgonTest {
  private static final String CLASSICS = "Greedy,Coinage,AllHigh,AllLow,CPlayer";

  @TempDir private Path folder;

  private static Cli run(String... more) {
    List<String> arguments = new java.util.ArrayList<>(List.of("run", "--game", "coinfight"));
    arguments.addAll(List.of(more));
    if (!arguments.contains("--seed")) {
      arguments.addAll(List.of("--seed", "1"));
    }
    return Cli.agon(arguments.toArray(String[]::new));
  }

  @Test
  void gamesAndBotsAreListed() {
    assertThat(Cli.agon("games").out())
        .contains("coinfight  Coin Fight, 2 to 6 players\n", "blotto  Colonel Blotto, 2 players\n");
    assertThat(Cli.agon("bots", "coinfight").out()).contains("Randy", "Greedy", "Perfect");
  }

  @Test
  void theKeyOfAnEventWithoutASeedIsPublishedAndPlaysItAgain() {
    Cli secret = Cli.agon("run", "--game", "coinfight", "--bots", "Randy*2");
    Matcher seed =
        Pattern.compile("seed (key:[0-9a-f]{32})\ncommitment ([0-9a-f]{64})\n")
            .matcher(secret.out());
    assertThat(seed.find()).isTrue();
    assertThat(secret.err())
        .isEqualTo("commitment " + seed.group(2) + "; its key is published at the end\n");
    assertThat(run("--bots", "Randy*2", "--seed", "random").out()).isNotEqualTo(secret.out());
    assertThat(run("--bots", "Randy*2", "--seed", seed.group(1)).out()).isEqualTo(secret.out());
  }

  /**
   * Won n of n, the strengths are x and -x with 2n / (1 + exp(2x)) = tanh(x/2), the added draws
   * pulling back: x = 1.01200 for n = 2, 173.72 rating points each. Of four games two are repeats.
   */
  @Test
  void theJsonOutputIsOneObjectWithTheDocumentedKeys() {
    Cli cli = run("--bots", "Greedy,AllLow", "--games", "2", "--seed", "7", "--output", "json");
    String digest = cli.out().replaceAll("(?s).*\"digest\":\"([0-9a-f]{64})\".*", "$1").strip();
    assertThat(cli.out())
        .isEqualTo(
            """
            {"game":"coinfight","format":"round-robin","seed":7,"matches":4,"differentGames":2,"standings":[\
            {"rank":1,"name":"Greedy","author":"Agon","games":4,"wins":4,"draws":0,"losses":0,"points":4,"faults":0,\
            "lostByAll":0,"perGame":1,"uncertainty":0,"tieBrokenBy":"",\
            "rating":1675.8,"ratingUncertainty":308.8,"superiority":0.8678},\
            {"rank":2,"name":"AllLow","author":"Agon","games":4,"wins":0,"draws":0,"losses":4,"points":0,"faults":0,\
            "lostByAll":0,"perGame":0,"uncertainty":0,"tieBrokenBy":"",\
            "rating":1324.2,"ratingUncertainty":308.8}],\
            "crossTable":[{"first":"Greedy","second":"AllLow","wins":2,"draws":0,"losses":0,"lostByAll":0},\
            {"first":"AllLow","second":"Greedy","wins":0,"draws":0,"losses":2,"lostByAll":0}],\
            "lead":{"first":"Greedy","second":"AllLow","beyondChance":false},\
            "digest":"%s"}
            """
                .formatted(digest));
    assertThat(digest).hasSize(64);
    assertThat(JsonReader.read(cli.out()))
        .isInstanceOfSatisfying(
            Parsed.Value.class, read -> assertThat(read.value()).isInstanceOf(Json.Obj.class));
  }

  @Test
  void theCsvOutputHasAHeader() {
    assertThat(run("--bots", "Greedy,AllLow", "--games", "1", "--output", "csv").out())
        .isEqualTo(
            """
            rank,name,author,games,wins,draws,losses,points,faults,lost_by_all,\
            rating,rating_uncertainty,superiority
            1,Greedy,Agon,2,2,0,0,2,0,0,1675.8,308.8,0.8678
            2,AllLow,Agon,2,0,0,2,0,0,0,1324.2,308.8,
            """);
  }

  /**
   * Two win their games against the third and share those between them; four of these games are
   * different. Strengths g, g and -2g have the slope 12 / (1 + exp(3g)) - tanh(g/2) - tanh(g),
   * which is 0 at 0.788: 136.9 points.
   */
  @Test
  void theTableHasRatingsAndSharesOfPoints() {
    Cli cli = run("--bots", "Greedy*2,AllLow", "--games", "4", "--wide");
    assertThat(cli.out())
        .containsPattern("per game +rating +LOS +faults")
        .containsPattern("1  Greedy-1 .* 1637 ± \\d+ +50.0 %")
        .containsPattern("3  AllLow .* 1226 ± \\d+ +0\n")
        .contains("   % against   1   2    3\n", "3  AllLow      0   0    -\n")
        .contains("\n6 of the 24 matches are different games; ");
  }

  @Test
  void tablesFitEightyColumnsAndSayWhatIsMissing() {
    for (String bots : List.of("Greedy*16", "always:1*3,Greedy,Perfect,Randy*3")) {
      Cli narrow = run("--bots", bots, "--games", "9");
      assertThat(narrow.out().lines().filter(line -> line.contains("  ")))
          .as("rows of tables")
          .isNotEmpty()
          .allMatch(line -> line.length() <= 80);
      assertThat(narrow.out()).contains("\nnot shown: author, LOS, per game");
      Cli wide = run("--bots", bots, "--games", "9", "--wide");
      assertThat(wide.out()).contains("per game").doesNotContain("not shown");
    }
  }

  @Test
  void theSameSeedGivesTheSameBytesOnOneThreadAndOnTwo() {
    for (String format : List.of("round-robin", "groups")) {
      String bots = CLASSICS + ",Randy*2";
      Cli one = run("--bots", bots, "--format", format, "--seed", "3", "--concurrency", "1");
      Cli two = run("--bots", bots, "--format", format, "--seed", "3", "--concurrency", "2");
      Cli other = run("--bots", bots, "--format", format, "--seed", "4", "--concurrency", "2");
      assertThat(one.out()).contains("digest ").isEqualTo(two.out());
      assertThat(other.out()).isNotEqualTo(one.out());
    }
  }

  @Test
  void copiesOfABotAreNumbered() {
    Cli cli = run("--bots", "Greedy*2,AllLow", "--games", "1", "--output", "csv");
    assertThat(cli.out()).contains(",Greedy-1,", ",Greedy-2,", ",AllLow,");
  }

  @Test
  void anEventFileAndItsFlagsGiveTheSameOutput() throws IOException {
    Path file = folder.resolve("event.yaml");
    Files.writeString(
        file,
        """
        game: coinfight
        seed: 5
        bots: [Greedy, Randy]
        stages: [{format: round-robin, games: 4}]
        """);
    assertThat(Cli.agon("run", file.toString()).out())
        .isEqualTo(run("--bots", "Greedy,Randy", "--games", "4", "--seed", "5").out());
  }

  @Test
  void progressIsNeverInPipedOutput() {
    Cli cli = run("--bots", CLASSICS, "--games", "100");
    assertThat(cli.err()).isEmpty();
    assertThat(cli.out()).doesNotContain("\r").doesNotContain("\033");
  }

  @Test
  void aRecordedMatchIsReplayedVerifiedAndAnalysed() throws IOException {
    String file = folder.resolve("match.json").toString();
    Cli played =
        Cli.agon("play", "coinfight", "--seed", "1", "--bots", "Greedy,Coinage", "--file", file);
    assertThat(played.out())
        .contains("Greedy plays a 1 and takes nothing.\n")
        .contains("  holds 3x1, 3x5, 2x10, 1x25; on the table: 1x1\n")
        .endsWith("  1.  Coinage, points 1\n  2.  Greedy, points 0\n");
    assertThat(Cli.agon("replay", file).out()).isEqualTo(played.out());
    assertThat(Cli.agon("verify", file).out()).contains("the same").contains("2 of 2 bots");
    Cli judged = Cli.agon("analyse", "coinfight", file);
    assertThat(judged.out()).contains("   1  Greedy: 1; 0x1").contains("moves were mistakes");

    String record = Files.readString(Path.of(file));
    String forged = folder.resolve("forged.json").toString();
    Files.writeString(Path.of(forged), record.replaceFirst("\"coin\":1,", "\"coin\":5,"));
    Cli verdict = Cli.agon("verify", forged);
    assertThat(verdict.code()).isEqualTo(1);
    assertThat(verdict.out()).contains("different at step 1: Greedy now plays");
    Files.writeString(Path.of(forged), record.replace("\"places\":[2,1]", "\"places\":[1,2]"));
    assertThat(Cli.agon("verify", forged).code()).isEqualTo(1);
    Files.writeString(
        Path.of(forged),
        record.replaceFirst(
            "\"faults\":\\[\\]",
            "\"faults\":[{\"seat\":0,\"reason\":\"time\",\"detail\":\"\",\"step\":1}]"));
    assertThat(Cli.agon("verify", forged).out()).contains("the faults are not those of the steps");
    Files.writeString(
        Path.of(forged),
        record
            .replaceFirst(
                "\"steps\":\\[.*\\],\"faults\":\\[\\]",
                "\"steps\":[{\"forfeits\":1,\"reason\":\"time\"}],\"faults\":[]")
            .replace("\"places\":[2,1]", "\"places\":[1,2]"));
    assertThat(Cli.agon("verify", forged).code()).isEqualTo(1);
    Files.writeString(Path.of(forged), record.replace("Coinage", "Coinag"));
    assertThat(Cli.agon("verify", forged).err()).contains("no built-in bot 'Coinag'");
  }

  @Test
  void everyMatchOfARunCanBeRecorded() throws IOException {
    Path records = folder.resolve("records");
    Cli cli =
        run("--bots", "Greedy,Randy,Perfect", "--games", "2", "--records", records.toString());
    assertThat(cli.code()).isZero();
    try (var files = Files.list(records)) {
      List<Path> all = files.sorted().toList();
      assertThat(all).hasSize(12);
      assertThat(all.getFirst()).hasFileName("match-000001.json");
      for (Path file : all) {
        assertThat(Cli.agon("verify", file.toString()).code()).as(file.toString()).isZero();
      }
    }
  }

  @Test
  void theEndOfInputEndsAPersonsMatch() {
    Cli cli = Cli.agonReading("1\n", "play", "coinfight", "--seed", "1", "--bots", "human,Greedy");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).isEqualTo("agon: end of input; the match is left unfinished\n");
  }

  @Test
  void moveAnswersAPosition() {
    String position = "2 1\n1x5, 4x1\n1x1, 0x5, 0x10, 0x25\n1x10, 1x25\n";
    assertThat(Cli.agonReading(position, "move", "coinfight", "--bot", "Greedy").out())
        .isEqualTo("10\n4x1, 1x5, 0x10, 0x25\n");
  }

  @Test
  void aPositionIsAnalysed() {
    // Whoever has to put down the last coin loses: the mover plays 1 and is out.
    String lost = "2 0\n0x1\n1x1\n1x1\n";
    assertThat(Cli.agonReading(lost, "analyse", "coinfight").out())
        .isEqualTo(
            """
            Every move loses; you can hold out for 1 turn.
              1; 0x1                                   loses in 1 turn
            """);
    // With two coins against one the mover plays 1, and the other must then play the last one.
    String won = "2 0\n0x1\n2x1\n1x1\n";
    assertThat(Cli.agonReading(won, "analyse", "coinfight").out())
        .startsWith("You win in 2 turns; 1 of 1 moves keep the win.\n");
    Cli three = Cli.agonReading("3 0\n0x1\n1x1\n1x1\n1x1\n", "analyse", "coinfight");
    assertThat(three.code()).isEqualTo(2);
    assertThat(three.err()).contains("only positions in which two players have coins");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "play coinfight --bots A*7              | --bots: unknown bot 'A'",
        "play coinfight --bots Greedy*7         | Coin Fight is for 2 to 6 players, not 7",
        "play botstack --bots Trigger*3         | BotStack is for 2 players, not 3",
        "play coinfight                         | --bots is required",
        "play                                   | --bots is required",
        "play chess --bots A,B                  | unknown game 'chess'; there are: canopy,",
        "run                                    | run takes either an event file or a game",
        "run a.yaml --game coinfight            | run takes either an event file or a game",
        "run no-such.yaml                       | cannot read no-such.yaml: no such file",
        "run no-such.yaml --games 3             | --games cannot be used with an event file; change"
            + " no-such.yaml",
        "run --seed 1 --game coinfite                    | unknown game 'coinfite'; did you mean"
            + " coinfight?",
        "run --game coinfight --games 0         | --games must be a whole number from 1 to 1000000,"
            + " not '0'",
        "run --game coinfight --games 1.5       | --games must be a whole number from 1",
        "run --game coinfight --seed x          | --seed must be a whole number, random, or a"
            + " published key",
        "run --seed 1 --game coinfight --concurrency 0   | --concurrency must be a whole number"
            + " from 1",
        "run --seed 1 --game coinfight --output xml      | --output must be one of csv, table,"
            + " json, not 'xml'",
        "run --seed 1 --game coinfight --format robin    | unknown format 'robin'",
        "run --seed 1 --game coinfight --bots Greddy     | --bots: unknown bot 'Greddy'; did you"
            + " mean Greedy?",
        "run --seed 1 --game coinfight --bots Greedy     | round-robin needs at least two bots,"
            + " there is 1",
        "run --seed 1 --game coinfight --bots human,Greedy | --bots: a person plays single matches"
            + " only: agon play",
        "run --seed 1 --game coinfight --bots Greedy,,Randy | --bots has an empty name between"
            + " commas",
        "run --seed 1 --game coinfight --bots Greedy,no.py | --bots: no such file: no.py",
        "run --seed 1 --game coinfight --bots Greedy,cmd: | --bots: an empty command",
        "run --seed 1 --game coinfight --bots Greedy,cmd:no-such-program-of-agon | --bots: no such"
            + " program on the PATH",
        "run --seed 1 --game coinfight --bots Greedy*0,Randy | --bots: the number behind '*' must"
            + " be a whole number from 1",
        "run --seed 1 --game coinfight --set start=9     | setting 'start' expected coins like",
        "run --seed 1 --game coinfight --set colour=red  | unknown coinfight setting 'colour';"
            + " there are: start",
        "run --game coinfight --set start       | --set must be KEY=VALUE, not 'start'",
        "run --game coinfight --seeds 1         | unknown flag '--seeds'; did you mean --seed?",
        "run --game coinfight --seed            | --seed needs a value",
        "run --game coinfight --seed 1 --seed 2 | --seed is given 2 times",
        "rnu                                    | unknown command 'rnu'; did you mean run?",
        "games now                              | unknown game 'now'",
        "games botstack now                     | unexpected argument 'now'",
        "bots                                   | GAME is missing",
        "move coinfight --bot Nobody            | unknown bot 'Nobody'",
        "move coinfight --bot Greedy            | standard input is not a position:",
        "replay no-such.json                    | cannot read no-such.json: no such file",
      })
  void userErrorsAreOneLineAndExitCode2(String line, String message) {
    Cli cli = Cli.agon(line.split(" "));
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).startsWith("agon: " + message).hasLineCount(1);
  }

  @Test
  void aFileThatIsNotARecordIsOneLine() throws IOException {
    Path file = folder.resolve("x.json");
    for (String text : List.of("", "{}", "[1]", "{\"agon\":2}", "{\"agon\":1,\"game\":3}")) {
      Files.writeString(file, text);
      Cli cli = Cli.agon("verify", file.toString());
      assertThat(cli.code()).as(text).isEqualTo(2);
      assertThat(cli.err()).matches(Pattern.compile("agon: \\S*x\\.json: not .*\n"));
    }
  }

  @Test
  void aRecordThatCannotBeWrittenLeavesNothing() {
    Path nowhere = folder.resolve("no/such/folder/match.json");
    Cli cli =
        Cli.agon(
            "play",
            "coinfight",
            "--seed",
            "1",
            "--bots",
            "Greedy,Randy",
            "--file",
            nowhere.toString());
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).contains("cannot write").hasLineCount(1);
  }

  @Test
  void compilerErrorsAreShown() throws IOException {
    Path bot = folder.resolve("bot.c");
    Files.writeString(bot, "int main(void) { return x; }\n");
    Cli cli = run("--bots", "Greedy," + bot);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).contains("cannot compile").contains("bot.c:1:").contains("undeclared");
  }

  @Test
  void allBotsThatCannotPlayAreReportedTogether() throws IOException {
    Path one = Files.writeString(folder.resolve("one.c"), "int main(void) { return x; }\n");
    Path two = Files.writeString(folder.resolve("Two.java"), "class Two { int x = y; }\n");
    Path event = folder.resolve("event.yaml");
    Files.writeString(
        event,
        """
        game: coinfight
        bots:
          - %s
          - Greedy
          - %s
          - Greddy
          - %s
        """
            .formatted(one, two, one));
    Cli cli = Cli.agon("run", event.toString());
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err())
        .containsSubsequence(
            event + ":3: cannot compile " + one + ":\n",
            "one.c:1:",
            "undeclared",
            event + ":5: cannot compile " + two + ":\n",
            "Two.java:1: error: cannot find symbol",
            event + ":6: unknown bot 'Greddy'; did you mean Greedy?")
        .endsWith("\nagon: %s: 3 bots cannot play: %s, %s, Greddy\n".formatted(event, one, two));
    // The one that is listed twice is shown once.
    assertThat(cli.err()).containsOnlyOnce("cannot compile " + one);
  }
}
