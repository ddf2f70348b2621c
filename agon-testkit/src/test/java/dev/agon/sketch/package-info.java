/** Rules of four games in short, there to show that the game interface carries them. */
@NullMarked
package dev.agon.sketch;

import org.jspecify.annotations.NullMarked;
