/** The bridge commands: {@code agon bridge} and the original scorer's {@code simpscore}. */
@NullMarked
package dev.agon.app.bridge;

import org.jspecify.annotations.NullMarked;
