package dev.agon.game.picture;

import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import java.util.List;
import java.util.Optional;

/**
 * A match after some of its steps, ready to be drawn; immutable.
 *
 * <p>A frame may know more than the state: what just happened, which bullets were fired before, or
 * which of several equal coins is which. So frames are made one after the other, each from the one
 * before it. Nothing but the match and the viewpoint decides what is drawn: the same steps give the
 * same bytes.
 *
 * @param <S> the state
 * @param <M> what a seat decides
 */
public interface Frame<S, M> {
  /** The frame after one more step. */
  Frame<S, M> next(Step<M> step, S after);

  /** How many turns were played, as players of the game count them. */
  long turns();

  /** The match for a terminal, with what every seat may know; by default the match in words. */
  default List<String> text() {
    return List.of(words(Viewpoint.live()));
  }

  /**
   * The match as an SVG element, as {@link Svg#picture} writes it.
   *
   * <p>For two matches that the viewpoint's audience cannot tell apart the bytes are the same. A
   * part that moves has the same key in all frames of a match.
   */
  String svg(Viewpoint from);

  /**
   * The match as {@link Svg#landscape} writes it, for places that are wider than a phone; empty if
   * the game draws only the other picture, which is then shown everywhere. The same holds for it.
   */
  default Optional<String> landscape(Viewpoint from) {
    return Optional.empty();
  }

  /** The match in words, for people who do not see the picture; one or more sentences. */
  String words(Viewpoint from);

  /**
   * What each seat has so far, by seat: a number and what is counted, such as {@code 2 rounds};
   * empty if there is no such number. Everybody may know it.
   */
  default List<String> scores() {
    return List.of();
  }

  /** What mattered in the last step, if anything did; everybody may know it. */
  default List<Highlight> highlights() {
    return List.of();
  }
}
