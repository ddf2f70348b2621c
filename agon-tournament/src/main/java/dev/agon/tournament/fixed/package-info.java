/** Formats with a fixed schedule: round robin, gauntlet, table, matchups. */
@NullMarked
package dev.agon.tournament.fixed;

import org.jspecify.annotations.NullMarked;
