/** BotStack: shotgun roulette for two, with items and a way to part in peace. */
@NullMarked
package dev.agon.games.botstack;

import org.jspecify.annotations.NullMarked;
