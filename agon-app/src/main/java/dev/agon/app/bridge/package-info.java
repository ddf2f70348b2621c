/** Duplicate bridge at the command line: the old scorer, and the director's commands. */
@NullMarked
package dev.agon.app.bridge;

import org.jspecify.annotations.NullMarked;
