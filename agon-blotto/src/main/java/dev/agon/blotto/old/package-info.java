/** The file formats and arithmetic of the original Blotto program. */
@NullMarked
package dev.agon.blotto.old;

import org.jspecify.annotations.NullMarked;
