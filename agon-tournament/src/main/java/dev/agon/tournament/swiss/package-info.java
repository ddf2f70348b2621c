/** Swiss tournaments and how their rounds are paired. */
@NullMarked
package dev.agon.tournament.swiss;

import org.jspecify.annotations.NullMarked;
