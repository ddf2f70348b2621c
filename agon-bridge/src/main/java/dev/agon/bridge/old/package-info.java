/** The original bridge scorer: its file format, its arithmetic and its output. */
@NullMarked
package dev.agon.bridge.old;

import org.jspecify.annotations.NullMarked;
