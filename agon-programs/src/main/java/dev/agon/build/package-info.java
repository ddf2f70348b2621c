/** Source files of bots: the languages they are in, and how they become programs. */
@NullMarked
package dev.agon.build;

import org.jspecify.annotations.NullMarked;
