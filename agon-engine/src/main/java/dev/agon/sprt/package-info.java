/** Sequential tests of two bots. */
@NullMarked
package dev.agon.sprt;

import org.jspecify.annotations.NullMarked;
