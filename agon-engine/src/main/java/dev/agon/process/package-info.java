/** Bots that are programs: starting them, talking to them, and leaving none behind. */
@NullMarked
package dev.agon.process;

import org.jspecify.annotations.NullMarked;
