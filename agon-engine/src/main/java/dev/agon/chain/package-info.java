/** Keyed hashes over stored events, so that a change outside Agon is found. */
@NullMarked
package dev.agon.chain;

import org.jspecify.annotations.NullMarked;
