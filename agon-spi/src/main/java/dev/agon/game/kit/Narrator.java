package dev.agon.game.kit;

import dev.agon.game.Step;
import java.util.List;

/** The power to tell a match to spectators, without giving away what a player may not know. */
@FunctionalInterface
public interface Narrator<S, M> {
  /**
   * What a step did, and the new situation if it changed.
   *
   * @param names the players' names, by seat
   * @return lines of at most 80 characters if the names are short; none if there is nothing to tell
   */
  List<String> tell(S before, Step<M> step, S after, List<String> names);
}
