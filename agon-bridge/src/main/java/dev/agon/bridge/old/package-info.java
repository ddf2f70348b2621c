/** The old scorer: its file, its arithmetic, its output. */
@NullMarked
package dev.agon.bridge.old;

import org.jspecify.annotations.NullMarked;
