package dev.agon.bridge.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.Award;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.game.Parsed;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ScoreTextTest {
  private static Optional<BoardOutcome> read(String text) {
    return switch (ScoreText.read(text)) {
      case Parsed.Value<Optional<BoardOutcome>>(Optional<BoardOutcome> outcome) -> outcome;
      case Parsed.Failure<Optional<BoardOutcome>>(String why) -> throw new AssertionError(why);
    };
  }

  private static String awards(String text) {
    BoardOutcome outcome = read(text).orElseThrow();
    return outcome.award(Partnership.NS).map(Award::text).orElse("")
        + " | "
        + outcome.award(Partnership.EW).map(Award::text).orElse("");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "420              # 420 | 420",
        "-50              # -50 | -50",
        "+620             # 620 | 620",
        "PASS             # 0 | 0",
        "passed out       # 0 | 0",
        "A+/A-            # A+ | A-",
        "ave+ / ave-      # A+ | A-",
        "AV/AV+           # A | A+",
        "Average minus / average plus # A- | A+",
        "A                # A | A",
        "A+               # A+ | A+",
        "60/40            # A+ | A-",
        "50/60            # A | A+",
        "60%/40%          # 60% | 40%",
        "55/45            # 55% | 45%",
        "62.5%/37.5%      # 62.5% | 37.5%",
        "A6040            # A+ | A-",
        "A5050            # A | A",
        "A7030            # 70% | 30%",
        "`60% 420, 40% -50` # 60% 420; 40% -50 | 60% 420; 40% -50",
        "NS 420 EW 400    # 420 | 400",
        "ns a+ ew 60% 420,40% -50 # A+ | 60% 420; 40% -50",
        "NS 100 EW 55%    # 100 | 55%",
        "NP               # ` | `",
        "not played       # ` | `",
        "----             # ` | `",
        "Sit-out          # ` | `",
      })
  void scoresAreReadAsPeopleWriteThem(String text, String awards) {
    assertThat(awards(text).strip()).isEqualTo(awards.replace("`", "").strip());
  }

  @Test
  void aBlankScoreIsEmpty() {
    assertThat(read("  ")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"NS A+ EW A-", "NS 60% 420; 40% -50 EW A", "NS 55% EW 45%", "NS 100 EW 140"})
  void theTextOfAnAwardIsReadBack(String text) {
    String[] awards = awards(text).split(" \\| ");
    assertThat("NS " + awards[0] + " EW " + awards[1]).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "four",
        "4.5",
        "A++",
        "60/",
        "/40",
        "110/40",
        "60% 420",
        "60% 420; 50% -50",
        "NS 420",
        "EW 5 NS 5",
        "999999",
        "60/40/20",
        "A604",
        "60%",
        "NS x EW 5",
        "--",
      })
  void aTextThatIsNoScoreIsRefused(String text) {
    assertThat(ScoreText.read(text)).isInstanceOf(Parsed.Failure.class);
  }
}
