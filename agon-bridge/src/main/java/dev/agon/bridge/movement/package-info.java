/** Movements: who sits where in every round with which boards, generated and checked. */
@NullMarked
package dev.agon.bridge.movement;

import org.jspecify.annotations.NullMarked;
