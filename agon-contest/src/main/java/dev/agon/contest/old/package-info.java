/** The file formats and arithmetic of the original Blotto program. */
@NullMarked
package dev.agon.contest.old;

import org.jspecify.annotations.NullMarked;
