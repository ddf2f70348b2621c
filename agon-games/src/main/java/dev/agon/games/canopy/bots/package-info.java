/** Canopy's built-in bots; they see only what a player sees. */
@NullMarked
package dev.agon.games.canopy.bots;

import org.jspecify.annotations.NullMarked;
