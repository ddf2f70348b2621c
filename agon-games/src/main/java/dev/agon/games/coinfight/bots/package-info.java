/** Coin Fight's built-in bots; they see only what a player sees. */
@NullMarked
package dev.agon.games.coinfight.bots;

import org.jspecify.annotations.NullMarked;
