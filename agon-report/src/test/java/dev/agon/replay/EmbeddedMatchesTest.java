package dev.agon.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.execute.NumbersKit;
import dev.agon.game.Settings;
import dev.agon.json.Json;
import dev.agon.match.StepListener;
import dev.agon.record.RecordFile;
import dev.agon.record.Recorder;
import dev.agon.result.Seeds;
import dev.agon.text.UserError;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class EmbeddedMatchesTest {
  /** The record of a match between two bots. */
  private static Optional<String> record(long number) {
    NumbersKit kit = new NumbersKit();
    MatchRunner<NumbersKit.State, Integer, Integer> runner =
        new MatchRunner<>(
            kit, Settings.defaults(kit.spec()), kit.bots().stream().map(Entrant::of).toList());
    return Optional.of(
        RecordFile.text(
            Recorder.record(
                runner, new Seeds(1).spec(number, 1, List.of(0, 2)), StepListener.none())));
  }

  private static List<Long> numbers(EmbeddedMatches embedded) {
    return embedded.matches().stream().map(EmbeddedMatch::number).toList();
  }

  @Test
  void aMatchHasAllThatThePlayerReads() {
    EmbeddedMatch match =
        EmbeddedMatches.of(List.of(7L), EmbeddedMatchesTest::record).matches().getFirst();
    assertThat(match.entrants()).containsExactly(0, 2);
    assertThat(match.names()).containsExactly("Low", "Random");
    assertThat(match.outcome().points(0)).isEqualTo(3);
    assertThat(match.json())
        .startsWith("{\"match\":{\"game\":\"numbers\",\"match\":7,")
        .contains("\"words\":[\"Low: 1\"]")
        .doesNotContain("dealKey", "botSeeds", "<", ">", "&");
  }

  @Test
  void matchesAreInTheOrderOfTheirNumbersAndThoseWithoutMovesAreNamed() {
    EmbeddedMatches embedded =
        EmbeddedMatches.of(
            List.of(9L, 8L, 5L, 4L, 3L, 1L),
            number -> number < 6 ? Optional.empty() : record(number));
    assertThat(numbers(embedded)).containsExactly(8L, 9L);
    assertThat(embedded.notes()).containsExactly("The moves of matches 1, 3 to 5 are not stored.");
  }

  @Test
  void aFullReportSaysWhichMatchesItLeavesOut() {
    List<Long> fifty = LongStream.rangeClosed(1, 50).boxed().toList().reversed();
    EmbeddedMatches most = EmbeddedMatches.of(fifty, EmbeddedMatchesTest::record);
    assertThat(numbers(most)).hasSize(EmbeddedMatches.MAX_MATCHES).startsWith(11L).endsWith(50L);
    assertThat(most.notes())
        .containsExactly(
            "A report has at most 40 matches and 4 MB of them: matches 1 to 10 cannot be watched"
                + " here.");
    long two =
        EmbeddedMatches.of(List.of(1L, 2L), EmbeddedMatchesTest::record).matches().stream()
            .mapToLong(match -> match.json().length())
            .sum();
    EmbeddedMatches small =
        EmbeddedMatches.of(List.of(1L, 2L, 3L), EmbeddedMatchesTest::record, two);
    assertThat(numbers(small)).containsExactly(1L, 2L);
    assertThat(small.notes()).singleElement().asString().contains(": match 3 cannot");
  }

  @Test
  void aRecordThatCannotBeReadIsAnErrorThatNamesItsMatch() {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> EmbeddedMatches.of(List.of(3L), _ -> Optional.of("{}")))
        .withMessageStartingWith("match 3 cannot be shown: not a match record: ");
  }

  /** What a program wrote cannot end the element, and nothing in it is unseen. */
  @Test
  void textOfStrangersStaysTextInThePage() {
    Json hostile =
        Json.object()
            .with("stderr", Json.array(List.of(Json.of("</script><!--&\u202E\u001b\r\n"))));
    assertThat(EmbeddedMatch.escaped(hostile))
        .isEqualTo(
            "{\"stderr\":[\"\\u003c/script\\u003e\\u003c!--\\u0026\\\\u202e\\\\u001b\\n\"]}");
  }
}
