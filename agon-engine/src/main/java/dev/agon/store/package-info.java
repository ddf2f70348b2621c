/** Keeping events in a database, so that what was played can be looked up and gone on with. */
@NullMarked
package dev.agon.store;

import org.jspecify.annotations.NullMarked;
