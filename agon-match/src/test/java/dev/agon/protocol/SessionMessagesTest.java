package dev.agon.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Parsed;
import dev.agon.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SessionMessagesTest {
  private static String why(String line) {
    return SessionMessages.move(line) instanceof Parsed.Failure<Json>(String why) ? why : "";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "thinking                      | 'thinking', which is not JSON: Unrecognized token     | 1",
        "{'type': 'move', 'move': 3}   | which is not JSON: Unexpected character               | 2",
        "{\"type\":\"move\",\"move\":}     | which is not JSON: Unexpected character ('}'      |"
            + " 23",
        "{\"type\":\"move\",\"move\":3     | which is not JSON: Unexpected end-of-input        |"
            + " 24",
        "{\"type\":\"move\",\"move\":3} 4  | which is not JSON: there is more after the value  |"
            + " 26",
        "{\"type\":\"move\",\"move\":NaN}  | which is not JSON: Non-standard token 'NaN'       |"
            + " 26",
        "{\"move\":1,\"move\":2}           | which is not JSON: Duplicate Object property      |"
            + " 17",
        "{\"move\":1e999999999}            | which is not JSON: the number is too large        | 9",
      })
  void anAnswerThatIsNotJsonIsQuotedWithLineAndColumn(String line, String error, int column) {
    assertThat(why(line))
        .startsWith("expected {\"type\":\"move\",\"move\":...}, got '")
        .contains(error)
        .endsWith(" (line 1, column " + column + ")")
        .doesNotContain("REDACTED", "`");
  }

  @Test
  void ofALongAnswerThePartAroundTheErrorIsQuoted() {
    String line = "{\"type\":\"move\",\"move\":[" + "1,".repeat(200) + "oops]}";
    assertThat(why(line))
        .contains("got '...", "oops]}'", "(line 1, column " + (line.length() - 5) + ")")
        .doesNotContain("got '{");
  }

  @Test
  void jsonThatIsNoMoveIsQuotedWithoutAPlace() {
    assertThat(why("{\"type\":\"mvoe\"}"))
        .isEqualTo("expected {\"type\":\"move\",\"move\":...}, got '{\"type\":\"mvoe\"}'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"type\":\"ready\",\"again\":true}                   | true  | false",
        "{ \"again\": true, \"type\": \"ready\" }              | true  | false",
        "{\"type\":\"ready\",\"again\":false}                  | false | false",
        "{\"type\":\"ready\",\"again\":true,\"observe\":true}  | true  | true",
        "{\"type\":\"ready\"}                                | false | false",
      })
  void aProgramIsReadyInAnyForm(String line, boolean again, boolean observes) {
    assertThat(SessionMessages.ready(line)).contains(new SessionMessages.Ready(again, observes));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"type\":\"again\"}    | true",
        "{ \"type\": \"again\" } | true",
        "{\"type\":\"ready\"}    | false",
        "{\"type\":\"again\"     | false",
        "again                 | false",
      })
  void aProgramOffersAnotherMatchInAnyForm(String line, boolean again) {
    assertThat(SessionMessages.isAgain(line)).isEqualTo(again);
    assertThat(SessionMessages.ready(line).isPresent()).isEqualTo(line.contains("ready"));
  }

  @Test
  void aMoveIsReadInAnyForm() {
    assertThat(SessionMessages.move("{\"type\":\"move\",\"move\":\"none\"}"))
        .isEqualTo(new Parsed.Value<>(Json.of("none")));
    assertThat(SessionMessages.move("{\"move\": \"a b\", \"type\": \"move\"}"))
        .isEqualTo(new Parsed.Value<>(Json.of("a b")));
  }
}
