package dev.agon.games.blotto.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Parsed;
import dev.agon.json.Json;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BlottoCodecTest {
  private static final Battle BATTLE = new Battle(Plan.of(1, 2, 7), Plan.of(8, 0, 0));
  private static final BlottoState STATE =
      new BlottoState(Battlefields.of(1, 2, 3), new Forces(10, 8), 3, List.of(BATTLE), Set.of());

  private final BlottoCodec codec = new BlottoCodec();
  private final BlottoView second = new BlottoView(STATE, 1);

  @Test
  void aViewInTextHasRoundValuesUnitsAndThePlansBefore() {
    assertThat(codec.viewText(second)).isEqualTo("2 3\n1 2 3\n8 10\n8 0 0\n1 2 7\n");
  }

  @Test
  void aViewInJsonHasTheSameContentAsInText() {
    assertThat(codec.viewJson(second))
        .hasToString(
            "{\"values\":[1,2,3],\"units\":8,\"theirUnits\":10,\"rounds\":3,"
                + "\"fought\":[{\"yours\":[8,0,0],\"theirs\":[1,2,7]}]}");
  }

  @Test
  void largeValuesReadAsTheyWereWritten() {
    String text = "1 1\n2147483647 1\n5 5\n";
    assertThat(codec.readView(text).map(codec::viewText)).isEqualTo(new Parsed.Value<>(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 2 5", "1,2,5", " 1, 2 , 5 \n", "1\t2\t5\n\n", "01 002 5", "1\n2\n5"})
  void aPlanReadsHoweverItsNumbersAreSeparated(String text) {
    assertThat(codec.readMove(second, text)).isEqualTo(new Parsed.Value<>(Plan.of(1, 2, 5)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "1 2 five", "1 -2 5", "1.5 2", "1,,5", "1,2,5,", "1000000000 1", "١ ٢"})
  void whatIsNoPlanIsGarbled(String text) {
    assertThat(codec.readMove(second, text)).isInstanceOf(Parsed.Failure.class);
  }

  @Test
  void aPlanInJsonIsAnArrayOfWholeNumbers() {
    assertThat(codec.readMove(second, Json.array(List.of(Json.of(3), Json.of(5)))))
        .isEqualTo(new Parsed.Value<>(Plan.of(3, 5)));
    for (Json wrong : List.of(Json.of(3), Json.of("3"), Json.of(-3), Json.of(1.5))) {
      assertThat(codec.readMove(second, wrong)).isInstanceOf(Parsed.Failure.class);
      if (!wrong.equals(Json.of(3))) {
        assertThat(codec.readMove(second, Json.array(List.of(wrong))))
            .isInstanceOf(Parsed.Failure.class);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                                | lines with round",
        "1 1                               | lines with round",
        "1 1/1 2/5                         | lines with round",
        "2 1/1 2/5 5/1 4/2 3               | a round from 1",
        "1 1001/1 2/5 5                    | must be a whole number from 1 to 1000",
        "2 3/1 2/5 5                       | rounds before",
        "1 1/1 2/5 5/1 4/2 3               | rounds before",
        "0 1/1 2/5 5                       | a round from 1",
        "1 1/1 0/5 5                       | must be positive whole numbers",
        "1 1/1 2/5 0                       | units",
        "1 1/1 x/5 5                       | line 2: expected whole numbers",
        "2 2/1 2/5 5/1 4/2 2               | line 5: places 4 units",
        "2 2/1 2/5 5/1 4 0/2 3             | line 4: plans for 3",
      })
  void aPositionThatCannotBeIsRefusedWithItsLine(String lines, String why) {
    assertThat(codec.readView(lines.replace('/', '\n')))
        .isInstanceOfSatisfying(
            Parsed.Failure.class, garbled -> assertThat(garbled.why()).contains(why));
  }
}
