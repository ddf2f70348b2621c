/** Scores a session: matchpoints, IMPs, percentages and places, in exact fractions. */
@NullMarked
package dev.agon.bridge.score;

import org.jspecify.annotations.NullMarked;
