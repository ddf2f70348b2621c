/** Single, double and group elimination, with brackets. */
@NullMarked
package dev.agon.tournament.elimination;

import org.jspecify.annotations.NullMarked;
