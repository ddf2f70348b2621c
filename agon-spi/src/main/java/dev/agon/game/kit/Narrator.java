package dev.agon.game.kit;

import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import java.util.List;

/** The power to tell a match, without giving away what somebody may not know. */
@FunctionalInterface
public interface Narrator<S, M> {
  /**
   * What a step did, and the new situation if it changed.
   *
   * @param names the players' names, by seat
   * @param from who is told
   * @return lines of at most 80 characters if the names are short; none if there is nothing to tell
   */
  List<String> tell(S before, Step<M> step, S after, List<String> names, Viewpoint from);
}
