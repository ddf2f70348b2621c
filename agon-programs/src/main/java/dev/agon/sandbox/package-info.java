/** What a box is: what is visible in it, its limits, its layers, and the command that makes it. */
@NullMarked
package dev.agon.sandbox;

import org.jspecify.annotations.NullMarked;
