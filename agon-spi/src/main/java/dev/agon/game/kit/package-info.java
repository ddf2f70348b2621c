/** What comes with the rules of a game: text and JSON forms, built-in bots, and optional powers. */
@NullMarked
package dev.agon.game.kit;

import org.jspecify.annotations.NullMarked;
