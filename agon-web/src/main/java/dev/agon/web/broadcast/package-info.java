/** Broadcasts: the matches of a premiere or of a finished event, as a show for a whole room. */
@NullMarked
package dev.agon.web.broadcast;

import org.jspecify.annotations.NullMarked;
