/** Ratings, likelihoods and sequential tests: how sure a result is. */
@NullMarked
package dev.agon.rating;

import org.jspecify.annotations.NullMarked;
