package dev.agon.game.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.agon.game.Parsed;
import dev.agon.game.kit.Question.Choices;
import dev.agon.game.kit.Question.Field;
import dev.agon.game.kit.Question.Fields;
import dev.agon.game.kit.Question.Notation;
import dev.agon.game.kit.Question.Option;
import dev.agon.game.kit.Question.Sum;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class QuestionTest {
  private static Option<String> option(String key, String... words) {
    return new Option<>(key, List.of(words), key, new Next.Done<>(key));
  }

  @Test
  void aKeyCountsMoreThanAWordAndCaseIsIgnored() {
    Choices<String> choices =
        new Choices<>("?", List.of(option("1", "r", "one"), option("r", "one")), Optional.of("r"));
    assertThat(choices.find("R").map(Option::key)).contains("r");
    assertThat(choices.find("ONE").map(Option::key)).contains("1");
    assertThat(choices.find("")).isEmpty();
    assertThat(choices.find("on")).isEmpty();
    assertThat(choices.usualOption().map(Option::key)).contains("r");
  }

  @Test
  void keysDifferAndTheUsualOneExists() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Choices<>("?", List.of(option("1"), option("1")), Optional.empty()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Choices<String>("?", List.of(), Optional.empty()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Choices<>("?", List.of(option("1")), Optional.of("2")));
  }

  private static Fields<String> fields(Sum sum, List<Integer> usual) {
    return new Fields<>(
        "?",
        List.of(new Field("a", "the As", 0, 4, 1), new Field("b", "the Bs", 1, 3, 5)),
        sum,
        Notation.IN_ORDER,
        usual,
        List::toString);
  }

  @Test
  void valuesBeyondALimitAreRefusedWithTheReason() {
    Fields<String> fields = fields(new Sum("the worth", 7, 16), List.of(2, 1));
    assertThat(fields.move(List.of(4, 2))).isEqualTo(new Parsed.Value<>("[4, 2]"));
    assertThat(fields.move(List.of(1, 3))).isEqualTo(new Parsed.Value<>("[1, 3]"));
    assertThat(fields.move(List.of(5, 2)))
        .isEqualTo(new Parsed.Failure<>("the As must be 0 to 4, not 5"));
    assertThat(fields.move(List.of(4, 0)))
        .isEqualTo(new Parsed.Failure<>("the Bs must be 1 to 3, not 0"));
    assertThat(fields.move(List.of(2, 3)))
        .isEqualTo(new Parsed.Failure<>("the worth must be at most 16, not 17"));
    assertThat(fields.move(List.of(1, 1)))
        .isEqualTo(new Parsed.Failure<>("the worth must be at least 7, not 6"));
    assertThat(fields.move(List.of(1)))
        .isEqualTo(new Parsed.Failure<>("expected 2 numbers, got 1"));
  }

  @Test
  void anExactSumSaysHowMuchIsMissing() {
    Fields<String> fields = fields(new Sum("units", 12, 12), List.of(2, 2));
    assertThat(fields.move(List.of(2)))
        .isEqualTo(new Parsed.Failure<>("expected 2 numbers, got 1; units: 2 of 12"));
    assertThat(fields.move(List.of(3, 2)))
        .isEqualTo(new Parsed.Failure<>("units must be exactly 12, not 13"));
  }

  @Test
  void theUsualValuesAreWithinTheLimits() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> fields(new Sum("units", 12, 12), List.of(2, 1)));
  }
}
