/** How a game draws itself: frames of a match, and the SVG they are made of. */
@NullMarked
package dev.agon.game.picture;

import org.jspecify.annotations.NullMarked;
