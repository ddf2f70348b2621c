package dev.agon.match;

import dev.agon.game.Step;
import dev.agon.json.Json;

/** Is called for every step of a match. */
@FunctionalInterface
public interface StepListener<S, M> {
  void saw(S before, Step<M> step, S after);

  /** Is called after {@link #saw} for each seat that was told what the step shows it. */
  default void told(int seat, Json what) {}

  static <S, M> StepListener<S, M> none() {
    return new IgnoresSteps<>();
  }

  /** Whether it does nothing, so that steps need not be shown to it. */
  default boolean isNone() {
    return this instanceof IgnoresSteps;
  }

  default StepListener<S, M> and(StepListener<S, M> other) {
    return other.isNone() ? this : new TwoListeners<>(this, other);
  }
}
