/** What a game is: pure rules over immutable values, and their text and JSON forms. */
@NullMarked
package dev.agon.game;

import org.jspecify.annotations.NullMarked;
