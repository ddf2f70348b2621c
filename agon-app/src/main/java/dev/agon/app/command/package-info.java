/** Commands about events, games and bots, a class each. */
@NullMarked
package dev.agon.app.command;

import org.jspecify.annotations.NullMarked;
