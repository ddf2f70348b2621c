package dev.agon.match;

import dev.agon.game.Step;

/** A listener that does nothing, and is left out where listeners are put together. */
record IgnoresSteps<S, M>() implements StepListener<S, M> {
  @Override
  public void saw(S before, Step<M> step, S after) {}
}
