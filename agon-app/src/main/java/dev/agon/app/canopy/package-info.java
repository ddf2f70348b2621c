/** Canopy as the assignment has it: several people at one keyboard. */
@NullMarked
package dev.agon.app.canopy;

import org.jspecify.annotations.NullMarked;
