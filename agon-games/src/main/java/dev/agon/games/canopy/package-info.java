/** Canopy: players climb the layers of a forest by fighting, until one is the root of all. */
@NullMarked
package dev.agon.games.canopy;

import org.jspecify.annotations.NullMarked;
