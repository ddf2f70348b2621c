package dev.agon.games.botstack.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bot.BuiltInBot;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.Settings;
import dev.agon.games.botstack.BotStackKit;
import dev.agon.games.botstack.rules.BotStackState;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.result.Seeds;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the built-in bots do against each other, over many matches from both seats. */
final class BotsTest {
  private final BotStackKit kit = new BotStackKit();

  private MatchRunner<BotStackState, BotStackView, Decision> arena(
      String one, String other, Map<String, String> settings) {
    List<Entrant<BotStackView, Decision>> entrants =
        List.of(Entrant.of(bot(one)), Entrant.of(bot(other)));
    return new MatchRunner<>(kit, Settings.of(kit.game().spec(), settings), entrants);
  }

  private BuiltInBot<BotStackView, Decision> bot(String name) {
    return kit.bots().stream().filter(bot -> bot.name().equals(name)).findFirst().orElseThrow();
  }

  /** The share of matches that the first wins. */
  private double share(String one, String other, int matches) {
    return share(arena(one, other, Map.of()), matches);
  }

  private static double share(
      MatchRunner<BotStackState, BotStackView, Decision> arena, int matches) {
    int wins = 0;
    for (int match = 0; match < matches; match++) {
      boolean swapped = match % 2 == 1;
      var seats = swapped ? List.of(1, 0) : List.of(0, 1);
      var result = arena.play(new Seeds(1).spec(match + 1, match / 2 + 1, seats));
      assertThat(result.faults()).isEmpty();
      wins += result.outcome().won(swapped ? 1 : 0) ? 1 : 0;
    }
    return (double) wins / matches;
  }

  @ParameterizedTest
  @CsvSource({
    "Oracle, Trigger, 0.80",
    "Oracle, Tactician, 0.60",
    "Oracle, Gambler, 0.80",
    "Oracle, Random, 0.90",
    "Tactician, Trigger, 0.65",
    "Tactician, Gambler, 0.75",
    "Tactician, Random, 0.70",
  })
  void theWiserBotWinsClearly(String wiser, String other, double least) {
    assertThat(share(wiser, other, 6_000)).isGreaterThan(least);
  }

  /** Then a round can bring more health than the solution knows; seven in 6,000 matches do. */
  @Test
  void oraclePlaysLikeTacticianBeyondTheSolution() {
    var arena = arena("Oracle", "Tactician", Map.of("reload-item", "full"));
    assertThat(share(arena, 6_000)).isGreaterThan(0.55);
  }

  @Tag("long")
  @Test
  void oracleWinsAsOftenOverAHundredThousandMatches() {
    assertThat(share("Oracle", "Trigger", 100_000)).isGreaterThan(0.80);
    assertThat(share("Oracle", "Tactician", 100_000)).isGreaterThan(0.60);
  }
}
