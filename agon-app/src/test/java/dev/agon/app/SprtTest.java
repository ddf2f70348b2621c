package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SprtTest {
  private static Cli sprt(String game, String bots, String... more) {
    List<String> arguments = new ArrayList<>(List.of("sprt", "--game", game, "--bots", bots));
    arguments.addAll(List.of(more));
    if (!arguments.contains("--seed")) {
      arguments.addAll(List.of("--seed", "1"));
    }
    return Cli.agon(arguments.toArray(String[]::new));
  }

  @Test
  void aStrongerBotIsAccepted() {
    Cli cli = sprt("botstack", "Tactician,Random");
    assertThat(cli.code()).isZero();
    assertThat(cli.out())
        .startsWith("Tactician against Random at botstack, seed 1\n")
        .contains("\nTactician is stronger than Random (H1 accepted)\n");
    assertThat(cli.err()).isEmpty();
  }

  @Test
  void aWeakerBotIsRejected() {
    Cli cli = sprt("botstack", "Random,Tactician", "--elo1", "20");
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out()).contains("\nRandom is weaker than Tactician (H0 accepted)\n");
  }

  /** Where the game draws by chance, and where the bots do. */
  @ParameterizedTest
  @CsvSource({"botstack, Gambler*2", "coinfight, Randy*2"})
  void aBotIsNotStrongerThanItself(String game, String bots) {
    Cli cli = sprt(game, bots, "--elo1", "30");
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out()).contains("-1 against ", "no difference of 30 Elo or more in favour of ");
  }

  /** AllHigh and CPlayer always play the same two games. */
  @Test
  void repeatsOfAGameDecideNothing() {
    Cli cli = sprt("coinfight", "AllHigh,CPlayer");
    assertThat(cli.code()).isEqualTo(3);
    assertThat(cli.out())
        .contains("\n202 games: ", "\n2 different games; ", "\n1 pair on the same deal")
        .contains("\ncannot decide: the last 200 games all repeat earlier ones, because neither");
  }

  @Test
  void tooFewGamesAreUndecided() {
    Cli cli = sprt("botstack", "Tactician,Oracle", "--games", "10");
    assertThat(cli.code()).isEqualTo(3);
    assertThat(cli.out()).contains("10 games: ", "5 pairs ", "not decided within 10 games");
  }

  @Test
  void theSameSeedGivesTheSameBytesOnAnyNumberOfThreads() {
    String alone = sprt("botstack", "Oracle,Tactician", "--concurrency", "1").out();
    assertThat(alone).contains("digest ");
    assertThat(sprt("botstack", "Oracle,Tactician", "--concurrency", "4").out()).isEqualTo(alone);
    assertThat(sprt("botstack", "Oracle,Tactician", "--seed", "2").out()).isNotEqualTo(alone);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "sprt                                    | GAME is missing",
        "sprt --seed 1 --game coinfight                   | --bots is required",
        "sprt --seed 1 --game coinfight --bots Greedy     | sprt compares two bots, --bots NEW,OLD;"
            + " there are 1",
        "sprt --seed 1 --game coinfight --bots Randy*3    | sprt compares two bots, --bots NEW,OLD;"
            + " there are 3",
        "sprt --seed 1 --game coinfight --bots Randy*2 --elo1 0 | --elo1 must be more than --elo0,"
            + " not 0 with --elo0 0",
        "sprt --seed 1 --game coinfight --bots Randy*2 --elo1 x | --elo1 must be a number from"
            + " -1000.0 to 1000.0, not 'x'",
        "sprt --seed 1 --game coinfight --bots Randy*2 --alpha 0 | --alpha must be a number from"
            + " 0.001 to 0.499, not '0'",
        "sprt --seed 1 --game coinfight --bots Randy*2 --games 1 | --games must be a whole number"
            + " from 2",
        "sprt x --game coinfight --bots Randy*2  | unexpected argument 'x'",
      })
  void userErrorsAreOneLineAndExitCode2(String line, String message) {
    Cli cli = Cli.agon(line.split(" "));
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).startsWith("agon: " + message).hasLineCount(1);
  }
}
