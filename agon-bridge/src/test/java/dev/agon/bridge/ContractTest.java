package dev.agon.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.agon.game.Parsed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ContractTest {
  private static Contract contract(String text) {
    return Contract.read(text) instanceof Parsed.Value<Contract>(Contract contract)
        ? contract
        : fail("not a contract: " + text);
  }

  /** From the tables of the Laws, and from scores that every player knows by heart. */
  @ParameterizedTest
  @CsvSource({
    "1C,   7,   70,   70", "1C,   13,  190,  190", "1NT,  7,   90,   90", "2NT,  8,  120,  120",
    "3NT,  9,  400,  600", "3NT,  11, 460,   660", "4S,  10,  420,  620", "5D,  11,  400,  600",
    "3S,   9,  140,  140", "6NT, 12,  990, 1440", "6C,  12,  920, 1370", "7NT, 13, 1520, 2220",
    "7S,  13, 1510, 2210", "2Sx,  8,  470,  670", "2Sx,  9,  570,  870", "1NTxx, 7, 560,  760",
    "1Cx,  7,  140,  140", "1Cxx, 7,  230,  230", "1Cxx, 8,  430,  630", "2Cxx, 8,  560,  760",
    "3NT,  8,  -50, -100", "4H,   6, -200, -400", "4Hx,  9, -100, -200", "4Hx,  8, -300, -500",
    "4Hx,  7, -500, -800", "4Hx,  6, -800,-1100", "4Hxx, 6,-1600,-2200", "7NTxx,0,-7000,-7600",
  })
  void aContractScoresAsTheLawsTablesSay(
      String contract, int tricks, int notVulnerable, int vulnerable) {
    assertThat(contract(contract).score(tricks, false)).isEqualTo(notVulnerable);
    assertThat(contract(contract).score(tricks, true)).isEqualTo(vulnerable);
  }

  @Test
  void everyContractScoresAsCountedTrickByTrick() {
    int compared = 0;
    for (int level = 1; level <= 7; level++) {
      for (Strain strain : Strain.values()) {
        for (Doubling doubling : Doubling.values()) {
          Contract contract = new Contract(level, strain, doubling);
          for (int tricks = 0; tricks <= 13; tricks++) {
            for (boolean vulnerable : new boolean[] {false, true}) {
              assertThat(contract.score(tricks, vulnerable))
                  .as("%s, %d tricks, vulnerable: %s", contract, tricks, vulnerable)
                  .isEqualTo(TrickByTrick.score(contract.toString(), tricks, vulnerable));
              compared++;
            }
          }
        }
      }
    }
    assertThat(compared).isEqualTo(7 * 5 * 3 * 2 * 14);
  }

  @ParameterizedTest
  @CsvSource({
    "3nt, 3NT",
    "3N, 3NT",
    "3SA, 3NT",
    "4h, 4H",
    "4Hx, 4Hx",
    "4HX, 4Hx",
    "4H*, 4Hx",
    "4H**, 4Hxx",
    "5♠XX, 5Sxx",
    "' 2 ♣ ', 2C",
    "1♥, 1H",
    "7♦x, 7Dx",
  })
  void contractsAreReadAsPeopleWriteThem(String text, String contract) {
    assertThat(contract(text)).hasToString(contract);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "8S", "0NT", "S4", "4", "NT", "4Z", "4Sxxx", "4S by N", "-1S", "44S"})
  void aTextThatIsNoContractIsRefused(String text) {
    assertThat(Contract.read(text)).isInstanceOf(Parsed.Failure.class);
  }

  @Test
  void levelsAbove7AndMoreThan13TricksAreRefused() {
    assertThatThrownBy(() -> new Contract(8, Strain.CLUBS, Doubling.UNDOUBLED))
        .hasMessageContaining("1 to 7");
    assertThatThrownBy(() -> contract("1C").score(14, false)).hasMessageContaining("0 to 13");
  }

  @Test
  void aResultIsRelativeToTheContract() {
    Contract game = contract("4S");
    assertThat(game.result(10)).isEqualTo("=");
    assertThat(game.result(12)).isEqualTo("+2");
    assertThat(game.result(9)).isEqualTo("-1");
    assertThat(game.tricks("+3")).contains(13);
    assertThat(game.tricks("=")).contains(10);
    assertThat(game.tricks("-10")).contains(0);
    assertThat(game.tricks("+4")).isEmpty();
    assertThat(game.tricks("-11")).isEmpty();
    assertThat(game.tricks("3")).isEmpty();
    assertThat(game.tricks("made")).isEmpty();
  }

  /** The vulnerability printed on the sixteen boards; the seventeenth is like the first. */
  @Test
  void vulnerabilityDependsOnTheBoardsNumber() {
    String printed = "- N E B N E B - E B - N B - N E";
    String[] boards = printed.split(" ");
    for (int number = 1; number <= 48; number++) {
      Vulnerability vulnerability = Vulnerability.ofBoard(number);
      String letters =
          switch (boards[(number - 1) % 16]) {
            case "N" -> "NS";
            case "E" -> "EW";
            case "B" -> "BOTH";
            default -> "NONE";
          };
      assertThat(vulnerability).as("board " + number).hasToString(letters);
    }
    assertThat(Vulnerability.NS.includes(Partnership.NS)).isTrue();
    assertThat(Vulnerability.NS.includes(Partnership.EW)).isFalse();
    assertThat(Vulnerability.BOTH.includes(Partnership.EW)).isTrue();
    assertThat(Vulnerability.NONE.includes(Partnership.NS)).isFalse();
  }
}
