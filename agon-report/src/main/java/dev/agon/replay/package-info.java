/** A recorded match as the viewer shows it, on the pages of a server and in reports. */
@NullMarked
package dev.agon.replay;

import org.jspecify.annotations.NullMarked;
