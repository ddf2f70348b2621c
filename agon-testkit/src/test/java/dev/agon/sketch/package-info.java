/**
 * Small games that show what it takes to write a game: with chance and hidden cards, and without.
 */
@NullMarked
package dev.agon.sketch;

import org.jspecify.annotations.NullMarked;
