/** The event file: a whole competition described in one place. */
@NullMarked
package dev.agon.event;

import org.jspecify.annotations.NullMarked;
