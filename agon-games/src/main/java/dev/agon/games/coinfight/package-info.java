/** Coin Fight: put a coin on the table, take less in change, and be the last with coins. */
@NullMarked
package dev.agon.games.coinfight;

import org.jspecify.annotations.NullMarked;
