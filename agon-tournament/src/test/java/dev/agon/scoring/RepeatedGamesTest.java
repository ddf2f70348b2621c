package dev.agon.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.game.Outcome;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.tournament.Specs;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class RepeatedGamesTest {
  private static final Result BY_CHANCE = new Result(Outcome.byPoints(1, 0), List.of(), 5);

  private static Result game(long hash) {
    return BY_CHANCE.withStepsHash(hash);
  }

  @Test
  void theSameStepsOfTheSameBotsInTheSameSeatsAreARepeat() {
    RepeatedGames games = new RepeatedGames();
    assertThat(games.isRepeat(Specs.of(1, 1, 0, 1), game(7))).isFalse();
    assertThat(games.isRepeat(Specs.of(2, 2, 0, 1), game(7))).isTrue();
    assertThat(games.isRepeat(Specs.of(3, 3, 1, 0), game(7))).isFalse();
    assertThat(games.isRepeat(Specs.of(4, 4, 0, 2), game(7))).isFalse();
    assertThat(games.isRepeat(Specs.of(5, 5, 0, 1), game(8))).isFalse();
  }

  /** Two equal throws of a coin are two throws. */
  @Test
  void equalMatchesAreNoRepeatsIfChanceTookPart() {
    RepeatedGames games = new RepeatedGames();
    assertThat(games.isRepeat(Specs.of(1, 1, 0, 1), BY_CHANCE)).isFalse();
    assertThat(games.isRepeat(Specs.of(2, 2, 0, 1), BY_CHANCE)).isFalse();
  }

  @Test
  void thousandsOfGamesAreToldApartAsASetDoes() {
    RepeatedGames games = new RepeatedGames();
    Set<List<Long>> seen = new HashSet<>();
    Dice dice = new Dice(3);
    for (int i = 0; i < 50_000; i++) {
      int one = dice.nextInt(5);
      int other = dice.nextInt(5);
      long hash = 1L + dice.nextInt(1_000);
      MatchSpec match = Specs.of(i + 1, i + 1, one, other);
      boolean isNew = seen.add(List.of((long) one, (long) other, hash));
      assertThat(games.isRepeat(match, game(hash))).isEqualTo(!isNew);
    }
  }
}
