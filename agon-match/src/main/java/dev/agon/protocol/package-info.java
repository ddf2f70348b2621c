/** The two protocols in which programs play, and their clocks. */
@NullMarked
package dev.agon.protocol;

import org.jspecify.annotations.NullMarked;
