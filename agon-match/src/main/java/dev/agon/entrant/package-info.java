/** Makes the entrants of an event, and plays matches between them. */
@NullMarked
package dev.agon.entrant;

import org.jspecify.annotations.NullMarked;
