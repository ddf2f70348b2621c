package dev.agon.tournament;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position in a growing list of played rounds, so that a format looks at each round once instead
 * of at all rounds whenever it is asked.
 */
public final class RoundCursor {
  private int seen;
  private @Nullable PlayedRound last;

  /**
   * Whether the list begins with the rounds that were seen. If not, the format begins anew, and all
   * rounds are unseen.
   */
  @SuppressWarnings("ReferenceEquality") // the same round, not an equal one
  public boolean continues(List<PlayedRound> played) {
    boolean isSame = seen == 0 || (played.size() >= seen && played.get(seen - 1) == last);
    if (!isSame) {
      seen = 0;
      last = null;
    }
    return isSame;
  }

  /** The rounds since the last call. */
  public List<PlayedRound> unseen(List<PlayedRound> played) {
    List<PlayedRound> more = played.subList(seen, played.size());
    seen = played.size();
    last = played.isEmpty() ? null : played.getLast();
    return more;
  }
}
