/** Blotto contests from files: reading entries, ranking them, and drawing plots. */
@NullMarked
package dev.agon.contest;

import org.jspecify.annotations.NullMarked;
