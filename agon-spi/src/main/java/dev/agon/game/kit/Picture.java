package dev.agon.game.kit;

import java.util.List;

/**
 * The power to draw the state of a match for spectators: as text for a terminal now, and as SVG.
 *
 * <p>Later the parts of the SVG will have stable keys, so that a browser can animate from one
 * picture to the next.
 */
public interface Picture<S> {
  /** How many turns were played, as players of the game count them. */
  long turns(S state);

  /**
   * Lines for a terminal.
   *
   * @param names the players' names, by seat
   */
  List<String> text(S state, List<String> names);

  /**
   * An SVG document.
   *
   * @param names the players' names, by seat
   */
  String svg(S state, List<String> names);
}
