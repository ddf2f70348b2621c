package dev.agon.match;

import dev.agon.game.Step;
import dev.agon.json.Json;

/** Two listeners, of which the first hears everything first. */
record TwoListeners<S, M>(StepListener<S, M> first, StepListener<S, M> second)
    implements StepListener<S, M> {
  @Override
  public void saw(S before, Step<M> step, S after) {
    first.saw(before, step, after);
    second.saw(before, step, after);
  }

  @Override
  public void told(int seat, Json what) {
    first.told(seat, what);
    second.told(seat, what);
  }
}
