/** The bots of an event: their sources, and the players made of them. */
@NullMarked
package dev.agon.entrant;

import org.jspecify.annotations.NullMarked;
