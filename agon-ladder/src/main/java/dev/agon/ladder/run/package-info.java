/** A ladder as it is played: its state after each entry, and who plays its matches. */
@NullMarked
package dev.agon.ladder.run;

import org.jspecify.annotations.NullMarked;
