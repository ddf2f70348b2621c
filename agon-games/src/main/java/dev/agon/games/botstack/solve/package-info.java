/** A BotStack round solved for perfect play. */
@NullMarked
package dev.agon.games.botstack.solve;

import org.jspecify.annotations.NullMarked;
