/** Runs an event: from the typed event to its result. */
@NullMarked
package dev.agon.run;

import org.jspecify.annotations.NullMarked;
