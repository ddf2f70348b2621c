/** How BotStack is told, asked and drawn. */
@NullMarked
package dev.agon.games.botstack.display;

import org.jspecify.annotations.NullMarked;
