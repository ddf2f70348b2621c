/** Ratings of thousands of versions from millions of results, and what can be said of them. */
@NullMarked
package dev.agon.ladder.fit;

import org.jspecify.annotations.NullMarked;
