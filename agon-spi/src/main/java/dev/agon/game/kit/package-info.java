/** What comes with the rules of a game: text and JSON forms, built-in bots, and optional powers. */
@NullMarked
@PublicApi
package dev.agon.game.kit;

import dev.agon.api.PublicApi;
import org.jspecify.annotations.NullMarked;
