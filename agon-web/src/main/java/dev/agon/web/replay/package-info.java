/** A stored match as the browser's player shows it. */
@NullMarked
package dev.agon.web.replay;

import org.jspecify.annotations.NullMarked;
