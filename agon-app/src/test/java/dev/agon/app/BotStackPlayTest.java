package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** BotStack at the terminal: watched, played, analysed. */
final class BotStackPlayTest {
  @TempDir private Path folder;

  @Test
  void aMatchIsShownInWordsWithoutTheOrderOfTheBullets() {
    Cli cli = Cli.agon("play", "botstack", "--bots", "Oracle,Tactician", "--seed", "3");
    assertThat(cli.code()).isZero();
    assertThat(cli.out())
        .contains("== Round 1 ==", "gun: 2 live, 1 blank; reloads left: 2")
        .contains("Oracle peeks at the bullet.\nOracle shoots Tactician: BANG!")
        .contains("Tactician asks to call the round a draw.\nOracle refuses.")
        .contains("  1.  Oracle, points 3\n")
        .doesNotContain("bullets\":")
        .doesNotContain("\033");
    assertThat(cli.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(
            Cli.agon(
                "play", "botstack", "--bots", "Oracle,Tactician", "--seed", "3", "--speed", "1000"))
        .isEqualTo(cli);
  }

  private static Cli tournament(String... settings) {
    List<String> words =
        new ArrayList<>(
            List.of(
                "run",
                "--seed",
                "1",
                "--game",
                "botstack",
                "--bots",
                "Tactician,Random",
                "--games",
                "20"));
    for (String setting : settings) {
      words.addAll(List.of("--set", setting));
    }
    return Cli.agon(words.toArray(String[]::new));
  }

  @Test
  void theOriginalRulesAreTwoSettingsChosenTogether() {
    Cli original = tournament("rules=original");
    assertThat(original.code()).isZero();
    assertThat(original).isEqualTo(tournament("refused=passes", "answering=uses"));
    assertThat(original.out()).isNotEqualTo(tournament().out());
    assertThat(tournament("rules=original", "answering=free"))
        .isEqualTo(tournament("refused=passes"));
    assertThat(tournament("rules=orignal").err())
        .isEqualTo("agon: setting 'rules' must be original, not 'orignal'\n");
    assertThat(Cli.agon("games").out())
        .contains(
            "  rules=original: the rulings of the original program:"
                + " answering=uses, refused=passes\n");
  }

  @Test
  void stepModeWaitsForEnterAndStopsAtTheEndOfInput() {
    Cli cli =
        Cli.agonReading(
            "\n\n\n", "play", "botstack", "--seed", "1", "--bots", "Oracle,Trigger", "--step");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).isEqualTo("agon: end of input; the match is left unfinished\n");
    assertThat(cli.out()).contains("== Round 1 ==");
  }

  @Test
  void aPersonIsAskedInWordsAndMayMistype() {
    Cli cli =
        Cli.agonReading(
            "maybe\nno\n3\nnone\nhim\nOTHER\n",
            "play",
            "botstack",
            "--seed",
            "1",
            "--bots",
            "human,Trigger");
    assertThat(cli.out())
        .contains("Ask Trigger to call the round a draw?  [y] yes  [n] no (Enter)  [?] help\n")
        .contains("expected y or n, got 'maybe'\n")
        .contains("Use an item?")
        .contains("expected n, 1 or 2, got '3'\n")
        .contains("Shoot whom?  [s] yourself  [o] Trigger (Enter)  [?] help\n")
        .contains("human shoots Trigger: ");
    assertThat(cli.err()).isEqualTo("agon: end of input; the match is left unfinished\n");
  }

  @Test
  void aRecordedMatchIsReplayedVerifiedAndJudged() {
    String file = folder.resolve("match.json").toString();
    Cli played =
        Cli.agon("play", "botstack", "--seed", "1", "--bots", "Oracle,Gambler", "--file", file);
    assertThat(Files.exists(Path.of(file))).isTrue();
    assertThat(Cli.agon("replay", file).out()).isEqualTo(played.out());
    assertThat(Cli.agon("verify", file).out()).contains("the same", "2 of 2 bots asked again");
    Cli judged = Cli.agon("analyse", "botstack", file);
    assertThat(judged.code()).isZero();
    assertThat(judged.out()).contains("wins ", "moves were mistakes");
    assertThat(judged.out().lines().filter(line -> line.contains("Oracle: ")))
        .noneMatch(line -> line.contains("mistake"));
  }

  @Test
  void aPositionIsJudged() {
    Cli cli =
        Cli.agonReading(
            """
            shoot
            round 1 draws 0 starts-next no
            you wins 0 health 1 items empty empty skips 0 may-ask no
            other wins 0 health 1 items empty empty skips 0 may-ask no
            gun bullets 2 live 1 reloads 2
            """,
            "analyse",
            "botstack");
    assertThat(cli.err()).isEmpty();
    assertThat(cli.out())
        .startsWith("The best shot wins 50.00 %, loses 50.00 % of such rounds.\n")
        .contains("self", "other");
    assertThat(Cli.agon("analyse", "botstack", "--summary").out()).contains("777,034 positions");
  }

  @Test
  void aRecordedMoveOfASeatThatWasNotAskedIsRefused() throws Exception {
    Path file = folder.resolve("match.json");
    Cli.agon(
        "play", "botstack", "--seed", "1", "--bots", "Trigger,Gambler", "--file", file.toString());
    String record = Files.readString(file);
    String move = "{\"seat\":0,\"move\":\"no\"}";
    Files.writeString(file, record.replace("],\"faults\"", "," + move + "],\"faults\""));
    Cli over = Cli.agon("verify", file.toString());
    assertThat(over.out() + over.err()).contains("seat 0 moves, but the match is over");
    assertThat(over.code()).isEqualTo(1);
    Files.writeString(file, record.replace("\"steps\":[", "\"steps\":[" + move + ","));
    Cli dealt = Cli.agon("replay", file.toString());
    assertThat(dealt.err()).contains("step 1: seat 0 moves, but a roll comes next");
    assertThat(dealt.code()).isEqualTo(2);
  }

  /** Seven, and a kit in the hand would make eight. */
  @Test
  void positionsThatNoRoundCanReachAreNotJudged() {
    String position =
        """
        item
        round 2 draws 0 starts-next no
        you wins 1 health 7 items kit peek skips 0 may-ask no
        other wins 0 health 2 items kit reload skips 0 may-ask yes
        gun bullets 5 live 2 reloads 2
        """;
    Cli cli = Cli.agonReading(position, "analyse", "botstack");
    assertThat(cli.err()).contains("health, kits and remaining reloads add up to more than 7");
    assertThat(cli.code()).isEqualTo(2);
    String reachable = position.replace("health 7", "health 6");
    assertThat(Cli.agonReading(reachable, "analyse", "botstack").code()).isZero();
    assertThat(Cli.agonReading(position, "move", "botstack", "--bot", "Oracle").code()).isZero();
  }

  @Test
  void matchesWithOtherSettingsAreNotJudgedByTheDefaultOnes() {
    String file = folder.resolve("match.json").toString();
    Cli.agon(
        "play",
        "botstack",
        "--seed",
        "1",
        "--bots",
        "Oracle,Tactician",
        "--set",
        "refused=passes",
        "--file",
        file);
    assertThat(Cli.agon("analyse", "botstack", file).out())
        .contains("0 moves were mistakes")
        .contains("moves in positions that are not solved");
  }
}
