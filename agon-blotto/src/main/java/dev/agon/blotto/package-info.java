/** Blotto contests from files: reads entries, ranks them, saves solutions, and draws plots. */
@NullMarked
package dev.agon.blotto;

import org.jspecify.annotations.NullMarked;
