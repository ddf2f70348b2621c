/** The rules of Canopy, and its text and JSON forms. */
@NullMarked
package dev.agon.games.canopy.rules;

import org.jspecify.annotations.NullMarked;
