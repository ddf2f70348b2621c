/** Matches while they are played, for spectators. */
@NullMarked
package dev.agon.watch;

import org.jspecify.annotations.NullMarked;
