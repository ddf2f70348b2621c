/** Matches on paper: what happened, in a form that can be replayed and verified. */
@NullMarked
package dev.agon.record;

import org.jspecify.annotations.NullMarked;
