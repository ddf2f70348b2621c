package dev.agon.game.kit;

import java.util.List;

/** The power to ask a person for a move, in words and with what can be answered. */
public interface Questioner<V, M> {
  /**
   * The question of this view.
   *
   * <p>Every answer is a legal move, and every legal move can be given, except one that does the
   * same as another.
   *
   * @param names the players' names, by seat
   */
  Question<M> question(V view, List<String> names);

  /**
   * The match as this seat sees it, drawn for a terminal just before the question; nothing by
   * default, if what the {@link Narrator} tells is enough.
   *
   * @param names the players' names, by seat
   * @return lines of at most 80 characters if the names are short; left out if the {@link Narrator}
   *     has just told the same lines
   */
  default List<String> table(V view, List<String> names) {
    return List.of();
  }
}
