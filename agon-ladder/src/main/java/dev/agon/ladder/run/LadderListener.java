package dev.agon.ladder.run;

import dev.agon.ladder.log.LadderEntry;

/** Told what happens on a ladder while it is played, from one thread at a time. */
public interface LadderListener {
  /** An entry was added to the log; a number for matches, counted from 1, is the state's. */
  default void added(LadderEntry entry, LadderState state) {}

  /** The ladder waits for further versions, because there are not enough for a match. */
  default void waiting(LadderState state) {}
}
