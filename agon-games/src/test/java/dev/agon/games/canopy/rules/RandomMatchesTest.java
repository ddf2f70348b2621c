package dev.agon.games.canopy.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.game.DrawKey;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.games.canopy.rules.Choice.Fight;
import dev.agon.games.canopy.rules.Choice.Reply;
import dev.agon.games.canopy.rules.Choice.Rest;
import dev.agon.match.Referee;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What holds in every match, whatever is played; and the obvious way comes to the same. */
final class RandomMatchesTest {
  private static final int ONE_FAULT_IN = 150;

  private final Canopy game = new Canopy();

  @Test
  void theForestAgreesWithASlowAndObviousOne() {
    playAtRandom(400, 24);
  }

  @Tag("long")
  @Test
  void theForestAgreesWithASlowAndObviousOneInManyLargeMatches() {
    playAtRandom(600, 150);
  }

  private void playAtRandom(int matches, int mostPlayers) {
    for (int match = 0; match < matches; match++) {
      Dice dice = new Dice(Dice.seed(7, match));
      int players = 2 + dice.nextInt(mostPlayers - 1);
      Rulings rulings = new Rulings(1 + dice.nextInt(8), 1 + dice.nextInt(40), match % 4 == 0);
      play(rulings, players, match % 3 == 0, dice);
    }
  }

  private void play(Rulings rulings, int players, boolean faults, Dice dice) {
    ObviousCanopy obvious = new ObviousCanopy(rulings, players);
    CanopyState state = CanopyState.start(rulings, players);
    boolean[] rested = new boolean[players];
    long deal = dice.nextLong();
    while (!(game.turn(state) instanceof Turn.Over)) {
      if (faults && dice.nextInt(ONE_FAULT_IN) == 0) {
        int seat = dice.nextInt(players);
        state = game.apply(state, new Step.Forfeited<>(seat, ForfeitReason.TIME));
        obvious.forfeit(seat);
      } else {
        switch (game.turn(state)) {
          case Turn.Chance chance -> {
            CanopyRoll roll = (CanopyRoll) Referee.draw(DrawKey.ofNumber(deal), chance);
            state = game.apply(state, new Step.Rolled<>(roll));
            switch (roll) {
              case Order order -> obvious.order(order);
              case CanopyRoll.Drawn(int number) -> obvious.number(number);
            }
          }
          case Turn.OneDecides(int seat) -> {
            List<Choice> legal = game.view(state, seat).legal();
            Choice choice = legal.get(dice.nextInt(legal.size()));
            if (!(choice instanceof Reply)) {
              assertThat(choice == Rest.REST && rested[seat]).as("two rests in a row").isFalse();
              rested[seat] = choice == Rest.REST;
            }
            state = game.apply(state, new Step.Moved<>(seat, choice));
            switch (choice) {
              case Fight(int opponent) -> obvious.fight(opponent);
              case Rest _ -> obvious.rest();
              case Reply reply -> obvious.reply(reply == Reply.FIGHT_BACK);
            }
          }
          case Turn.SeveralDecide _, Turn.Over _ ->
              throw new IllegalStateException("nobody decides together");
        }
      }
      // One who was passed over has not rested on its last turn.
      for (int seat = 0; seat < players; seat++) {
        rested[seat] &= state.forest().player(seat).rested();
      }
      assertInOrder(state.forest());
      assertSame(obvious, state);
    }
    for (int seat = 0; seat < players; seat++) {
      assertThat(game.outcome(state).place(seat)).isEqualTo(obvious.place(seat));
    }
  }

  /** At most one parent, one layer above; no cycle; everybody there; experience in bounds. */
  private static void assertInOrder(Forest forest) {
    int[] layers = forest.layers();
    boolean[] taken = new boolean[forest.size()];
    int roots = 0;
    for (int seat = 0; seat < forest.size(); seat++) {
      Player player = forest.player(seat);
      holds(
          player.experience() >= 100.0 && player.experience() <= 200.0,
          "experience from 100 to 200",
          seat);
      holds(!taken[player.node()], "a node of its own", seat);
      taken[player.node()] = true;
      int parent = forest.parent(seat);
      if (parent == Forest.NOBODY) {
        roots++;
        holds(forest.isRoot(seat), "a root without a parent", seat);
      } else {
        holds(layers[parent] == layers[seat] + 1, "a parent one layer above", seat);
      }
      int steps = 0;
      for (int up = seat; up != Forest.NOBODY; up = forest.parent(up)) {
        holds(steps++ < forest.size(), "a way to a root", seat);
      }
    }
    assertThat(forest.roots().size()).isEqualTo(roots);
  }

  private static void assertSame(ObviousCanopy obvious, CanopyState state) {
    assertThat(state.phase().name()).isEqualTo(obvious.waits.name());
    assertThat(state.clock().round()).isEqualTo(obvious.round);
    assertThat(state.reign().player()).isEqualTo(obvious.ruler);
    assertThat(state.reign().turns()).isEqualTo(obvious.reign);
    Forest forest = state.forest();
    if (state.phase() != Phase.ORDER) {
      assertThat(state.clock().turn()).isEqualTo(obvious.turn);
    }
    assertThat(Arrays.equals(forest.layers(), obvious.layer)).as("the same layers").isTrue();
    for (int seat = 0; seat < forest.size(); seat++) {
      Player player = forest.player(seat);
      holds(forest.parent(seat) == obvious.parent[seat], "the same parent", seat);
      holds(forest.layer(seat) == obvious.layer[seat], "the same layer", seat);
      holds(
          Math.abs(player.experience() - obvious.experience[seat]) <= 1e-9,
          "the same experience",
          seat);
      holds(player.rested() == obvious.rested[seat], "the same rest", seat);
    }
  }

  /** Plain, because it is called for every player after every step. */
  private static void holds(boolean condition, String what, int seat) {
    if (!condition) {
      throw new AssertionError("seat %d does not have %s".formatted(seat, what));
    }
  }
}
