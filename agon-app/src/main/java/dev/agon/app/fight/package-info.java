/** The old Coin Fight program's command line and its output, kept exactly. */
@NullMarked
package dev.agon.app.fight;

import org.jspecify.annotations.NullMarked;
