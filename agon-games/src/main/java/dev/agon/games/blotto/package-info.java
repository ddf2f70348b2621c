/** Colonel Blotto: spread your units over battlefields; more units on a field win its points. */
@NullMarked
package dev.agon.games.blotto;

import org.jspecify.annotations.NullMarked;
