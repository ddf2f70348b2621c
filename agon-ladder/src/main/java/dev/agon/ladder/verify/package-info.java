/** Recomputes a ladder from its log: commitments, choices, and what can be played again. */
@NullMarked
package dev.agon.ladder.verify;

import org.jspecify.annotations.NullMarked;
