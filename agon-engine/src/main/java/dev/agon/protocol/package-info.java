/** How the arena talks to bots that are programs, and how it times them. */
@NullMarked
package dev.agon.protocol;

import org.jspecify.annotations.NullMarked;
