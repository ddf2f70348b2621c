/**
 * Blotto for points, solved: strategies with a certificate, and the best plan against given ones.
 */
@NullMarked
package dev.agon.games.blotto.solve;

import org.jspecify.annotations.NullMarked;
