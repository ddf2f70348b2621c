/** What a game is: pure rules over immutable values, and the text and JSON forms beside them. */
@NullMarked
package dev.agon.game;

import org.jspecify.annotations.NullMarked;
