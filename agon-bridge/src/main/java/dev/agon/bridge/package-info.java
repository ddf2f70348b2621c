/** Duplicate bridge: contracts and their scores, IMPs and VPs. */
@NullMarked
package dev.agon.bridge;

import org.jspecify.annotations.NullMarked;
