/** The rules of Colonel Blotto, and its text and JSON forms. */
@NullMarked
package dev.agon.games.blotto.rules;

import org.jspecify.annotations.NullMarked;
