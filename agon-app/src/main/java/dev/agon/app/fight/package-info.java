/** The original Coin Fight program's command line and output, unchanged. */
@NullMarked
package dev.agon.app.fight;

import org.jspecify.annotations.NullMarked;
