/** What a game is: pure rules over immutable values, and its settings. */
@NullMarked
@PublicApi
package dev.agon.game;

import dev.agon.api.PublicApi;
import org.jspecify.annotations.NullMarked;
