/** The first page: what Agon is, a match that plays by itself, games and events. */
@NullMarked
package dev.agon.web.front;

import org.jspecify.annotations.NullMarked;
