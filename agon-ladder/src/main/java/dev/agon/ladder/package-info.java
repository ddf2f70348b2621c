/** The values of a ladder: its versions of bots, its settings, and what is known at a point. */
@NullMarked
package dev.agon.ladder;

import org.jspecify.annotations.NullMarked;
