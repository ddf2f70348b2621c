/** Simulated ladders, in which the true strengths are known: what it takes until they are shown. */
@NullMarked
package dev.agon.ladder.simulate;

import org.jspecify.annotations.NullMarked;
