package dev.agon.games.canopy.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bot.BuiltInBot;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.Settings;
import dev.agon.games.canopy.CanopyKit;
import dev.agon.games.canopy.rules.CanopyState;
import dev.agon.games.canopy.rules.CanopyView;
import dev.agon.games.canopy.rules.Choice;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the built-in bots do at a table of ten. */
final class BotsTest {
  private final CanopyKit kit = new CanopyKit();

  private MatchRunner<CanopyState, CanopyView, Choice> arena(
      Map<String, String> settings, String... names) {
    List<Entrant<CanopyView, Choice>> entrants =
        Arrays.stream(names).map(name -> Entrant.of(bot(name))).toList();
    return new MatchRunner<>(kit, Settings.of(kit.game().spec(), settings), entrants);
  }

  private BuiltInBot<CanopyView, Choice> bot(String name) {
    return kit.bots().stream().filter(bot -> bot.name().equals(name)).findFirst().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"Climber, Random, 4.9, 2000", "Owl, Random, 4.8, 15"})
  void theWiserBotsStandHigher(String wiser, String other, double least, int matches) {
    assertThat(meanPoints(wiser, other, matches)).isGreaterThan(least);
  }

  @Tag("long")
  @Test
  void theOwlStandsHigherThanTheClimber() {
    assertThat(meanPoints("Owl", "Climber", 50)).isGreaterThan(4.6);
  }

  /** The mean points of one of the wiser, five of each; it is 4.5 where both are equal. */
  private double meanPoints(String wiser, String other, int matches) {
    var arena = arena(Map.of(), wiser, other);
    double points = 0;
    for (int match = 1; match <= matches; match++) {
      int shift = match;
      List<Integer> seats = IntStream.range(0, 10).map(seat -> (seat + shift) % 2).boxed().toList();
      Result result = arena.play(new Seeds(1).spec(match, match, seats));
      assertThat(result.faults()).isEmpty();
      for (int seat = 0; seat < 10; seat++) {
        points += seats.get(seat) == 0 ? result.outcome().points(seat) : 0;
      }
    }
    return points / matches / 5;
  }

  @ParameterizedTest
  @ValueSource(ints = {3_000, 30_000})
  void aThirdOfEachBotPlaysAMatchOfThousands(int players) {
    var arena = arena(Map.of("rounds", "1"), "Random", "Climber", "Owl");
    List<Integer> seats = IntStream.range(0, players).map(seat -> seat % 3).boxed().toList();
    Result result = arena.play(new Seeds(1).spec(1, 1, seats));
    assertThat(result.faults()).isEmpty();
    assertThat(result.outcome().seats()).isEqualTo(players);
  }
}
