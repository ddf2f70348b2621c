/** Which matches are played: formats propose rounds, given the results so far. */
@NullMarked
package dev.agon.tournament;

import org.jspecify.annotations.NullMarked;
