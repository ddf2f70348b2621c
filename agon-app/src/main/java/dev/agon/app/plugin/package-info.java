/** Commands for games that are not part of Agon. */
@NullMarked
package dev.agon.app.plugin;

import org.jspecify.annotations.NullMarked;
