/** The referee, the players of a match, and its result. */
@NullMarked
package dev.agon.match;

import org.jspecify.annotations.NullMarked;
