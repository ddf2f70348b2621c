/** Solves Blotto for points: certified strategies, and the best plan against given opponents. */
@NullMarked
package dev.agon.games.blotto.solve;

import org.jspecify.annotations.NullMarked;
