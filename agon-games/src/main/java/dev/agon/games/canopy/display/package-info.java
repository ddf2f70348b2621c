/** Canopy for spectators: pictures of the forest, and matches told in sentences. */
@NullMarked
package dev.agon.games.canopy.display;

import org.jspecify.annotations.NullMarked;
