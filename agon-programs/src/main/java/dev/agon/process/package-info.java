/** Starts programs, talks to them, and ends them without leaving processes behind. */
@NullMarked
package dev.agon.process;

import org.jspecify.annotations.NullMarked;
