package dev.agon.games.canopy.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class LookaheadTest {
  @Test
  void aTableOfTwentyOrFewerSimulatesEverything() {
    for (int players = 2; players <= 20; players++) {
      assertThat(Lookahead.fights(players)).isEqualTo(9);
      for (int choices = 2; choices <= 10; choices++) {
        assertThat(Lookahead.of(players, choices)).isEqualTo(new Lookahead(128, 4 * players));
      }
    }
  }

  @Test
  void theBudgetHoldsAtTablesOfEverySize() {
    for (int players = 2; players <= 100_000; players++) {
      int mostChoices = Lookahead.fights(players) + 1;
      for (int choices = 2; choices <= mostChoices; choices++) {
        Lookahead ahead = Lookahead.of(players, choices);
        assertThat((long) players * choices * ahead.playouts() * ahead.turns())
            .as("%d players, %d choices", players, choices)
            .isLessThanOrEqualTo(Lookahead.BUDGET);
      }
    }
  }

  @Test
  void largerTablesSimulateLessAndTheLargestNothing() {
    assertThat(Lookahead.fights(100)).isEqualTo(3);
    assertThat(Lookahead.of(100, 4)).isEqualTo(new Lookahead(32, 160));
    assertThat(Lookahead.of(1_000, 4)).isEqualTo(new Lookahead(32, 16));
    assertThat(Lookahead.of(10_000, 2).isNothing()).isTrue();
  }
}
