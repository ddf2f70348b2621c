/** Plays many matches at once and delivers their results in canonical order. */
@NullMarked
package dev.agon.execute;

import org.jspecify.annotations.NullMarked;
