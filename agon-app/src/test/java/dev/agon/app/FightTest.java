package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Parsed;
import dev.agon.text.JsonReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FightTest {
  private static final String OPENING =
      """
      2 0
      0x1, 0x5, 0x10, 0x25
      4x1, 3x5, 2x10, 1x25
      4x1, 3x5, 2x10, 1x25
      """;

  @Test
  void theTextOutputEqualsTheOldPrograms() {
    Cli cli = Cli.fight("-tre", "-g2", "-x", "Randy", "-xAllHigh", "-xCPlayer");
    assertThat(cli.code()).isZero();
    assertThat(cli.err()).isEmpty();
    assertThat(cli.out())
        .isEqualTo(
            """
             Key:
               2)\tGreedy by Examples Team
               3)\tCoinage by Examples Team
               5)\tAllLow by Examples Team
             Cross Table (rows=player 1, columns=player 2, table shows player 1 wins):
            \t 2\t 3\t 5\t
            \t--\t--\t--\t
               2)\t--\t  0\t  2\t
               3)\t  2\t--\t  2\t
               5)\t  0\t  0\t--\t
             Totals:
              Games:
                 8 - Coinage by Examples Team
                 4 - Greedy by Examples Team
                 0 - AllLow by Examples Team
              Matches:
                 4 - Coinage by Examples Team
                 2 - Greedy by Examples Team
                 0 - AllLow by Examples Team

            Mulitiplayer Elimination Tournament
             Round 1 - 3 players, 1 groups
              Group 1, 3 players.  Scores:
                4 - Coinage by Examples Team
                2 - Greedy by Examples Team
                0 - AllLow by Examples Team
             Round 2 - 2 players, 1 groups
              Group 1, 2 players.  Scores:
                2 - Coinage by Examples Team
                0 - Greedy by Examples Team
            """);
  }

  @Test
  void theJsonOutputEqualsTheOldPrograms() {
    Cli cli = Cli.fight("-tre", "-g2", "-oj", "-xRandy", "-xAllHigh", "-xCPlayer");
    String players =
        """
        "players":[
        {"uid":2,"title":"Greedy","author":"Examples Team"},\
        {"uid":3,"title":"Coinage","author":"Examples Team"},\
        {"uid":5,"title":"AllLow","author":"Examples Team"}],"rounds":[
        """;
    assertThat(cli.out())
        .isEqualTo(
            "[\n{\n"
                + players
                + "[[{\"2\":0},{\"3\":2}],[{\"2\":2},{\"5\":0}],[{\"3\":2},{\"2\":0}],"
                + "[{\"3\":2},{\"5\":0}],[{\"5\":0},{\"2\":2}],[{\"5\":0},{\"3\":2}]]]}\n,{\n"
                + players
                + "[[{\"3\":4},{\"2\":2},{\"5\":0}]],[[{\"3\":2},{\"2\":0}]]]}\n]\n");
    assertThat(JsonReader.read(cli.out())).isInstanceOf(Parsed.Value.class);
  }

  @Test
  void theDefaultBotsAreTheOldSixAndPerfectCanBeIncluded() {
    assertThat(Cli.fight("-g1").out())
        .startsWith(
            """
             Key:
               1)\tRandy by Examples Team
               2)\tGreedy by Examples Team
               3)\tCoinage by Examples Team
               4)\tAllHigh by Examples Team
               5)\tAllLow by Examples Team
               6)\tCPlayer by Examples Team
             Cross\
            """);
    assertThat(Cli.fight("-g1", "-tr", "-iPerfect").out())
        .contains("   7)\tPerfect by Examples Team\n Cross");
  }

  @Test
  void excludingAnAuthorExcludesAllTheirBots() {
    Cli cli = Cli.fight("-xExamples Team");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).isEqualTo("fight: a tournament needs at least two bots, not 0\n");
  }

  @Test
  void excludingAnUnknownNameIsAWarning() {
    Cli cli = Cli.fight("-xNobody", "-g1", "-xRandy");
    assertThat(cli.code()).isZero();
    assertThat(cli.err()).isEqualTo("fight: warning: -x Nobody matches no bot or author\n");
    assertThat(cli.out()).startsWith(" Key:");
  }

  @Test
  void aRoundRobinAndAnEliminationAreTheDefault() {
    String[] three = {"-g2", "-x", "Randy", "AllHigh", "CPlayer"};
    assertThat(Cli.fight(three)).isEqualTo(fight(three, "-tre"));
    assertThat(Cli.fight(three).out())
        .startsWith(" Key:\n")
        .contains("\n\nMulitiplayer Elimination Tournament\n");
  }

  @Test
  void onlyAnEliminationBeginsWithAnEmptyLine() {
    String[] three = {"-g1", "-x", "Randy", "AllHigh", "CPlayer"};
    String elimination = fight(three, "-te").out();
    String roundRobin = fight(three, "-tr").out();
    assertThat(elimination).startsWith("\nMulitiplayer Elimination Tournament\n Round 1");
    assertThat(roundRobin).startsWith(" Key:\n");
    assertThat(fight(three, "-ter").out()).isEqualTo(elimination + roundRobin);
  }

  private static Cli fight(String[] arguments, String last) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add(last);
    return Cli.fight(all.toArray(String[]::new));
  }

  @Test
  void severalBotsAreExcludedAtOnceOrOneByOne() {
    Cli atOnce = Cli.fight("-x", "Randy", "AllHigh", "CPlayer", "-g1");
    assertThat(atOnce).isEqualTo(Cli.fight("-xRandy", "-xAllHigh", "-x", "CPlayer", "-g1"));
    assertThat(atOnce.out()).startsWith(" Key:\n   2)\tGreedy").doesNotContain("AllHigh");
  }

  @Test
  void aProgramsNameAndAuthorMayBeLeftOut() {
    Cli cli =
        Cli.fight("-tr", "-g1", "-x", "Examples Team", "-nfalse", "-ntrue", "-nfalse", "Named");
    assertThat(cli.code()).isZero();
    assertThat(cli.out()).startsWith(" Key:\n   7)\t by \n   8)\t by \n   9)\tNamed by \n Cross");
    assertThat(cli.err())
        .contains(
            "fight: cmd:false failed in ", "fight: cmd:true failed in ", "fight: Named failed");
  }

  @Test
  void movesModeAnswersAPosition() {
    Cli cli = Cli.fightReading(OPENING, "-mGreedy");
    assertThat(cli.out()).isEqualTo("1\n0x1, 0x5, 0x10, 0x25\n");
    assertThat(Cli.fightReading(OPENING, "-m", "AllHigh").out())
        .isEqualTo("25\n0x1, 0x5, 0x10, 0x25\n");
    assertThat(Cli.fightReading("nonsense", "-mGreedy").code()).isEqualTo(2);
  }

  @Test
  void aFaultingBotDoesNotChangeTheExitCodeUnlessAsked() {
    String[] broken = {
      "-tr", "-g1", "-xExamples Team", "-n", "false", "Broken", "Me", "-n", "true", "Silent", "Me"
    };
    Cli cli = Cli.fight(broken);
    assertThat(cli.code()).isZero();
    assertThat(cli.out()).contains("7)\tBroken by Me").contains("8)\tSilent by Me");
    assertThat(cli.err()).contains("Broken by Me failed in 2 games; first: game 1, disconnects: ");
    List<String> strictly = new ArrayList<>(List.of(broken));
    strictly.add("-f");
    Cli strict = Cli.fight(strictly.toArray(String[]::new));
    assertThat(strict.code()).isEqualTo(1);
    assertThat(strict.out()).isEmpty();
    assertThat(strict.err()).startsWith("fight: stopped: Broken by Me disconnects: ");
  }

  /** Greedy and Coinage both begin with a cent, for which there is no change. */
  @Test
  void verbosePrintsEveryPositionAndMoveOnStandardError() {
    String[] two = {"-tr", "-g1", "-xRandy", "-xAllHigh", "-xAllLow", "-xCPlayer"};
    Cli cli = fight(two, "-v");
    assertThat(cli.out()).isEqualTo(Cli.fight(two).out());
    assertThat(cli.err())
        .startsWith(
            """
            # Greedy vs Coinage
            2 0
            0x1, 0x5, 0x10, 0x25
            4x1, 3x5, 2x10, 1x25
            4x1, 3x5, 2x10, 1x25
            1
            0x1, 0x5, 0x10, 0x25
            2 1
            1x1, 0x5, 0x10, 0x25
            3x1, 3x5, 2x10, 1x25
            4x1, 3x5, 2x10, 1x25
            """)
        .contains("# Eliminated: Greedy\n# Winner: Coinage\n# Coinage vs Greedy\n2 0\n")
        .endsWith("# Eliminated: Greedy\n# Winner: Coinage\n");
  }

  @Test
  void verboseNamesWhoeverFailsAndItsTurn() {
    Cli cli = Cli.fight("-v", "-tr", "-g1", "-x", "Examples Team", "-nfalse", "A", "Me", "-ntrue");
    assertThat(cli.err())
        .startsWith("# A vs \n2 0\n")
        .contains("1x25\nEliminated: A by Me on turn 0\n# Eliminated: A\n")
        .doesNotContain("# Winner");
  }

  @Test
  void aProgramImportsFromAnotherFolderThatASwitchNames(@TempDir Path folder) throws Exception {
    Path lib = Files.createDirectories(folder.resolve("lib"));
    Files.writeString(
        lib.resolve("hands.py"),
        """
        def lowest(lines):
            players, turn = map(int, lines[0].split())
            coins = (pair.split("x") for pair in lines[2 + turn % players].split(", "))
            return min(int(coin) for count, coin in coins if int(count) > 0)
        """);
    Path bot = Files.createDirectories(folder.resolve("bot")).resolve("bot.py");
    Files.writeString(
        bot,
        """
        import os, sys
        sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
        import hands
        print(hands.lowest(sys.stdin.read().splitlines()))
        """);
    String[] match = {"-tr", "-g1", "-xExamples Team", "-nfalse", "-npython3 " + bot, "Importing"};
    Cli without = Cli.fight(match);
    assertThat(without.err())
        .contains("fight: Importing failed in 2 games", "No module named 'hands'")
        .endsWith(
            "fight: in its box a program sees what its command names; -r PATH shows it more\n");
    Cli with = fight(match, "-r" + lib);
    assertThat(with.err()).doesNotContain("Importing", "-r PATH");
    assertThat(with.out()).contains("     2 - Importing by \n");
  }

  @Test
  void aPathToReadThatDoesNotExistIsOneLine() {
    Cli cli = Cli.fight("-r", "no/such/folder", "-nfalse");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).isEqualTo("fight: -r: no such file or folder: no/such/folder\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "-g0         | -g must be a whole number from 1 to 65536",
        "-g65537     | -g must be a whole number from 1 to 65536",
        "-gx         | -g must be a whole number from 1 to 65536",
        "-s0         | -s must be a whole number from 1 to 3600",
        "-s3601      | -s must be a whole number from 1 to 3600",
        "-tx         | -t takes the letters r and e, not 'x'",
        "-ox         | -o takes t or j, not 'x'",
        "-z          | unknown switch '-z'",
        "hello       | 'hello' is not a switch",
        "-n          | -n needs a value",
        "-g1 2       | -g takes one value, not '1 2'",
        "-n a b c d  | -n takes a command, a name and an author; 'd' is one word too many",
        "-x          | -x needs a value",
        "-v 1        | -v takes no value; found '1'",
        "-iPerfekt   | -i: unknown bot 'Perfekt'; did you mean Perfect?",
        "-mNobody    | unknown bot 'Nobody'",
        "-vv         | -v takes no value; found 'v'",
      })
  void userErrorsAreOneLine(String argument, String message) {
    Cli cli = Cli.fight(argument.split(" "));
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).startsWith("fight: " + message).hasLineCount(1);
  }

  @Test
  void aCommandThatDoesNotExistIsOneLine() {
    Cli cli = Cli.fight("-nno-such-program-of-agon", "X", "Y");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err())
        .isEqualTo("fight: -n: no such program on the PATH: no-such-program-of-agon\n");
  }

  @Test
  void helpNamesEverySwitch() {
    assertThat(Cli.fight("-h").out())
        .contains("-n", "-x", "-g", "-s", "-t", "-o", "-m", "-v", "-f");
  }
}
