/** Commands about events, games and bots, one class each. */
@NullMarked
package dev.agon.app.command;

import org.jspecify.annotations.NullMarked;
