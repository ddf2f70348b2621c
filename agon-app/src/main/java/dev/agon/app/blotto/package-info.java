/** Blotto at the command line: the old program, contests from files, and the game solved. */
@NullMarked
package dev.agon.app.blotto;

import org.jspecify.annotations.NullMarked;
