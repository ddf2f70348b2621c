package dev.agon.game;

import java.util.List;

/** The power to tell a match to spectators, without giving away what a player may not know. */
@FunctionalInterface
public interface Narrator<S, M> {
  /**
   * What a step brought, and how things stand where that has changed.
   *
   * @param names the players' names, by seat
   * @return lines of at most 80 characters, if the names are short; none where nothing is to tell
   */
  List<String> tell(S before, Step<M> step, S after, List<String> names);
}
