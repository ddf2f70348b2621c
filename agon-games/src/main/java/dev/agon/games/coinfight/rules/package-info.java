/** The rules of Coin Fight, and its text and JSON forms. */
@NullMarked
package dev.agon.games.coinfight.rules;

import org.jspecify.annotations.NullMarked;
