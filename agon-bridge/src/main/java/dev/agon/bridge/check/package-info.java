/** Checks for directors: figures that differ from the published ones, and likely mistakes. */
@NullMarked
package dev.agon.bridge.check;

import org.jspecify.annotations.NullMarked;
