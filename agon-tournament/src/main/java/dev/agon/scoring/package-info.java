/** Results in, standings out. */
@NullMarked
package dev.agon.scoring;

import org.jspecify.annotations.NullMarked;
