package dev.agon.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Settings;
import dev.agon.tournament.stages.FormatType;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Seats turn in one direction in all formats. */
final class SeatingsTest {
  private static final List<String> NAMES = List.of("a", "b", "c");

  static Stream<Arguments> turning() {
    return Stream.of(
        Arguments.of(FormatType.ROUND_ROBIN, Map.of("seats", "3", "games", "1"), 3),
        Arguments.of(FormatType.TABLE, Map.of("games", "7"), 3),
        Arguments.of(FormatType.TABLE, Map.of("games", "7", "seats", "6"), 6),
        Arguments.of(FormatType.MATCHUPS, Map.of("games", "7", "matchups", "c, a, b"), 3),
        Arguments.of(FormatType.MATCHUPS, Map.of("games", "3", "matchups", "b, c"), 2),
        Arguments.of(FormatType.SWISS, Map.of("games", "4", "rounds", "1"), 2));
  }

  @ParameterizedTest
  @MethodSource("turning")
  void eachBotSitsOneSeatFurtherInTheNextGameAndTheLastMovesToTheFirst(
      FormatType format, Map<String, String> options, int seats) {
    Settings settings = format.settings(options);
    Round round = format.create(Seeding.asListed(NAMES), settings).next(List.of()).orElseThrow();
    for (long match = 1; match < round.matches(); match++) {
      List<Integer> before = Specs.at(round, match - 1).seats();
      List<Integer> after = Specs.at(round, match).seats();
      assertThat(after).hasSize(seats);
      for (int seat = 0; seat < seats; seat++) {
        assertThat(after.get((seat + 1) % seats)).isEqualTo(before.get(seat));
      }
    }
  }
}
