/** The recipe of an evening: a session's files read, corrected, scored, checked and published. */
@NullMarked
package dev.agon.bridge.evening;

import org.jspecify.annotations.NullMarked;
