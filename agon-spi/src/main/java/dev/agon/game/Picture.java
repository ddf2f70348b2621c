package dev.agon.game;

import java.util.List;

/** The power to draw how a match stands, for those who watch it. */
public interface Picture<S> {
  /** How many turns have been played, as players of the game count them. */
  long turns(S state);

  /**
   * A drawing for a terminal.
   *
   * @param names the players' names, by seat
   */
  List<String> text(S state, List<String> names);

  /** A drawing as an SVG document. */
  String svg(S state, List<String> names);
}
