/** BotStack: roulette with a shotgun for two players, with items and draws by agreement. */
@NullMarked
package dev.agon.games.botstack;

import org.jspecify.annotations.NullMarked;
