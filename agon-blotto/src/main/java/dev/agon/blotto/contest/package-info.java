/** Contests in which every plan fights every other, 64 wars at a time in the bits of a word. */
@NullMarked
package dev.agon.blotto.contest;

import org.jspecify.annotations.NullMarked;
