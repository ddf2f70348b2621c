/** Contests of plans: every plan fights every other, many at a time in the bits of a word. */
@NullMarked
package dev.agon.games.blotto.contest;

import org.jspecify.annotations.NullMarked;
