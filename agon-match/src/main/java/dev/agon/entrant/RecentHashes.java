package dev.agon.entrant;

import dev.agon.game.Step;
import dev.agon.game.kit.TextCodec;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Remembers the last game of some pairings and its hash. To write down and hash the moves of a
 * short game takes longer than to play it, and where nothing is left to chance a pairing plays the
 * same game again and again.
 */
final class RecentHashes<S, M> {
  /** A power of two. */
  private static final int SLOTS = 256;

  /** Longer games are not remembered: they would take memory, and take long themselves. */
  private static final int MAX_STEPS = 1_000;

  private record Hashed<M>(List<Step<M>> steps, long hash) {}

  private final TextCodec<?, M> codec;
  private final AtomicReferenceArray<Hashed<M>> recent = new AtomicReferenceArray<>(SLOTS);

  RecentHashes(TextCodec<?, M> codec) {
    this.codec = codec;
  }

  /**
   * What {@link StepsHash#of} gives, without any text if the last game had equal steps. Moves that
   * are equal have the same text.
   *
   * @param entrants by seat
   */
  long of(List<Integer> entrants, StepsHash<S, M> game) {
    if (game.steps().size() > MAX_STEPS) {
      return game.of(codec);
    }
    int slot = entrants.hashCode() & SLOTS - 1;
    Hashed<M> last = recent.get(slot);
    if (last == null || !last.steps().equals(game.steps())) {
      last = new Hashed<>(game.steps(), game.of(codec));
      recent.set(slot, last);
    }
    return last.hash();
  }
}
