package dev.agon.match;

import dev.agon.game.ForfeitReason;
import dev.agon.result.PlayerUsage;

/**
 * Stands in for a bot that cannot be built, and forfeits.
 *
 * @param error the first error
 * @param output all that the compiler printed
 */
public record BrokenPlayer<V, M>(String error, String output) implements MatchPlayer<V, M> {
  @Override
  public Answer<M> ask(V view) {
    return new Answer.Failed<>(ForfeitReason.NOT_BUILT, error);
  }

  @Override
  public boolean isExternal() {
    return true;
  }

  @Override
  public PlayerUsage usage() {
    return PlayerUsage.failedBefore(output);
  }
}
