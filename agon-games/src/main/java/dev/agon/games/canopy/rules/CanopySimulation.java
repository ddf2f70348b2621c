package dev.agon.games.canopy.rules;

import dev.agon.game.Dice;
import dev.agon.game.Step;
import dev.agon.game.Turn;

/**
 * A simulated match from some view on: its owner decides for all players, and draws come from the
 * owner's seed.
 */
public final class CanopySimulation {
  private final Canopy game = new Canopy();
  private final long seed;
  private CanopyState state;

  CanopySimulation(CanopyState state, long seed) {
    this.state = state;
    this.seed = seed;
  }

  /** Lets chance decide until a player is asked; false if the match is over. */
  public boolean advance() {
    while (game.turn(state) instanceof Turn.Chance chance) {
      Dice dice = new Dice(Dice.seed(seed, chance.key()));
      state = game.apply(state, new Step.Rolled<>(chance.sampler().draw(dice)));
    }
    return state.phase() != Phase.OVER;
  }

  /** The view of the player who is asked; only after {@link #advance} returned true. */
  public CanopyView view() {
    return view(asked());
  }

  /** The view of this player, at any time. */
  public CanopyView view(int player) {
    return game.view(state, player);
  }

  /** Makes a legal move for the player who is asked. */
  public void play(Choice choice) {
    state = game.apply(state, new Step.Moved<>(asked(), choice));
  }

  private int asked() {
    if (game.turn(state) instanceof Turn.OneDecides(int seat)) {
      return seat;
    }
    throw new IllegalStateException("nobody is asked");
  }
}
