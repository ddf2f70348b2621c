/** From a session's results to matchpoints, IMPs, percentages and places, exactly. */
@NullMarked
package dev.agon.bridge.score;

import org.jspecify.annotations.NullMarked;
