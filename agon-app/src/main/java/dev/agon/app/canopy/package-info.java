/** The original program of Canopy: several people at one keyboard. */
@NullMarked
package dev.agon.app.canopy;

import org.jspecify.annotations.NullMarked;
