/** The command {@code agon ladder}: ladders of the bots in a folder. */
@NullMarked
package dev.agon.app.ladder;

import org.jspecify.annotations.NullMarked;
