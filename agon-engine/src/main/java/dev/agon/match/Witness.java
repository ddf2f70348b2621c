package dev.agon.match;

import dev.agon.game.Step;

/** Sees every step of a match as it happens. */
@FunctionalInterface
public interface Witness<S, M, R> {
  void saw(S before, Step<M, R> step, S after);

  /** Sees nothing, for matches whose steps nobody asks for. */
  static <S, M, R> Witness<S, M, R> none() {
    return (_, _, _) -> {};
  }

  default Witness<S, M, R> and(Witness<S, M, R> other) {
    return (before, step, after) -> {
      saw(before, step, after);
      other.saw(before, step, after);
    };
  }
}
