/** Two-player Coin Fight solved, and a search for larger tables. */
@NullMarked
package dev.agon.games.coinfight.solve;

import org.jspecify.annotations.NullMarked;
