/** How a game draws itself: frames of a match, and the SVG they are made of. */
@NullMarked
@PublicApi
package dev.agon.game.picture;

import dev.agon.api.PublicApi;
import org.jspecify.annotations.NullMarked;
