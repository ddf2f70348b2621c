package dev.agon.match;

import dev.agon.game.Reason;

/**
 * A seat's failure.
 *
 * @param step how many steps the match had taken before it
 */
public record Fault(int seat, Reason reason, String detail, int step) {}
