/** Coin Fight: put a coin on the table, take less in change, have coins when nobody else has. */
@NullMarked
package dev.agon.games.coinfight;

import org.jspecify.annotations.NullMarked;
