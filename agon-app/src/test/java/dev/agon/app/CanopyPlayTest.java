package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Canopy in the arena and at the terminal: played, watched, drawn, run. */
final class CanopyPlayTest {
  @TempDir private Path folder;

  @Test
  void aMatchIsShownInWordsAndAsATree() {
    Cli cli = Cli.agon("play", "canopy", "--bots", "Climber*4,Random*2", "--view", "--seed", "2");
    assertThat(cli.err()).isEmpty();
    assertThat(cli.out())
        .contains("== Round 1 ==", " fights ", "  win 100, lose 150, draw 50", "layer 0 ")
        .contains("0 Climber-1, 1 Climber-2")
        .contains(" in a row,\nand wins in round ");
    assertThat(cli.out().lines()).allMatch(line -> line.length() <= 120);
  }

  @Test
  void everyPlayerIsNamedInTheOrderOfARound() {
    String out = Cli.agon("play", "canopy", "--seed", "1", "--bots", "Climber*30").out();
    int start = out.indexOf("In turn: ");
    String order = out.substring(start, out.indexOf("\nClimber-", start));
    assertThat(order.lines()).hasSizeGreaterThan(3).allMatch(line -> line.length() <= 80);
    assertThat(order.lines().skip(1)).allMatch(line -> line.startsWith("  Climber-"));
    assertThat(order.replace("In turn: ", "").split(",\\s+"))
        .containsExactlyInAnyOrder(
            IntStream.rangeClosed(1, 30).mapToObj(i -> "Climber-" + i).toArray(String[]::new));
  }

  @Test
  void ofVeryManyPlayersTheFirstAreNamed() {
    String out =
        Cli.agon("play", "canopy", "--seed", "1", "--set", "rounds=1", "--bots", "Climber*1003")
            .out();
    assertThat(out).contains(",\n  and 3 others\n");
  }

  @Test
  void aPersonPlaysAmongBotsAndMayMistype() {
    Cli cli =
        Cli.agonReading(
            "dance\nfight 0\nrest\n".repeat(3),
            "play",
            "canopy",
            "--seed",
            "1",
            "--bots",
            "human,Climber*9");
    assertThat(cli.out())
        .contains("Round 1. You are 0, layer 0 with 100 experience.\n", "*0:100")
        .contains("[2] fight Climber-2, layer 0 with 100: win 33 %, lose 33 %")
        .contains("got 'dance'\n", "got 'fight 0'\n")
        .contains("human rests and has 150 now.\n");
  }

  @Test
  void anyTurnOfARecordIsDrawnAsSvg() {
    String file = folder.resolve("match.json").toString();
    Cli played =
        Cli.agon("play", "canopy", "--seed", "1", "--bots", "Owl,Climber*3,Random", "--file", file);
    assertThat(Cli.agon("replay", file).out()).isEqualTo(played.out());
    assertThat(Cli.agon("verify", file).out()).contains("the same", "5 of 5 bots asked again");
    String start = Cli.agon("replay", file, "--svg", "--turn", "0").out();
    assertThat(start).startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\"").endsWith("</svg>\n");
    assertThat(start).contains("<title>Owl: layer 0, experience 100</title>");
    assertThat(start).doesNotContain("branch-");
    String end = Cli.agon("replay", file, "--svg").out();
    // Everybody but the root of all hangs below a parent.
    Matcher branches = Pattern.compile("data-key=\"branch-").matcher(end);
    assertThat(branches.results().count()).isEqualTo(4);
    Cli beyond = Cli.agon("replay", file, "--svg", "--turn", "100000");
    assertThat(beyond.code()).isEqualTo(2);
    assertThat(beyond.err()).contains("there is no turn 100000; the match has ");
  }

  @Test
  void aRecordIsDrawnWideAroundAPlayerAndAsAnAnimation() {
    String file = folder.resolve("match.json").toString();
    assertThat(Cli.agon("play", "canopy", "--bots", "Climber*3,Random", "--file", file).code())
        .isZero();
    assertThat(Cli.agon("replay", file, "--svg", "--landscape", "--player", "Random").out())
        .contains("viewBox=\"0 0 800 450\"", "data-key=\"focus\"");
    assertThat(Cli.agon("replay", file, "--svg", "--animated").out())
        .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        .contains("@keyframes", "A match of Canopy: Climber-1, ")
        .endsWith("</svg>\n");
    Cli unknown = Cli.agon("replay", file, "--svg", "--player", "Randy");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err()).contains("Randy", "Random");
    assertThat(Cli.agon("replay", file, "--animated").err()).contains("--animated needs --svg");
  }

  @Test
  void everyGameIsDrawnOnATerminal() {
    Cli coins = Cli.agon("play", "coinfight", "--seed", "1", "--bots", "Greedy,Randy", "--view");
    assertThat(coins.out()).contains("  on the table: 1x1 (1)\n", "out, place 2\n");
    String botstack = "play botstack --seed 1 --bots Trigger,Gambler";
    // The narrator draws the scene, so that it is not drawn again.
    assertThat(Cli.agon((botstack + " --view").split(" ")).out())
        .contains("== Round 1 ==\n\n> Trigger")
        .doesNotContain("reloads left: 2\n\n> Trigger");
  }

  private static Cli run(String flags) {
    return Cli.agon(("run --seed 1 --game canopy --format table " + flags).split(" "));
  }

  @Test
  void manyGamesAtOneTableAreScoredByPlace() {
    Cli cli = run("--games 300 --bots Climber*5,Random*5");
    assertThat(cli.err()).isEmpty();
    assertThat(cli.out())
        .contains("finished ahead of", "games each")
        .containsPattern("   1  Climber-\\d ")
        .contains("300 matches, table, seed 1");
    assertThat(run("--games 300 --bots Climber*5,Random*5 --concurrency 1").out())
        .isEqualTo(cli.out());
  }

  @Test
  void aFewBotsFillATableOfThousands() {
    Cli cli = run("--games 1 --bots Climber,Random --seats 20000 --set rounds=1 --output csv");
    assertThat(cli.err()).isEmpty();
    assertThat(cli.out()).contains("1,Climber,Agon,10000,", "2,Random,Agon,10000,");
  }

  @Test
  void seatsThatDoNotFitAreRefused() {
    assertThat(
            Cli.agon("run", "--seed", "1", "--game", "canopy", "--format", "groups", "--seats", "5")
                .err())
        .isEqualTo("agon: --seats has no meaning in groups\n");
    assertThat(
            Cli.agon(
                    "run",
                    "--seed",
                    "1",
                    "--game",
                    "coinfight",
                    "--format",
                    "table",
                    "--seats",
                    "9")
                .err())
        .startsWith("agon: Coin Fight is for 2 to 6 players, not for a table of 9");
  }

  @Test
  void theSameSeedAndAnswersGiveTheSameGame() {
    String answers = "10\n5\n" + "2\n1\n".repeat(30);
    Cli once = Cli.canopyReading(answers, "--seed", "3");
    assertThat(once.code()).isEqualTo(2);
    assertThat(once.err()).isEqualTo("canopy: end of input; the game is left unfinished\n");
    assertThat(Cli.canopyReading(answers, "--seed", "3")).isEqualTo(once);
    assertThat(Cli.canopyReading(answers, "--seed", "4").out()).isNotEqualTo(once.out());
    assertThat(Cli.canopyReading("", "--help").out()).startsWith("usage: canopy [flags]\n");
  }
}
