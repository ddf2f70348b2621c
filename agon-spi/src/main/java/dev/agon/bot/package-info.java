/** What a bot is: it decides for one seat in one match. */
@NullMarked
@PublicApi
package dev.agon.bot;

import dev.agon.api.PublicApi;
import org.jspecify.annotations.NullMarked;
