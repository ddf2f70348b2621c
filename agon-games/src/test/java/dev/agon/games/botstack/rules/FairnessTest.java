package dev.agon.games.botstack.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What chance deals, counted: each distribution is compared with what the rules say by Pearson's
 * test, with a fixed seed and a limit that a fair gun exceeds in one of a thousand seeds.
 */
final class FairnessTest {
  private static final int DEALS = 200_000;

  private final Map<Object, Integer> times = new HashMap<>();

  private void count(Object outcome) {
    times.merge(outcome, 1, Integer::sum);
  }

  /** Pearson's statistic against equal chances of so many outcomes, which must all be there. */
  private double pearson(int outcomes) {
    assertThat(times).hasSize(outcomes);
    double expected = times.values().stream().mapToInt(Integer::intValue).sum() / (double) outcomes;
    return times.values().stream()
        .mapToDouble(count -> (count - expected) * (count - expected) / expected)
        .sum();
  }

  /** Exceeded in one of a thousand cases, nearly enough for any number of outcomes. */
  private static double limit(int outcomes) {
    double free = outcomes - 1.0;
    double cube = 1 - 2 / (9 * free) + 3.09 * Math.sqrt(2 / (9 * free));
    return free * cube * cube * cube;
  }

  private void assertFair(int outcomes) {
    assertThat(pearson(outcomes)).isLessThan(limit(outcomes));
    times.clear();
  }

  private static BotStackRoll.Deal deal(int number) {
    return BotStackRoll.Deal.drawRound(new Dice(Dice.seed(17, number)));
  }

  @Test
  void theLimitOfPearsonsTestAgreesWithPrintedTables() {
    assertThat(limit(2)).isBetween(10.0, 11.5);
    assertThat(limit(6)).isBetween(20.0, 21.0);
    assertThat(limit(36)).isBetween(66.0, 67.0);
  }

  @Test
  void everyNumberOfBulletsIsEquallyLikely() {
    for (int i = 0; i < DEALS; i++) {
      count(deal(i).load().bullets());
    }
    assertFair(5);
  }

  @Test
  void withinANumberOfBulletsEveryNumberOfLiveOnesIsEquallyLikely() {
    int[][] live = {{3, 1, 2}, {4, 1, 3}, {5, 2, 3}, {6, 2, 4}, {7, 3, 4}};
    for (int[] kind : live) {
      for (int i = 0; i < DEALS; i++) {
        if (deal(i).load().bullets() == kind[0]) {
          int lives = deal(i).load().live();
          assertThat(lives).isBetween(kind[1], kind[2]);
          count(lives);
        }
      }
      assertFair(kind[2] - kind[1] + 1);
    }
  }

  @Test
  void everyOrderIsEquallyLikely() {
    int[][] kinds = {{3, 1, 3}, {4, 2, 6}, {5, 2, 10}, {6, 3, 20}, {7, 3, 35}, {7, 4, 35}};
    for (int[] kind : kinds) {
      for (int i = 0; i < DEALS; i++) {
        Load load = deal(i).load();
        if (load.bullets() == kind[0] && load.live() == kind[1]) {
          count(load.lives());
        }
      }
      assertFair(kind[2]);
    }
  }

  @Test
  void everyItemIsEquallyLikelyInEverySlotOfEverySeat() {
    for (int slot = 0; slot < 4; slot++) {
      for (int i = 0; i < DEALS; i++) {
        Items items = deal(i).of(slot / 2);
        count(slot % 2 == 0 ? items.first() : items.second());
      }
      assertFair(5);
    }
    for (int i = 0; i < DEALS; i++) {
      BotStackRoll.Deal reload = BotStackRoll.Deal.drawReload(new Dice(Dice.seed(18, i)));
      count(reload.first().first() + " " + reload.second().first());
      assertThat(reload.first().second()).isEqualTo(Item.EMPTY);
    }
    assertFair(25);
  }

  @Test
  void everySeatIsEquallyLikelyToStart() {
    for (int i = 0; i < DEALS; i++) {
      count(BotStackRoll.Starter.draw(new Dice(Dice.seed(19, i))));
    }
    assertFair(2);
  }
}
