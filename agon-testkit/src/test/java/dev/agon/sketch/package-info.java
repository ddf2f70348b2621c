/** The rules of a game in short, there to show that the game interface carries it. */
@NullMarked
package dev.agon.sketch;

import org.jspecify.annotations.NullMarked;
