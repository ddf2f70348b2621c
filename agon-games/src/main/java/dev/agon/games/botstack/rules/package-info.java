/** The rules of BotStack, and its text and JSON forms. */
@NullMarked
package dev.agon.games.botstack.rules;

import org.jspecify.annotations.NullMarked;
