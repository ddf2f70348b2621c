/** Duplicate bridge: contracts and what they score, IMPs and VPs. */
@NullMarked
package dev.agon.bridge;

import org.jspecify.annotations.NullMarked;
