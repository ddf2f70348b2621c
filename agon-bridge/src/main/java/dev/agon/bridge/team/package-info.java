/** Scores team events: the boards of each match, the matches, and the standings of the teams. */
@NullMarked
package dev.agon.bridge.team;

import org.jspecify.annotations.NullMarked;
