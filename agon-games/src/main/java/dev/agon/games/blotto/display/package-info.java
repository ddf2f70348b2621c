/** Words and pictures of the game. */
@NullMarked
package dev.agon.games.blotto.display;

import org.jspecify.annotations.NullMarked;
