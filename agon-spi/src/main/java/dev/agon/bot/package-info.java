/** What a bot is: it decides for one seat in one match. */
@NullMarked
package dev.agon.bot;

import org.jspecify.annotations.NullMarked;
