/** Reads sessions from the files of bridge clubs: USEBIO, tables, and the old scorer's format. */
@NullMarked
package dev.agon.bridge.file;

import org.jspecify.annotations.NullMarked;
