/** All formats, and the stages that they make up. */
@NullMarked
package dev.agon.tournament.stages;

import org.jspecify.annotations.NullMarked;
