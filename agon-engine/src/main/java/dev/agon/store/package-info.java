/** Stores events in a database, to look them up and to resume them. */
@NullMarked
package dev.agon.store;

import org.jspecify.annotations.NullMarked;
