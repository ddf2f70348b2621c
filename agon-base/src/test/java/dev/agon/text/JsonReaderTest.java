package dev.agon.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.game.Parsed;
import dev.agon.json.Json;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonReaderTest {
  @Test
  void anyValueReadsAsItWasWritten() {
    Dice dice = new Dice(23);
    for (int i = 0; i < 2_000; i++) {
      Json json = random(dice, 4);
      assertThat(JsonReader.read(json.toString())).isEqualTo(new Parsed.Value<>(json));
    }
  }

  private static Json random(Dice dice, int depth) {
    return switch (dice.nextInt(depth > 0 ? 6 : 4)) {
      case 0 -> new Json.Null();
      case 1 -> new Json.Bool(dice.nextBoolean());
      case 2 -> new Json.Num(BigDecimal.valueOf(dice.nextLong(), dice.nextInt(-20, 20)));
      case 3 -> new Json.Str(text(dice));
      case 4 -> {
        List<Json> items = new ArrayList<>();
        for (int n = dice.nextInt(4); n > 0; n--) {
          items.add(random(dice, depth - 1));
        }
        yield new Json.Arr(items);
      }
      default -> {
        Map<String, Json> fields = new LinkedHashMap<>();
        for (int n = dice.nextInt(4); n > 0; n--) {
          fields.put(text(dice), random(dice, depth - 1));
        }
        yield new Json.Obj(fields);
      }
    };
  }

  /** Any text, lone halves of surrogate pairs and control characters too. */
  private static String text(Dice dice) {
    StringBuilder text = new StringBuilder();
    for (int n = dice.nextInt(6); n > 0; n--) {
      text.append((char) (dice.nextBoolean() ? dice.nextInt(128) : dice.nextInt(0x10000)));
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[1,]",
        "{\"a\":1,\"a\":2}",
        "1 2",
        "{} x",
        "nul",
        "'a'",
        "01",
        "\"\u0001\""
      })
  void whatIsNotOneJsonValueIsGarbled(String text) {
    assertThat(JsonReader.read(text)).isInstanceOf(Parsed.Failure.class);
  }

  @Test
  void aLongTokenIsNotQuotedInFull() {
    assertThat(JsonReader.error("x".repeat(10_000)).orElseThrow().what())
        .startsWith("Unrecognized token '" + "x".repeat(40) + "...': was expecting ");
    assertThat(JsonReader.error("thinking").orElseThrow().what())
        .startsWith("Unrecognized token 'thinking': was expecting ");
  }

  @Test
  void veryDeepAndVeryLargeInputIsGarbledNotFatal() {
    assertThat(JsonReader.read("[".repeat(100_000))).isInstanceOf(Parsed.Failure.class);
    assertThat(JsonReader.read("1" + "0".repeat(100_000))).isInstanceOf(Parsed.Failure.class);
    assertThat(JsonReader.read("1e-" + "9".repeat(50))).isInstanceOf(Parsed.Failure.class);
  }
}
