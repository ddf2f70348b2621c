/** Match records: written while a match is played, to be replayed and verified. */
@NullMarked
package dev.agon.record;

import org.jspecify.annotations.NullMarked;
