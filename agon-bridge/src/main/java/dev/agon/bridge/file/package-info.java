/** Reads sessions from the files that directors have. */
@NullMarked
package dev.agon.bridge.file;

import org.jspecify.annotations.NullMarked;
