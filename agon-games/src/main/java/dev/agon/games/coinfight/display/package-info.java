/** Words and pictures of the game. */
@NullMarked
package dev.agon.games.coinfight.display;

import org.jspecify.annotations.NullMarked;
