/** Who plays: where a bot comes from, and how it becomes a player in a seat. */
@NullMarked
package dev.agon.entrant;

import org.jspecify.annotations.NullMarked;
