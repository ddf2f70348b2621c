/** Running an event at a terminal: progress, match lines, results. */
@NullMarked
package dev.agon.app.terminal;

import org.jspecify.annotations.NullMarked;
