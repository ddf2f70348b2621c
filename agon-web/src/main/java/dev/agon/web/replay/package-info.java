/** What the player asks a server for. */
@NullMarked
package dev.agon.web.replay;

import org.jspecify.annotations.NullMarked;
