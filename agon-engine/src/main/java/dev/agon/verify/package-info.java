/** Checks finished events without their bots. */
@NullMarked
package dev.agon.verify;

import org.jspecify.annotations.NullMarked;
