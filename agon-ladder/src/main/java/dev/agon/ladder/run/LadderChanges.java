package dev.agon.ladder.run;

import dev.agon.ladder.log.LadderEntry;
import java.util.List;

/** What happens to a ladder from outside: versions join, leave and come back. */
public interface LadderChanges {
  /**
   * The first match, counted from 1, that must not be chosen before changes are taken: 0 if some
   * are waiting, {@code Long.MAX_VALUE} if none are known.
   */
  long changesBefore();

  /** The changes that happen now, between two bundles. */
  List<LadderEntry> take(LadderState state);

  /** Waits until there is something to take, or the ladder is to end. */
  void await() throws InterruptedException;
}
