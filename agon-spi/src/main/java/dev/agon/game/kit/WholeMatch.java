package dev.agon.game.kit;

import dev.agon.bot.Bot;
import dev.agon.game.DrawKey;
import dev.agon.game.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * Plays a match between bots at once, without a state for each step, and with the same result.
 *
 * <p>Only for a game in which every match has a roll.
 *
 * @param <V> what one seat may know
 * @param <M> what a seat decides
 */
@FunctionalInterface
public interface WholeMatch<V, M> {
  /** How a match ended, and after how many steps. */
  record End(Outcome outcome, int steps) {}

  /**
   * Plays a match to its end; several threads may call this at once.
   *
   * @param bots by seat
   * @return empty if a bot's move is null or illegal: the match is played again step by step then,
   *     as it is if a bot throws
   */
  Optional<End> play(DrawKey deal, List<Bot<V, M>> bots);
}
