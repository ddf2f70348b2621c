package dev.agon.match;

import dev.agon.game.Step;

/** Sees every step of a match as it happens. */
@FunctionalInterface
public interface StepListener<S, M> {
  void saw(S before, Step<M> step, S after);

  /** Sees nothing, for matches whose steps nobody asks for. */
  static <S, M> StepListener<S, M> none() {
    return (_, _, _) -> {};
  }

  default StepListener<S, M> and(StepListener<S, M> other) {
    return (before, step, after) -> {
      saw(before, step, after);
      other.saw(before, step, after);
    };
  }
}
