package dev.agon.games.coinfight.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Parsed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CoinCodecTest {
  private static final String PROTOCOL_EXAMPLE =
      """
      3 75
      8x1, 9x5, 6x10, 3x25
      1x1, 0x5, 0x10, 0x25
      0x1, 0x5, 0x10, 0x25
      3x1, 0x5, 0x10, 0x25
      """;

  private final CoinCodec codec = new CoinCodec();
  private final CoinView view = read(PROTOCOL_EXAMPLE);

  private CoinView read(String text) {
    return switch (codec.readView(text)) {
      case Parsed.Value<CoinView>(CoinView read) -> read;
      case Parsed.Failure<CoinView>(String why) -> throw new AssertionError(why);
    };
  }

  @Test
  void theExampleOfTheProtocolIsReadAndWritten() {
    assertThat(codec.viewText(view)).isEqualTo(PROTOCOL_EXAMPLE);
    assertThat(view.you()).isZero();
    assertThat(view.table().count(3)).isEqualTo(3);
  }

  @Test
  void aMoveIsWrittenInTwoLines() {
    Coins none = Coins.none(view.denominations());
    assertThat(codec.moveText(new Play(1, none))).isEqualTo("1\n0x1, 0x5, 0x10, 0x25\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "5\n4x1, 0x5, 0x10, 0x25\n",
        "5\n4x1,0x5,0x10,0x25",
        "5\n4x1\n",
        "5 \n 4x1 \n",
        "5\r\n4x1\r\n",
        "5\n0x25, 4x1\n",
        "5\n4x1\n\n\n",
        "5\n0x5 , 4x1",
      })
  void whatAReasonableBotPrintsIsUnderstood(String answer) {
    Play play = new Play(5, Coins.none(view.denominations()).plus(0, 4));
    assertThat(codec.readMove(view, answer)).isEqualTo(new Parsed.Value<>(play));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "1\n", "1\n\n", "1\n   \n", "1\n0x1"})
  void noSecondLineMeansNoChange(String answer) {
    Play play = new Play(1, Coins.none(view.denominations()));
    assertThat(codec.readMove(view, answer)).isEqualTo(new Parsed.Value<>(play));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n\n",
        "five",
        "5.0",
        "-5",
        "+5",
        "5 4x1",
        "\n5",
        "5\n1x2",
        "5\n1x1, 1x1",
        "5\n-1x1",
        "5\n1 x 1",
        "5\n1x1 1x5",
        "5\n1x1,",
        "5\n256x1",
        "5\n99999999999x1",
        "5\n1x1\nmore",
        "5\n1x1\n\nmore",
        "99999999999",
      })
  void anythingElseIsGarbled(String answer) {
    assertThat(codec.readMove(view, answer)).isInstanceOf(Parsed.Failure.class);
  }

  @Test
  void aFailureSaysWhatWasExpectedAndWhatCame() {
    assertThat(codec.readMove(view, "5\n1x2"))
        .isEqualTo(new Parsed.Failure<>("expected coins of 1, 5, 10, 25, got '2'"));
    assertThat(codec.readMove(view, ""))
        .isEqualTo(
            new Parsed.Failure<>(
                "expected a line with a coin and a line with change, got 'nothing'"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2",
        "1 0\n1x1\n1x1",
        "7 0\n1x1\n1x1\n1x1\n1x1\n1x1\n1x1\n1x1\n1x1",
        "2 0\n0x1\n1x1",
        "2 0\n0x1\n1x1\n1x1\n1x1",
        "2 0\n0x1\n0x1\n1x1",
        "3 1\n0x1\n1x1\n0x1\n1x1",
        "2 0\n0x0\n1x0\n1x0",
        "2 0\n200x1\n30x1\n30x1",
        "2 -1\n0x1\n1x1\n1x1",
      })
  void aTextThatIsNoPositionIsGarbled(String text) {
    assertThat(codec.readView(text)).isInstanceOf(Parsed.Failure.class);
  }
}
