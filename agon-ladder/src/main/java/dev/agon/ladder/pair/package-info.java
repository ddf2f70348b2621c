/** Who plays next: rules that choose matches from what a ladder knows, and nothing else. */
@NullMarked
package dev.agon.ladder.pair;

import org.jspecify.annotations.NullMarked;
