/** Events that are played now, and the streams that follow them. */
@NullMarked
package dev.agon.web.live;

import org.jspecify.annotations.NullMarked;
