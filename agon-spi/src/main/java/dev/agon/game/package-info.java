/** What a game is: pure rules over immutable values, and its settings. */
@NullMarked
package dev.agon.game;

import org.jspecify.annotations.NullMarked;
