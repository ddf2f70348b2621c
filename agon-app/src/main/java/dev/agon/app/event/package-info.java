/** The commands that write and check an event file before the event is played. */
@NullMarked
package dev.agon.app.event;

import org.jspecify.annotations.NullMarked;
