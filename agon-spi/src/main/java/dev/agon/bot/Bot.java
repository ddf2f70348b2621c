package dev.agon.bot;

/**
 * Decides for one seat in one match.
 *
 * <p>A bot is made for its seat by {@link BuiltInBot#sit} and forgotten when the match is over. One
 * thread at a time uses it, but not always the same one, and other bots of the same kind may think
 * at the same time: fields of the bot need no locks, anything static or shared does.
 *
 * @param <V> what one seat may know
 * @param <M> what a seat decides
 */
@FunctionalInterface
public interface Bot<V, M> {
  /**
   * The move for what the seat sees now; called once for each question, in the order of the match.
   *
   * <p>The move must be legal: {@link dev.agon.game.Game#refuse} accepts it. The same seed and the
   * same questions must give the same moves, so chance comes from {@link Seating#dice} only, and
   * neither time nor threads decide anything.
   *
   * <p>An illegal move, null and any exception forfeit the match for this seat, with the reason in
   * the result; the event continues. Built-ins have no clock: a move that never returns stops the
   * event.
   *
   * @param view not null; it may be a window on the state, so it must not be kept beyond this call
   * @return not null
   */
  M move(V view);
}
