package dev.agon.tournament.stages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.GameSpec;
import dev.agon.game.Settings;
import dev.agon.tournament.FormatSpec;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What all formats declare. */
final class FormatTypeTest {
  @ParameterizedTest
  @EnumSource
  void theDefaultsOfAFormatReadBackAsWritten(FormatType format) {
    Settings defaults = format.defaults();
    Map<String, String> written = defaults.written();
    written.values().removeIf(String::isEmpty);
    assertThat(defaults.read(written).problems()).isEmpty();
    assertThat(defaults.read(written).settings()).isEqualTo(defaults);
    assertThat(defaults.changed()).isEmpty();
    assertThat(FormatType.byId(format.id())).contains(format);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "round-robin | scoring    | points:win=2             |"
            + " points:win=2,draw=1,loss=0,both-lose=0",
        "round-robin | scoring    | points                   |"
            + " points:win=3,draw=1,loss=0,both-lose=0",
        "round-robin | stop       | top=2,risk=1e-3          | top=2,risk=0.001",
        "round-robin | stop       | top = 2                  | top-2-decided",
        "round-robin | tie-breaks | 'wins,seed , name'       | wins, seed, name",
        "table       | seats      | 12                       | 12",
        "swiss       | rounds     | auto                     | auto",
        "single-elimination | final-best-of | 7              | 7",
      })
  void aValueIsWrittenInOneWay(String id, String key, String text, String canonical) {
    FormatType format = FormatType.byId(id).orElseThrow();
    Settings settings = format.settings(Map.of(key, text));
    assertThat(settings.written()).containsEntry(key, canonical);
    assertThat(format.settings(Map.of(key, canonical))).isEqualTo(settings);
  }

  @ParameterizedTest
  @CsvSource({"swiss, 2000", "round-robin, 2000", "single-elimination, 10000"})
  void aFormatSaysHowManyBotsItIsFor(String id, int most) {
    FormatType format = FormatType.byId(id).orElseThrow();
    GameSpec game = GameSpec.named("x", "X");
    List<String> names = IntStream.rangeClosed(0, most).mapToObj(i -> "bot" + i).toList();
    assertThat(format.problems(game, names.subList(0, most), format.defaults())).isEmpty();
    assertThat(format.problems(game, names, format.defaults()))
        .extracting(FormatSpec.OptionProblem::words)
        .containsExactly(id + " is for at most " + most + " bots, there are " + (most + 1));
  }

  @Test
  void anOptionOfAnotherFormatHasNoMeaning() {
    Settings.Reading read = FormatType.GROUPS.read(Map.of("seats", "3"));
    assertThat(read.problems())
        .containsExactly(new Settings.Problem("seats", true, "has no meaning in groups"));
  }

  /** Playoffs are matches of two, whatever the stage plays. */
  @Test
  void thePlayoffIsRefusedInAGameThatTwoCannotPlay() {
    List<String> names = List.of("a", "b", "c", "d");
    Settings playoff = FormatType.TABLE.settings(Map.of("tie-breaks", "wins, playoff"));
    GameSpec three = GameSpec.named("x", "Threes").withSeats(3, 6).withDefaultSeats(4);
    assertThat(FormatType.TABLE.problems(three, names, playoff))
        .extracting(FormatSpec.OptionProblem::words)
        .containsExactly("the tie-break playoff needs a two-player game; Threes is not one");
    assertThat(FormatType.TABLE.problems(three, names, FormatType.TABLE.defaults())).isEmpty();
    GameSpec two = GameSpec.named("x", "Twos").withSeats(2, 6).withDefaultSeats(4);
    assertThat(FormatType.TABLE.problems(two, names, playoff)).isEmpty();
  }
}
