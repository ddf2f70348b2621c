/** Ladders as tables: standings and matches. */
@NullMarked
package dev.agon.ladder.table;

import org.jspecify.annotations.NullMarked;
