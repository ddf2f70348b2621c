/** What a director wants told: figures that differ from those published, and likely mistakes. */
@NullMarked
package dev.agon.bridge.check;

import org.jspecify.annotations.NullMarked;
